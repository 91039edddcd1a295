// SPDX-License-Identifier: Apache-2.0
import CXML2

/// What a file is, judged by its first bytes and never by its name.
enum FileKind: Equatable {
  case archive
  case markup
  /// Recognized text of scanned pages, in hOCR.
  case scan
  case plainText
  /// Something that is no publication, with the words for it.
  case other(String)

  /// How many bytes the judgement needs.
  static let sampleSize = 4096

  init(_ sample: [UInt8]) {
    let archives = ["PK\u{3}\u{4}", "PK\u{5}\u{6}"]
    if archives.contains(where: { sample.starts(with: $0.utf8) }) {
      self = .archive
    } else if let name = Self.formatThatIsNoText(sample) {
      self = .other(name)
    } else {
      let utf8 = DecodedText(sample).utf8
      let kind = Self.textKind(utf8)
      self = kind == .markup && Self.saysHOCR(utf8) ? .scan : kind
    }
  }

  private static let formats: [(offset: Int, mark: [UInt8], name: String)] = [
    (0, Array("%PDF-".utf8), "a PDF document"),
    (0, [0x1F, 0x8B], "a gzip-compressed file"),
    (0, Array("BZh".utf8), "a bzip2-compressed file"),
    (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz-compressed file"),
    (0, [0x28, 0xB5, 0x2F, 0xFD], "a zstd-compressed file"),
    (0, [0x37, 0x7A, 0xBC, 0xAF], "a 7-Zip archive"),
    (0, Array("Rar!".utf8), "a RAR archive"),
    (257, Array("ustar".utf8), "a tar archive"),
    (0, [0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    (0, [0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (0, Array("GIF8".utf8), "a GIF picture"),
    (8, Array("WEBP".utf8), "a WebP picture"),
    (0, Array("AT&TFORM".utf8), "a DjVu document"),
    (60, Array("BOOKMOBI".utf8), "a Kindle book"),
    (0, [0xD0, 0xCF, 0x11, 0xE0], "an old Microsoft Office document"),
    (0, Array("{\\rtf".utf8), "an RTF document"),
    (0, Array("ID3".utf8), "an MP3 recording"),
    (0, Array("OggS".utf8), "an Ogg recording"),
    (0, [0x7F, 0x45, 0x4C, 0x46], "a program"),
  ]

  /// The name of what bytes are, if they are no text of any kind.
  static func formatThatIsNoText(_ bytes: [UInt8]) -> String? {
    let sample = Array(bytes.prefix(sampleSize))
    let known = formats.first { sample.dropFirst($0.offset).starts(with: $0.mark) }
    return known?.name ?? (isBinary(sample) ? "a binary file" : nil)
  }

  /// Whether control characters are too many for any text.
  private static func isBinary(_ sample: [UInt8]) -> Bool {
    switch TextEncoding(of: sample) {
    case .marked: return false
    case .guessed(let name) where name.hasPrefix("UTF-") || name.hasPrefix("ISO-2022"): return false
    case .utf8, .declared, .guessed: break
    }
    let controls = sample.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }
    return controls * 20 > sample.count
  }

  private static func textKind(_ utf8: [UInt8]) -> FileKind {
    var rest = utf8.drop { $0.isMarkupSpace }
    while let comment = rest.starts(with: Array("<!--".utf8))
      ? rest.firstRange(of: Array("-->".utf8)) : nil
    {
      rest = rest[comment.upperBound...].drop { $0.isMarkupSpace }
    }
    guard rest.first == UInt8(ascii: "<") else { return .plainText }
    let name = String(
      decoding: rest.dropFirst().prefix { $0 > 0x20 && !"<>/".utf8.contains($0) }, as: UTF8.self
    ).lowercased()
    switch name {
    case "?xml", "!doctype": return kindOfXML(rest)
    default: return htmlTagLookup(name) == nil ? .plainText : .markup
    }
  }

  /// Whether markup has classes of hOCR, or says so in its head.
  private static func saysHOCR(_ utf8: [UInt8]) -> Bool {
    ["ocr_page", "ocr_carea", "ocr_line", "ocrx_word", "ocr-system", "ocr-capabilities"]
      .contains { utf8.firstRange(of: Array($0.utf8)) != nil }
  }

  private static func kindOfXML(_ rest: ArraySlice<UInt8>) -> FileKind {
    let text = String(decoding: rest, as: UTF8.self).lowercased()
    if text.utf8Range(of: "<html") != nil || text.utf8Range(of: "<!doctype html") != nil {
      return .markup
    }
    if text.utf8Range(of: "<package") != nil { return .other("an EPUB's package document alone") }
    return .other("an XML document of another kind")
  }
}
