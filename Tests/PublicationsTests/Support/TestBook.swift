// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Publications

/// An EPUB made in a test: chapters by name, and whatever else is said about it.
struct TestBook {
  var chapters: [(name: String, body: String)] = [("c1.xhtml", "<p>One.</p>")]
  var metadata = """
    <dc:identifier id="uid">urn:x</dc:identifier><dc:title>A Book</dc:title>
    <dc:language>en</dc:language><dc:creator>Ada</dc:creator><dc:creator>Ben</dc:creator>
    """
  /// More items of the manifest, and of the spine.
  var items = ""
  var references = ""
  var spineAttributes = ""
  /// More resources, from the package's folder on.
  var files: [(name: String, content: [UInt8])] = []
  var navigation: String? = #"<ol><li><a href="c1.xhtml">First</a></li></ol>"#

  var package: String {
    let manifest = chapters.enumerated().map {
      #"<item id="c\#($0)" href="\#($1.name)" media-type="application/xhtml+xml"/>"#
    }
    let spine = chapters.indices.map { #"<itemref idref="c\#($0)"/>"# }
    let nav =
      #"<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>"#
    return """
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\(metadata)</metadata>
      <manifest>\(manifest.joined())\(items)\(navigation == nil ? "" : nav)</manifest>
      <spine \(spineAttributes)>\(spine.joined())\(references)</spine></package>
      """
  }

  /// All resources, in the order they are stored.
  var resources: [(name: String, content: [UInt8])] {
    var all = [
      ("mimetype", "application/epub+zip"),
      (
        "META-INF/container.xml",
        """
        <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>
        <rootfile full-path="OPS/package.opf" media-type="application/oebps-package+xml"/>
        </rootfiles></container>
        """
      ),
      ("OPS/package.opf", package),
    ]
    if let navigation { all.append(("OPS/nav.xhtml", Self.nav(navigation))) }
    all += chapters.map { ("OPS/\($0.name)", Self.chapter($0.body)) }
    return all.map { ($0.0, Array($0.1.utf8)) } + files.map { ("OPS/\($0.name)", $0.content) }
  }

  static func chapter(_ body: String) -> String {
    body.hasPrefix("<?xml") || body.hasPrefix("<html")
      ? body
      : """
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
      <head><title>-</title></head><body>\(body)</body></html>
      """
  }

  static func nav(_ list: String) -> String {
    chapter(#"<nav epub:type="toc"><h1>Contents</h1>\#(list)</nav>"#)
  }

  var archive: [UInt8] {
    var zip = ZipBuilder()
    for resource in resources { zip.add(resource.name, resource.content) }
    return zip.finish()
  }

  /// Opens the book as an archive.
  func read<T>(_ body: (Publication) throws -> T) throws -> T {
    try TemporaryFolder().read(archive, named: "book.epub", body)
  }

  /// Opens the book as a folder.
  func readFolder<T>(
    _ change: (TemporaryFolder) throws -> Void = { _ in }, _ body: (Publication) throws -> T
  ) throws -> T {
    let folder = try TemporaryFolder()
    for resource in resources { try folder.write(resource.content, named: resource.name) }
    try change(folder)
    return try withExtendedLifetime(folder) { try body(try Publication.open(folder.path)) }
  }
}

/// A folder that is deleted with the last reference to it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/publications-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders it is in.
  @discardableResult
  func write(_ bytes: [UInt8], named name: String) throws -> String {
    let file = path + "/" + name
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a file and opens it, for as long as it is read.
  func read<T>(_ bytes: [UInt8], named name: String, _ body: (Publication) throws -> T) throws -> T
  {
    let file = try write(bytes, named: name)
    return try withExtendedLifetime(self) { try body(try Publication.open(file)) }
  }
}

extension Publication {
  /// All sections as text for people.
  var rendering: String {
    (0..<sectionCount).map { content(ofSection: $0).rendering }.joined(separator: "\n--\n")
  }
}
