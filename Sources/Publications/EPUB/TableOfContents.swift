// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Reads an EPUB's table of contents: the navigation document of EPUB 3, else the NCX of EPUB 2.
struct TableOfContents {
  private(set) var entries: [ContentsEntry] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let sectionsByPath: [String: Int]

  init(_ package: PackageDocument, sections: [SpineSection], container: some ResourceContainer) {
    sectionsByPath = Dictionary(
      sections.enumerated().flatMap { index, section in section.paths.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    if let item = package.manifest.navigation {
      read(item, package, container) { $0.navigation($1, path: $2) }
    }
    let ncx = package.ncxID.flatMap { package.manifest[$0] }
    if entries.isEmpty,
      let item = ncx?.mediaType == Manifest.ncxType ? ncx : package.manifest.ncx
    {
      read(item, package, container) { $0.ncx($1, path: $2) }
    }
    if entries.isEmpty {
      diagnostics.append(
        Diagnostic(place: package.path, message: "The publication has no table of contents."))
    }
  }

  private mutating func read(
    _ item: Manifest.Item, _ package: PackageDocument, _ container: some ResourceContainer,
    _ parse: (TableOfContents, MarkupTree, String) -> [ContentsEntry]
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
      entries = root.map { parse(self, $0, path) } ?? []
    } catch {
      diagnostics.append(error.diagnostic(path: path))
    }
  }

  private func navigation(_ root: MarkupTree, path: String) -> [ContentsEntry] {
    let navs = root.descendants("nav")
    let nav = navs.first { $0.element.semantics.contains { $0 == "toc" || $0 == "doc-toc" } }
    return (nav ?? navs.first)?.descendants("ol").first.map { list($0, path: path) } ?? []
  }

  private func list(_ list: MarkupTree, path: String) -> [ContentsEntry] {
    list.children("li").compactMap { item in
      let children = item.first("ol").map { self.list($0, path: path) } ?? []
      let label = item.children.first { $0.name != "ol" }
      let link = label.flatMap { $0.name == "a" ? $0 : $0.descendants("a").first }
      return entry(label?.text ?? "", link?["href"], path: path, children)
    }
  }

  private func ncx(_ root: MarkupTree, path: String) -> [ContentsEntry] {
    root.descendants("navmap").first.map { points(of: $0, path: path) } ?? []
  }

  private func points(of parent: MarkupTree, path: String) -> [ContentsEntry] {
    parent.children("navpoint").compactMap { point in
      entry(
        point.first("navlabel")?.text ?? "", point.first("content")?["src"], path: path,
        points(of: point, path: path))
    }
  }

  private func entry(
    _ title: String, _ reference: String?, path: String, _ children: [ContentsEntry]
  ) -> ContentsEntry? {
    guard !title.isEmpty || !children.isEmpty else { return nil }
    let section = reference.flatMap { reference in
      [true, false].lazy
        .compactMap { ResourcePath.resolve(reference.collapsed, from: path, decoding: $0) }
        .compactMap { sectionsByPath[$0] }.first
    }
    return ContentsEntry(title: title, section: section, children: children)
  }
}
