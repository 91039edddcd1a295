// SPDX-License-Identifier: Apache-2.0
import AccessibleText

@testable import Publications

extension SectionContent {
  /// The section for people: a block a line, `[role language] text`.
  ///
  /// The role alone stands where the block is in no known language. Runs of another language are
  /// `{fr: bon voyage}`, objects `<description>`, line breaks `⏎`.
  var rendering: String {
    blocks.map { block in
      var role = block.role.name
      if case .heading(let level) = block.role { role += " \(level)" }
      if block.language != .undetermined { role += " \(block.language.tag)" }
      let text = rendering(of: block)
      return text.isEmpty ? "[\(role)]" : "[\(role)] \(text)"
    }.joined(separator: "\n")
  }

  var isValid: Bool { utf8.span.isValidUTF8 }

  private func rendering(of block: TextBlock) -> String {
    var text = ""
    var index = block.utf8.lowerBound
    while index < block.utf8.upperBound {
      for annotation in annotations where annotation.utf8.lowerBound == index {
        if case .language(let language) = annotation.attribute { text += "{\(language.tag): " }
      }
      let length = Self.scalarLength(utf8[index])
      let scalar = String(decoding: utf8[index..<index + length], as: UTF8.self)
      text += description(at: index) ?? (scalar == "\u{2028}" ? "⏎" : scalar)
      index += length
      for annotation in annotations where annotation.utf8.upperBound == index {
        if case .language = annotation.attribute { text += "}" }
      }
    }
    return text
  }

  private func description(at index: Int) -> String? {
    for annotation in annotations where annotation.utf8.lowerBound == index {
      if case .object(let description) = annotation.attribute { return "<\(description ?? "?")>" }
    }
    return nil
  }

  private static func scalarLength(_ lead: UInt8) -> Int {
    lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
  }
}

/// The rendering of the body of an XHTML chapter.
func rendering(
  ofBody body: String, attributes: String = "", language: TextLanguage = .undetermined
) -> String {
  chapter(body, attributes: attributes, language: language).rendering
}

/// The section read from the body of an XHTML chapter.
func chapter(
  _ body: String, attributes: String = "", language: TextLanguage = .undetermined
) -> SectionContent {
  read(
    """
    <?xml version="1.0"?>
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" \(attributes)>
    <head><title>Not read</title></head><body>\(body)</body></html>
    """, language: language)
}

/// The section read from a whole document.
func read(_ document: String, language: TextLanguage = .undetermined) -> SectionContent {
  MarkupDocument(place: "a.xhtml", language: language).read(Array(document.utf8))
}
