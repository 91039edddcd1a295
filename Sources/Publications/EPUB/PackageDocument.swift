// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// What an EPUB's package document says: metadata, manifest, spine.
struct PackageDocument {
  let path: String
  let metadata: PublicationMetadata
  let manifest: Manifest
  /// The manifest ids of the reading order.
  let spine: [SpineItem]
  /// The manifest ids of the items that only links lead to.
  let nonLinear: [SpineItem]
  /// The id of the NCX, which the spine of an EPUB 2 names.
  let ncxID: String?
  /// The landmarks of an EPUB 2.
  let guide: [MarkupTree]
  private(set) var diagnostics: [Diagnostic]

  struct SpineItem {
    let id: String
    let line: Int
    /// The steps to it through the package document, for fragment identifiers.
    let steps: [CFIStep]

    init(_ reference: MarkupTree, steps: [CFIStep]) {
      id = reference["idref"]?.collapsed ?? ""
      line = reference.element.line
      self.steps = steps
    }
  }

  init(_ resource: Resource, path: String, file: String) throws(PublicationError) {
    let (root, fault) = MarkupTree.parse(resource.bytes)
    guard let package = root?.name == "package" ? root : root?.descendants("package").first else {
      throw .noPackageDocument(
        PublicationPlace(file: file, path: path, line: fault?.line),
        reason: fault?.message ?? "it is no package document")
    }
    self.path = path
    diagnostics = []
    if let reason = resource.fault {
      diagnostics.append(Diagnostic(place: path, message: "The file is damaged: \(reason)."))
    }
    if let fault {
      diagnostics.append(
        Diagnostic(
          path: path, line: fault.line,
          message: "The package document is not well-formed and was repaired: \(fault.message)."))
    }
    metadata = PublicationMetadata(package)
    // Found at any depth, as a repaired document may nest where it should not.
    manifest = Manifest(package.descendants("item"), path: path)
    diagnostics += manifest.diagnostics
    let references = package.descendants("itemref")
    guard !references.isEmpty else {
      throw .noReadingOrder(PublicationPlace(file: file, path: path), reason: "its spine is empty")
    }
    let spineIndex = package.children.firstIndex { $0.name == "spine" } ?? 2
    let items = references.enumerated().map { index, reference in
      (
        isLinear: reference["linear"]?.collapsed.lowercased() != "no",
        item: SpineItem(
          reference,
          steps: [
            CFIStep(2 * (spineIndex + 1)),
            CFIStep(2 * (index + 1), id: reference["id"]?.collapsed),
          ])
      )
    }
    let linear = items.filter(\.isLinear).map(\.item)
    if linear.isEmpty {
      diagnostics.append(
        Diagnostic(place: path, message: "No item of the spine is linear; all are read."))
    }
    spine = linear.isEmpty ? items.map(\.item) : linear
    nonLinear = linear.isEmpty ? [] : items.filter { !$0.isLinear }.map(\.item)
    ncxID = package.descendants("spine").first?["toc"]?.collapsed
    guide = package.descendants("guide").first?.children("reference") ?? []
  }
}

extension PublicationMetadata {
  /// Reads the metadata of a package; what refines it is left aside.
  init(_ package: MarkupTree) {
    let metadata = package.first("metadata") ?? package
    func values(_ name: String) -> [MarkupTree] {
      metadata.descendants(name).filter { !$0.text.isEmpty }
    }
    title = values("title").first?.text
    creators = values("creator").map(\.text)
    language = values("language").first.map { TextLanguage($0.text) } ?? .undetermined
    switch package.descendants("spine").first?["page-progression-direction"]?.collapsed {
    case "rtl": pageProgression = .rightToLeft
    case "ltr": pageProgression = .leftToRight
    default: break
    }
    let unique = package["unique-identifier"]?.collapsed
    let identifiers = values("identifier")
    identifier = (identifiers.first { $0["id"]?.collapsed == unique } ?? identifiers.first)?.text
  }
}
