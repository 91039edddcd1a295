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

  init(_ passage: Passage, objects: ObjectReading) {
    let utf8 = Array(passage.text.utf8)
    let descriptions = objects == .substitute ? passage.objectDescriptionsByOffset : [:]
    var spoken: [UInt8] = []
    var edits: [Edit] = []
    spoken.reserveCapacity(utf8.count)
    var index = 0
    while index < utf8.count {
      guard utf8[index] >= 0xC2, let edit = Self.replacement(utf8, at: index, descriptions)
      else {
        spoken.append(utf8[index])
        index += 1
        continue
      }
      let start = spoken.count
      spoken.append(contentsOf: edit.text.utf8)
      edits.append(Edit(spoken: start..<spoken.count, source: index..<index + edit.length))
      index += edit.length
    }
    var scalars = String(decoding: spoken, as: UTF8.self).unicodeScalars
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    text = String(scalars)
    self.edits = edits
    sourceCount = utf8.count
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

  /// What is said instead of the scalar at an index, if anything is.
  private static func replacement(
    _ utf8: [UInt8], at index: Int, _ descriptions: [Int: String]
  ) -> (text: String, length: Int)? {
    let rest = utf8[index...]
    if rest.starts(with: [0xC2, 0xAD]) { return ("", 2) }
    if rest.starts(with: [0xE2, 0x80, 0xA8]) { return (" ", 3) }
    guard rest.starts(with: [0xEF, 0xBF, 0xBC]) else { return nil }
    return (descriptions[index] ?? "", 3)
  }
}

extension Passage {
  /// What each object in the text shows, by its offset.
  fileprivate var objectDescriptionsByOffset: [Int: String] {
    var descriptions: [Int: String] = [:]
    for run in attributes {
      if case .object(let description?) = run.attribute {
        descriptions[run.utf8.lowerBound] = description
      }
    }
    return descriptions
  }
}
