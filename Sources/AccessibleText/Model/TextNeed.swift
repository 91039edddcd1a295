// SPDX-License-Identifier: Apache-2.0

/// What a host has not handed over yet, and what an answer waits for.
///
/// It is an answer, not a call: whoever gets it asks the host, at leisure, and goes on with the text
/// as it is then.
public enum TextNeed: Hashable, Sendable {
  /// The blocks of a section, by the host's key for it.
  case section(UInt64)
  /// The lines and pages of a section, by the host's key for it.
  case layout(UInt64)
}

/// An answer about a text that may not all be there yet.
public enum TextAnswer<Value> {
  /// The answer.
  case known(Value)
  /// The answer is not known before this has been handed over.
  case awaits(TextNeed)
  /// There is none: the text ends, or what was asked about is foreign, stale or out of range.
  case none

  /// The answer, where it is known.
  public var value: Value? {
    guard case .known(let value) = self else { return nil }
    return value
  }

  /// What the answer waits for.
  public var need: TextNeed? {
    guard case .awaits(let need) = self else { return nil }
    return need
  }

  /// The same answer about something else.
  func map<Other>(_ change: (Value) -> Other) -> TextAnswer<Other> {
    switch self {
    case .known(let value): .known(change(value))
    case .awaits(let need): .awaits(need)
    case .none: .none
    }
  }
}

extension TextAnswer: Equatable where Value: Equatable {}
extension TextAnswer: Sendable where Value: Sendable {}
