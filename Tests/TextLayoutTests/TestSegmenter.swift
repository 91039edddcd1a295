// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A segmenter that tests can foresee: lines break after spaces, line separators, soft hyphens and
/// zero-width spaces and between ideographs; a character is a scalar and what combines with it.
struct TestSegmenter: TextSegmenter {
  func findUnits(
    of kind: SegmentKind, in utf8: Span<UInt8>, paragraphs: [SegmentParagraph],
    into units: inout UnitBuilder
  ) {
    for paragraph in paragraphs {
      let bytes = paragraph.utf8.map { utf8[$0] }
      var start = paragraph.utf8.lowerBound
      var end = start
      var before: Unicode.Scalar?
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        if let before, isEdge(kind, before, scalar) {
          units.append(start, end)
          start = end
        }
        end += UTF8.width(scalar)
        before = scalar
      }
      units.append(start, end)
    }
  }

  private func isEdge(_ kind: SegmentKind, _ before: Unicode.Scalar, _ after: Unicode.Scalar)
    -> Bool
  {
    if kind == .character { return !after.extends(before) }
    if before.isLineBreak { return true }
    if after.isBreakingSpace || after.isLineBreak { return false }
    if before.isBreakingSpace { return true }
    if after.extends(before) { return false }
    return before == "\u{AD}" || before == "\u{200B}"
      || before.isIdeograph || after.isIdeograph
  }
}

extension Unicode.Scalar {
  var isBreakingSpace: Bool {
    [" ", "\t", "\u{1680}", "\u{2003}", "\u{205F}", "\u{3000}"].contains(self)
  }
  var isLineBreak: Bool { ["\u{2028}", "\u{85}", "\u{B}", "\u{C}"].contains(self) }
  var isIdeograph: Bool { ("\u{3041}"..."\u{9FFF}").contains(self) }
  var isMark: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }
  private var isControl: Bool {
    self != "\u{200D}"
      && [.control, .format, .lineSeparator].contains(properties.generalCategory)
  }
  private var isRegionalIndicator: Bool { ("\u{1F1E6}"..."\u{1F1FF}").contains(self) }

  func extends(_ before: Unicode.Scalar) -> Bool {
    guard !before.isControl else { return false }
    return isMark || self == "\u{200D}" || before == "\u{200D}"
      || ("\u{1F3FB}"..."\u{1F3FF}").contains(self)
      || isRegionalIndicator && before.isRegionalIndicator
  }
}
