// SPDX-License-Identifier: Apache-2.0

/// How wide the characters of a line are, as long as all of them are as wide.
struct LinePitch {
  /// 0 while there are no characters, less than 0 when two differ or one has no width.
  private var width: Int

  /// There are no characters yet.
  static let unknown = LinePitch(width: 0)

  private init(width: Int) {
    self.width = width
  }

  /// The pitch of a run of ASCII whose measurer knows one, or that is a single character.
  init(ofASCII count: Int, width: Int, _ pitch: Int?) {
    let isEven = pitch.map { width == count * $0 } ?? (count == 1)
    self.width = isEven && width > 0 ? pitch ?? width : -1
  }

  /// The width of each character; any will do for a line without one.
  var value: Int? { width < 0 ? nil : width }

  /// Adds the next character.
  mutating func add(_ advance: Int) { add(LinePitch(width: advance > 0 ? advance : -1)) }

  /// Adds the next characters.
  mutating func add(_ next: LinePitch) {
    if width == 0 {
      width = next.width
    } else if next.width != 0, next.width != width {
      width = -1
    }
  }
}
