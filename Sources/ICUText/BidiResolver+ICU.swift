// SPDX-License-Identifier: Apache-2.0
public import AccessibleText
internal import CICUShim

/// Resolves the direction of text with the linked ICU.
///
/// Where ICU cannot, a paragraph is written from left to right, or as it was said to be.
///
/// - Complexity: linear in the length of the paragraph.
public struct ICUBidiResolver: BidiResolver {
  /// Makes a resolver; all are alike.
  public init() {}

  /// The embedding levels of a paragraph.
  public func levels(of paragraph: Span<UInt8>, base: WritingDirection?) -> BidiLevels {
    paragraph.withUnsafeBufferPointer { text in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(text.count, 1)) { levels in
        let wanted: Int32 = base.map { $0 == .leftToRight ? 0 : 1 } ?? -1
        levels.initialize(repeating: 0)
        let found = cicu_bidi_levels(text.baseAddress, text.count, wanted, levels.baseAddress)
        guard found >= 0 else { return BidiLevels(base: base ?? .leftToRight) }
        var result = BidiLevels(base: found == 0 ? .leftToRight : .rightToLeft)
        for end in text.indices where end + 1 == text.count || levels[end] != levels[end + 1] {
          result.append(level: levels[end], upTo: end + 1)
        }
        return result
      }
    }
  }
}
