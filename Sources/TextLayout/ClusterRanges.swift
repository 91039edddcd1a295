// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The clusters that tile a piece of a section's text.
///
/// These are the section's characters, cut at the edges of the piece; what no character covers is a
/// cluster too. A run of ASCII at the start is told byte by byte: no line feed is in a block, and
/// only before text that is not ASCII can a byte be part of a longer character.
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
    let end = isASCII(from: start) ? start + 1 : endOfCharacter(at: start)
    rest = end..<rest.upperBound
    return start..<end
  }

  /// Whether the byte at an offset is a character by itself.
  private func isASCII(from offset: Int) -> Bool {
    guard text[offset] < 0x80 else { return false }
    return offset + 1 == rest.upperBound || text[offset + 1] < 0x80
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
