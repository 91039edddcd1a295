// SPDX-License-Identifier: Apache-2.0

/// Says the unit under a finger, once until the finger leaves it.
///
/// Where the finger is, others know: they find the caret under the point, or none.
public struct TouchExploration: Sendable {
  /// The unit that is said; a finger that rests is not told again.
  public var granularity: TextGranularity
  /// How units are said.
  public var speech: UnitSpeech
  /// The unit under the finger.
  public private(set) var unit: TextRange?

  /// Starts without a finger on the text.
  public init(by granularity: TextGranularity = .line, speech: UnitSpeech = UnitSpeech()) {
    self.granularity = granularity
    self.speech = speech
  }

  /// The finger is at a caret of an element, or where no text is.
  ///
  /// - Returns: `nil` where nothing is to be said: the unit is the same, or there is none.
  public mutating func touch(_ caret: TextCaret?, in element: any TextInputModel) -> RotorAnswer? {
    let stepped = element.spokenGranularity(of: granularity)
    let touched = caret.flatMap {
      TextWalker(at: element).unit(stepped, at: $0.position, affinity: $0.affinity)
    }
    defer { unit = touched }
    guard let touched, touched != unit else { return nil }
    return RotorAnswer(speech.said(stepped, touched, in: element), range: touched)
  }

  /// The finger is at a point of the page that shows an element.
  ///
  /// - Returns: `nil` where nothing is to be said: the unit is the same, or the element is not laid
  ///   out.
  public mutating func touch(_ point: Point, in element: any TextInputModel) -> RotorAnswer? {
    touch(element.closestPosition(to: point), in: element)
  }

  /// The finger has left the text.
  public mutating func lift() {
    unit = nil
  }
}
