// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Reads the lists that lead through an EPUB: the navigation document of EPUB 3, else the NCX and
/// the guide of EPUB 2.
struct NavigationDocument {
  private(set) var lists = Navigation()
  private(set) var diagnostics: [Diagnostic] = []
  /// For each file the labels of the printed pages that start at its elements, by their ids.
  private(set) var pageLabels: [String: [String: String]] = [:]
  private let sectionsByPath: [String: Int]

  init(_ package: PackageDocument, sections: [SpineSection], container: some ResourceContainer) {
    sectionsByPath = SpineSection.indices(ofFilesIn: sections)
    if let item = package.manifest.navigation {
      read(item, package, container) { $0.readNavigation($1, path: $2) }
    }
    let named = package.ncxID.flatMap { package.manifest[$0] }
    let ncx = named?.mediaType == Manifest.ncxType ? named : package.manifest.ncx
    if lists.contents.isEmpty, let ncx {
      read(ncx, package, container) { $0.readNCX($1, path: $2) }
    }
    if lists.landmarks.isEmpty { lists.landmarks = guide(package.guide, path: package.path) }
    if lists.contents.isEmpty {
      diagnostics.append(
        Diagnostic(place: package.path, message: "The publication has no table of contents."))
    }
  }

  private mutating func read(
    _ item: Manifest.Item, _ package: PackageDocument, _ container: some ResourceContainer,
    _ parse: (inout NavigationDocument, MarkupTree, String) -> Void
  ) {
    guard let path = container.locate(item.reference, from: package.path) else {
      diagnostics.append(
        Diagnostic(
          path: package.path, line: item.line,
          message: "The table of contents “\(item.reference)” is missing."))
      return
    }
    do {
      let (root, fault) = MarkupTree.parse(try container.read(path).bytes)
      if let fault {
        diagnostics.append(
          Diagnostic(
            path: path, line: fault.line,
            message: "The table of contents was repaired: \(fault.message)."))
      }
      if let root { parse(&self, root, path) }
    } catch {
      diagnostics.append(error.diagnostic(path: path))
    }
  }

  private mutating func readNavigation(_ root: MarkupTree, path: String) {
    let navs = root.descendants("nav").map { ($0, $0.element.semantics) }
    func list(_ names: Set<String>) -> MarkupTree? {
      navs.first { $0.1.names(names) }?.0.descendants("ol").first
    }
    let untyped = navs.first { $0.1.isEmpty }?.0.descendants("ol").first
    lists.contents =
      (list(["toc", "doc-toc"]) ?? untyped).map { entries(of: $0, path: path) } ?? []
    list(["page-list", "doc-pagelist"]).map { readPages(links(in: $0), path: path) }
    lists.landmarks =
      list(["landmarks"]).map { list in
        links(in: list).compactMap {
          landmark($0.element.semantics.first, $0.text, $0["href"], path: path)
        }
      } ?? []
  }

  private func links(in list: MarkupTree) -> [MarkupTree] {
    list.children("li").compactMap { item in item.descendants("a").first }
  }

  private func entries(of list: MarkupTree, path: String) -> [ContentsEntry] {
    list.children("li").compactMap { item in
      let children = item.first("ol").map { entries(of: $0, path: path) } ?? []
      let label = item.children.first { $0.name != "ol" }
      let link = label.flatMap { $0.name == "a" ? $0 : $0.descendants("a").first }
      return entry(label?.text ?? "", link?["href"], path: path, children)
    }
  }

  private mutating func readNCX(_ root: MarkupTree, path: String) {
    lists.contents = root.descendants("navmap").first.map { points(of: $0, path: path) } ?? []
    if lists.pageList.isEmpty, let list = root.descendants("pagelist").first {
      for target in list.children("pagetarget") {
        addPage(
          target.first("navlabel")?.text ?? target["value"] ?? "", target.first("content")?["src"],
          path: path)
      }
    }
  }

  private func points(of parent: MarkupTree, path: String) -> [ContentsEntry] {
    parent.children("navpoint").compactMap { point in
      entry(
        point.first("navlabel")?.text ?? "", point.first("content")?["src"], path: path,
        points(of: point, path: path))
    }
  }

  private mutating func readPages(_ links: [MarkupTree], path: String) {
    for link in links { addPage(link.text, link["href"], path: path) }
  }

  private mutating func addPage(_ label: String, _ reference: String?, path: String) {
    guard let page = entry(label, reference, path: path, []) else { return }
    lists.pageList.append(page)
    if let file = reference.flatMap({ file($0, from: path) }), let anchor = page.anchor {
      if pageLabels[file]?[anchor] == nil { pageLabels[file, default: [:]][anchor] = label }
    }
  }

  private func guide(_ references: [MarkupTree], path: String) -> [Landmark] {
    references.compactMap { landmark($0["type"], $0["title"] ?? "", $0["href"], path: path) }
  }

  private func landmark(
    _ kind: String?, _ title: String, _ reference: String?, path: String
  ) -> Landmark? {
    guard let kind, let reference else { return nil }
    return Landmark(
      kind: kind, title: title.collapsed,
      section: file(reference, from: path).flatMap { sectionsByPath[$0] },
      anchor: ResourcePath.fragment(of: reference.collapsed))
  }

  private func entry(
    _ title: String, _ reference: String?, path: String, _ children: [ContentsEntry]
  ) -> ContentsEntry? {
    guard !title.isEmpty || !children.isEmpty else { return nil }
    let section = reference.flatMap { file($0, from: path) }.flatMap { sectionsByPath[$0] }
    let anchor = reference.flatMap { ResourcePath.fragment(of: $0.collapsed) }
    return ContentsEntry(
      title: title, section: section, anchor: section == nil ? nil : anchor, children: children)
  }

  /// The file of the reading order that a reference leads to.
  private func file(_ reference: String, from path: String) -> String? {
    [true, false].lazy
      .compactMap { ResourcePath.resolve(reference.collapsed, from: path, decoding: $0) }
      .first { sectionsByPath[$0] != nil }
  }
}
