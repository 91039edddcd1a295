// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
internal import CAccessibleText

/// An answer other than success.
struct Refusal: Error {
  let status: axt_status
  /// The key of the section that has to be handed over first.
  private(set) var needed: UInt64?

  init(_ status: Int) {
    self.status = axt_status(status)
  }

  init(_ need: TextNeed) {
    switch need {
    case .section(let key): (status, needed) = (axt_status(AXT_NEEDS_SECTION), key)
    case .layout(let key): (status, needed) = (axt_status(AXT_NEEDS_LAYOUT), key)
    }
  }

  init(_ error: HostTextError) {
    switch error {
    case .sectionKeyUsedTwice, .blockKeyUsedTwice: self.init(AXT_KEY_USED_TWICE)
    case .noSuchSection: self.init(AXT_UNKNOWN_KEY)
    case .tooManySections, .sectionTooLong: self.init(AXT_TOO_MUCH)
    case .staleLayout: self.init(AXT_STALE)
    }
  }
}

/// Answers a call: what the body throws becomes a status.
func answer(
  _ needed: UnsafeMutablePointer<UInt64>? = nil, _ body: () throws(Refusal) -> Void
) -> axt_status {
  do {
    try body()
    return axt_status(AXT_OK)
  } catch {
    if let key = error.needed, let needed, needed.isAligned { needed.pointee = key }
    return error.status
  }
}

extension TextAnswer {
  /// The answer, or the status that there is none.
  func value(orElse status: Int) throws(Refusal) -> Value {
    switch self {
    case .known(let value): return value
    case .awaits(let need): throw Refusal(need)
    case .none: throw Refusal(status)
    }
  }
}
