// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension Publication {
  /// Opens an EPUB: reads its package document and its table of contents, and no section.
  init(epub container: some ResourceContainer, prefix: String) throws(PublicationError) {
    let root = try ContainerRoot(container, prefix: prefix)
    let resource: Resource
    do {
      resource = try container.read(root.packagePath)
    } catch {
      throw .noPackageDocument(
        PublicationPlace(file: container.file, path: root.packagePath), reason: error.reason)
    }
    let package = try PackageDocument(resource, path: root.packagePath, file: container.file)
    let encryption = Encryption(container, prefix: prefix)
    let spine = package.spine.map {
      SpineSection($0, in: package, container: container, encryption: encryption)
    }
    // Some converters list each heading of a file as an item of its own: the file is read once.
    let parts = Set(spine.filter(\.isPartOfFile).map(\.place))
    var read: Set<String> = []
    let sections = spine.filter { read.insert($0.place).inserted || !parts.contains($0.place) }
    let repeats =
      sections.count < spine.count
      ? [
        Diagnostic(
          place: package.path,
          message: "The spine names places inside files; each file is read once, whole.")
      ] : []
    let nonLinear = package.nonLinear.map {
      SpineSection($0, in: package, container: container, encryption: encryption)
    }
    let navigation = NavigationDocument(package, sections: sections, container: container)
    self.init(
      metadata: package.metadata, navigation: navigation.lists,
      diagnostics: container.diagnostics + root.diagnostics + package.diagnostics
        + repeats + navigation.diagnostics,
      skipped: nonLinear.map {
        SkippedContent(place: $0.place, element: "spine item", reason: .nonLinear)
      },
      source: SpineSections(
        container: container, sections: sections, nonLinear: nonLinear,
        language: package.metadata.language, pageLabels: navigation.pageLabels))
  }
}
