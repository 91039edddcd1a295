// SPDX-License-Identifier: Apache-2.0

/// What a voice is given for a text, with the map back to the text.
///
/// Soft hyphens are left out, line breaks become spaces, an embedded object becomes its description,
/// and the white space at the end is dropped.
///
/// *Law: mapping a place of the spoken text back gives a place of the text whose character it says.*
public struct SpokenText: Hashable, Sendable {
  /// The text that is spoken.
  public let text: String
  /// Where the spoken text departs from the source: from `spoken` on, offsets are shifted.
  private let edits: [Edit]
  private let sourceCount: Int

  private struct Edit: Hashable {
    /// What the replacement says, in UTF-8 code units of the spoken text.
    let spoken: Range<Int>
    /// What it stands for, in UTF-8 code units of the text.
    let source: Range<Int>
  }

  init(_ passage: Passage, _ preferences: ReadingPreferences) {
    var writer = Writer(utf8: Array(passage.text.utf8))
    for substitution in passage.substitutions(preferences) {
      writer.copy(upTo: substitution.utf8.lowerBound)
      writer.replace(upTo: substitution.utf8.upperBound, with: substitution.text)
    }
    writer.copy(upTo: writer.utf8.count)
    var scalars = String(decoding: writer.spoken, as: UTF8.self).unicodeScalars
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    text = String(scalars)
    edits = writer.edits
    sourceCount = writer.utf8.count
  }

  /// The offset in the source text of what is said at an offset of the spoken text.
  ///
  /// Both are in UTF-8 code units. Inside a replacement it is the start of what is replaced; an offset out of range is
  /// taken for the nearest one in it, since voices report such.
  ///
  /// - Complexity: O(log n) in the number of replacements.
  public func sourceOffset(of spokenOffset: Int) -> Int {
    let spokenOffset = min(max(spokenOffset, 0), text.utf8.count)
    let next = edits.partitioningIndex { $0.spoken.lowerBound > spokenOffset }
    guard next > 0 else { return spokenOffset }
    let edit = edits[next - 1]
    return spokenOffset < edit.spoken.upperBound
      ? edit.source.lowerBound : edit.source.upperBound + spokenOffset - edit.spoken.upperBound
  }

  /// The offset in the spoken text at which an offset of the source is said, or what replaces it.
  ///
  /// - Complexity: O(log n) in the number of replacements.
  public func spokenOffset(of sourceOffset: Int) -> Int {
    let sourceOffset = min(max(sourceOffset, 0), sourceCount)
    let next = edits.partitioningIndex { $0.source.lowerBound > sourceOffset }
    guard next > 0 else { return min(sourceOffset, text.utf8.count) }
    let edit = edits[next - 1]
    let offset =
      sourceOffset < edit.source.upperBound
      ? edit.spoken.lowerBound : edit.spoken.upperBound + sourceOffset - edit.source.upperBound
    return min(offset, text.utf8.count)
  }

  /// Writes what is spoken, from the start of the source to its end.
  private struct Writer {
    let utf8: [UInt8]
    private(set) var spoken: [UInt8] = []
    private(set) var edits: [Edit] = []
    private var index = 0

    init(utf8: [UInt8]) {
      self.utf8 = utf8
      spoken.reserveCapacity(utf8.count)
    }

    /// Says the source as it is, but for soft hyphens, line breaks and objects.
    mutating func copy(upTo end: Int) {
      while index < end {
        if utf8[index] == 0xC2, utf8[index...].starts(with: [0xC2, 0xAD]) {
          replace(upTo: index + 2, with: "")
        } else if utf8[index] == 0xE2, utf8[index...].starts(with: [0xE2, 0x80, 0xA8]) {
          replace(upTo: index + 3, with: " ")
        } else if utf8[index] == 0xEF, utf8[index...].starts(with: [0xEF, 0xBF, 0xBC]) {
          // An object that is passed over, or that nobody has described.
          replace(upTo: index + 3, with: "")
        } else {
          spoken.append(utf8[index])
          index += 1
        }
      }
    }

    /// Says something else instead of the source.
    mutating func replace(upTo end: Int, with text: String) {
      let start = spoken.count
      spoken.append(contentsOf: text.utf8)
      edits.append(Edit(spoken: start..<spoken.count, source: index..<end))
      index = end
    }
  }
}
