// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import ICUText
import Publications
import Testing

/// The small books by which EPUB 3.3 and its checker are tested: what of each is read.
///
/// A row has the file, its sections, the utterances of its reading, and its diagnostics; each was read by a
/// person and held against what the standard asks of a reading system for the text. `RECORD_GOLDENS=1` prints
/// the table anew.
@Suite(
  "EPUB's own test books", .enabled(if: Folders.hasShared, Comment(rawValue: Folders.noShared)))
struct ConformanceBookTests {
  @Test func `each book gives what it gave when a person read it`() {
    let found = Self.files.map(Self.row)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      print(found.joined(separator: "\n"))
    }
    #expect(Set(found).subtracting(Self.rows) == [])
    #expect(found.count == Self.rows.count)
  }

  // What the standard asks, by name; the others only have to be read.
  @Test(arguments: [
    // An external entity is never loaded, and that is said.
    ("w3c/pub-xml-external-id.epub", "was left out"),
    // A page that is not well-formed is an error that is reported; its text is read.
    ("w3c/pub-xml-non-validating_unclosed.epub", "not well-formed"),
    ("w3c/pub-xml-names.epub", "what namespaces allow"),
    ("malformed/nav-toc-missing-error.epub", "no table of contents"),
    ("malformed/ocf-mimetype-file-incorrect-value-error.epub", "media type"),
    ("malformed/ocf-mimetype-file-leading-spaces-error.epub", "media type"),
  ])
  func `a fault is said`(file: String, words: String) throws {
    let tool = try Tool("read-all", Folders.shared.appending(path: "books/\(file)").path)
    #expect(tool.status == 0)
    #expect(tool.errors.contains(words), "\(tool.errors)")
  }

  private static let files = ["w3c", "malformed"].flatMap { folder in
    Folders.files(in: Folders.shared.appending(path: "books/\(folder)"), endings: ["epub"])
  }

  private static func row(_ path: String) -> String {
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    do {
      let book = try Publication.open(path)
      let said = WholeBook(book, columns: 60, rows: 30).spoken.count
      let faults =
        book.diagnostics.count
        + (0..<book.sectionCount).reduce(0) { $0 + book.content(ofSection: $1).diagnostics.count }
      return "\(name) | \(book.sectionCount) | \(said) | \(faults)"
    } catch {
      return "\(name) | refused"
    }
  }

  private static let rows: [String] = """
    cnt-mathml-support | 1 | 2 | 0
    css-epub-text-emphasis | 4 | 39 | 0
    css-epub-text-underline-position | 5 | 12 | 2
    css-epub-writing-mode | 3 | 11 | 0
    mol-css | 2 | 24 | 0
    mol-ignore | 2 | 23 | 0
    mol-support_xhtml-load-fxl | 3 | 27 | 0
    nav-access | 1 | 1 | 0
    nav-spine_in-spine-hidden-toc-html | 3 | 6 | 0
    nav-spine_in-spine-no-list-style | 3 | 5 | 0
    pkg-dir-auto_root-rtl | 1 | 3 | 1
    pkg-dir-auto_root-unset | 1 | 3 | 1
    pkg-dir_but_not_content | 1 | 5 | 0
    pkg-dir_creator-rtl | 1 | 1 | 0
    pkg-dir_rtl-root-ltr | 1 | 3 | 1
    pkg-dir_rtl-root-unset | 1 | 3 | 1
    pkg-dir_unset-root-unset | 1 | 3 | 1
    pkg-spine-duplicate-item-ui | 4 | 4 | 0
    pkg-spine-order | 4 | 12 | 0
    pkg-spine-progression_ltr | 4 | 12 | 0
    pkg-version-backward | 1 | 1 | 0
    pss-support | 1 | 1 | 0
    pss-support_ignore-title | 2 | 4 | 0
    pub-foreign_xml-spine | 1 | 1 | 0
    pub-xml-external-id | 1 | 1 | 1
    pub-xml-names | 1 | 1 | 1
    pub-xml-non-validating_comment | 2 | 2 | 0
    pub-xml-non-validating_unclosed | 1 | 2 | 1
    conformance-xml-id-leading-trailing-spaces-valid | 1 | 2 | 0
    content-css-encoding-latin1-error | 1 | 2 | 0
    content-css-encoding-utf16-declared-warning | 1 | 2 | 0
    content-css-encoding-utf16-not-declared-warning | 1 | 2 | 0
    content-css-encoding-utf8-declared-valid | 1 | 2 | 0
    content-xhtml-link-to-missing-doc-error | 2 | 4 | 0
    content-xhtml-xml-base-url-remote-relative-path-error | 1 | 2 | 0
    fallback-chain-circular-error | 1 | 0 | 0
    mediaoverlays-active-class-svg-stylesheet-xml-pi-valid | 1 | 1 | 0
    nav-links-out-of-spine-error | 1 | 2 | 0
    nav-toc-missing-error | 1 | 2 | 1
    ncx-id-syntax-invalid-error | 1 | 2 | 0
    ncx-missing-resource-error | 1 | 2 | 0
    ncx-pagetarget-type-error | 1 | 2 | 0
    ncx-uid-mismatch-error | 1 | 2 | 0
    ncx-uid-spaces-valid | 1 | 2 | 0
    ocf-container-not-ocf-error | refused
    ocf-directory-empty-warning | 1 | 2 | 0
    ocf-filename-character-forbidden-error | 1 | 2 | 0
    ocf-filename-character-forbidden-non-publication-resource-error | 1 | 2 | 0
    ocf-filename-character-non-ascii-usage | 1 | 2 | 0
    ocf-filename-character-space-warning | 1 | 2 | 0
    ocf-filename-duplicate-after-canonical-normalization-error | 1 | 2 | 0
    ocf-filename-duplicate-after-common-case-folding-error | 2 | 4 | 0
    ocf-filename-duplicate-after-compatibility-normalization-valid | 2 | 4 | 0
    ocf-filename-not-utf8-error | 1 | 2 | 0
    ocf-mimetype-file-incorrect-value-error | 1 | 2 | 1
    ocf-mimetype-file-leading-spaces-error | 1 | 2 | 1
    ocf-zip-mimetype-entry-extra-field-error | 1 | 2 | 0
    ocf-zip-unreadable-image-with-epub-extension-fatal | refused
    opf-spine-toc-attribute-to-non-ncx-error | 1 | 2 | 0
    package-ncx-invalid-error | 1 | 2 | 0
    package-ncx-missing-references-to-spine-valid | 2 | 4 | 0
    package-ncx-valid | 1 | 2 | 0
    xml-external-identifier-allowed-valid | 5 | 9 | 0
    xml-external-identifier-bad-mediatype-error | 1 | 2 | 0
    """.split(separator: "\n").map(String.init)
}
