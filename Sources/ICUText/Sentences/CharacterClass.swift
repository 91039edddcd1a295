// SPDX-License-Identifier: Apache-2.0
internal import CICUShim

/// What a scalar is to the rules of sentences.
enum CharacterClass: UInt8 {
  case other, space, lower, upper
  /// A letter of a script without case.
  case letter
  case digit
  /// A combining mark or a format character: the rules look through it.
  case extend
  /// A mark that may end a sentence.
  case terminal
  /// A comma, a colon: the sentence goes on behind it.
  case pause
  case open, close
  /// A mark that may open or close.
  case quote
  case dash

  /// The class of a scalar, from the properties that ICU has.
  @inline(__always)
  init(_ scalar: UInt32) {
    self = CharacterClass(rawValue: cicu_class_of(scalar)) ?? .other
  }

  var isLetter: Bool { self == .lower || self == .upper || self == .letter }
  var isLetterOrDigit: Bool { isLetter || self == .digit }
}
