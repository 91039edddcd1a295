// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct ContainerRootTests {
  private func archive(_ change: (inout [(name: String, content: [UInt8])]) -> Void) -> [UInt8] {
    var resources = TestBook().resources
    change(&resources)
    var zip = ZipBuilder()
    for resource in resources { zip.add(resource.name, resource.content) }
    return zip.finish()
  }

  private func error(_ archive: [UInt8]) throws -> PublicationError? {
    #expect(throws: PublicationError.self) {
      try TemporaryFolder().read(archive, named: "b.epub") { _ in }
    }
  }

  @Test func `a media type that is missing, late or wrong is a diagnostic`() throws {
    let changes: [(inout [(name: String, content: [UInt8])]) -> Void] = [
      { $0.removeFirst() },
      { $0.append($0.removeFirst()) },
      { $0[0].content = Array(" application/epub+zip".utf8) },
    ]
    for change in changes {
      try TemporaryFolder().read(archive(change), named: "b.epub") {
        #expect($0.diagnostics.map(\.place) == ["mimetype"])
        #expect($0.rendering == "[paragraph en] One.")
      }
    }
  }

  @Test func `an archive that is no EPUB is named`() throws {
    let error = try error(archive { $0.remove(at: 1) })
    #expect(error?.description.contains("zip archive without META-INF/container.xml") == true)
  }

  @Test func `a container without a package document is refused with its place`() throws {
    for text in [
      "", "<container/>", "<container><rootfiles><rootfile/></rootfiles></container>",
      "<container><rootfiles><rootfile full-path='gone.opf'/></rootfiles></container>",
      "<container><rootfiles><rootfile full-path='../../etc/passwd'/></rootfiles></container>",
    ] {
      guard
        case .noPackageDocument(let place, _)? = try error(
          archive { $0[1].content = Array(text.utf8) })
      else { Issue.record("\(text)"); continue }
      #expect(place.path == "META-INF/container.xml")
    }
  }

  @Test func `a package without a spine has no reading order`() throws {
    guard
      case .noReadingOrder(let place, _)? = try error(
        archive { $0[2].content = Array("<package><manifest/><spine/></package>".utf8) })
    else { Issue.record("not refused"); return }
    #expect(place.path == "OPS/package.opf")
  }

  @Test func `a package that is not well-formed is repaired`() throws {
    let text = TestBook().package.replacing(
      "<dc:title>A Book</dc:title>", with: "<dc:title>A & Book</dc:title>")
    try TemporaryFolder().read(archive { $0[2].content = Array(text.utf8) }, named: "b.epub") {
      #expect($0.title == "A & Book")
      #expect($0.diagnostics.count == 1)
      #expect($0.rendering == "[paragraph en] One.")
    }
  }
}
