// SPDX-License-Identifier: Apache-2.0

/// The resources of an EPUB that are encrypted, which only their seller's software can read.
struct Encryption {
  private var paths: Set<String> = []

  /// Reads `META-INF/encryption.xml`, which a book without encrypted resources does not have.
  init(_ container: some ResourceContainer, prefix: String) {
    guard let resource = try? container.read(prefix + "META-INF/encryption.xml"),
      let root = MarkupTree.parse(resource.bytes).root
    else { return }
    for reference in root.descendants("cipherreference") {
      if let path = ResourcePath.resolve(reference["URI"]?.collapsed ?? "", from: prefix) {
        paths.insert(path)
      }
    }
  }

  func covers(_ path: String) -> Bool { paths.contains(path) }
}
