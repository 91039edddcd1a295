// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The clusters that tile a piece of a section's text.
///
/// These are the section's characters, cut at the edges of the piece; what no character covers is a
/// cluster too. The section is asked for its characters only where a scalar might be part of a
/// longer one.
struct ClusterRanges: Sequence, IteratorProtocol {
  private let section: TextSection
  private let text: [UInt8]
  private var characters: UnitRanges?
  private var character: Range<Int>?
  private var rest: Range<Int>

  init(of range: Range<Int>, in section: TextSection, text: [UInt8]) {
    self.section = section
    self.text = text
    rest = range
  }

  mutating func next() -> Range<Int>? {
    guard !rest.isEmpty else { return nil }
    let start = rest.lowerBound
    let end = endOfSingleScalar(at: start) ?? endOfCharacter(at: start)
    rest = end..<rest.upperBound
    return start..<end
  }

  /// The end of the scalar at an offset, if it is a cluster for sure: the last one of the piece, and
  /// ASCII before ASCII, as no block holds a line feed.
  private func endOfSingleScalar(at offset: Int) -> Int? {
    let lead = text[offset]
    let end = offset + (lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
    guard end < rest.upperBound else { return rest.upperBound }
    return lead < 0x80 && text[end] < 0x80 ? end : nil
  }

  private mutating func endOfCharacter(at start: Int) -> Int {
    var characters = self.characters ?? section.unitRanges(of: .character, from: start)
    var character = self.character ?? characters.next()
    while let known = character, known.upperBound <= start { character = characters.next() }
    self.characters = characters
    self.character = character
    guard let character, character.lowerBound <= start else {
      return Swift.min(character?.lowerBound ?? rest.upperBound, rest.upperBound)
    }
    return Swift.min(character.upperBound, rest.upperBound)
  }
}
