// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import CICUShim

/// The marks that a language puts around a quotation.
struct QuotationMarks: Equatable {
  let open: String
  let close: String

  /// - Parameter depth: How many quotations are around it; the marks alternate.
  init(language: TextLanguage, depth: Int) {
    let isInner = depth % 2 == 1
    open = Self.mark(language, isInner: isInner, isClosing: false) ?? "\u{201C}"
    close = Self.mark(language, isInner: isInner, isClosing: true) ?? "\u{201D}"
  }

  private static func mark(_ language: TextLanguage, isInner: Bool, isClosing: Bool) -> String? {
    var name = [CChar](repeating: 0, count: Int(CICU_MARK_CAPACITY))
    var tag = language.tag
    tag.withUTF8 { tag in
      tag.withMemoryRebound(to: CChar.self) {
        cicu_quotation_mark($0.baseAddress, $0.count, isInner, isClosing, &name)
      }
    }
    let mark = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return mark.isEmpty ? nil : mark
  }
}
