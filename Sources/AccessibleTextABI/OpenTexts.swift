// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
internal import CAccessibleText
internal import ICUText
internal import Synchronization

/// A text that a C program has opened.
///
/// Its lock is held while something is handed over; questions are asked of a snapshot, without it.
final class OpenText: Sendable {
  let unit: TextOffsetUnit
  private let text: Mutex<HostText>

  init(unit: TextOffsetUnit, layouts: HostLayouts) {
    self.unit = unit
    text = Mutex(HostText(segmenter: ICUSegmenter(), layouts: layouts))
  }

  /// The text as it stands.
  var document: TextDocument { text.withLock { $0.document } }

  /// Changes the text.
  func change<Value: Sendable>(
    _ change: (inout HostText) throws(HostTextError) -> Value
  ) throws(Refusal) -> Value {
    do {
      return try text.withLock { text throws(HostTextError) in try change(&text) }
    } catch {
      throw Refusal(error)
    }
  }
}

/// The texts that are open, by the numbers that C programs have of them.
///
/// A handle is a number and no pointer, so that one that was freed, or made up, is told apart.
enum OpenTexts {
  private struct State {
    var texts: [UInt64: OpenText] = [:]
    var last: UInt64 = 0
  }

  private static let state = Mutex(State())

  static func open(_ text: OpenText) -> axt_text {
    state.withLock { state in
      state.last += 1
      state.texts[state.last] = text
      return axt_text(id: state.last)
    }
  }

  static func text(_ handle: axt_text) throws(Refusal) -> OpenText {
    guard let text = state.withLock({ $0.texts[handle.id] }) else {
      throw Refusal(AXT_BAD_HANDLE)
    }
    return text
  }

  static func close(_ handle: axt_text) throws(Refusal) {
    guard state.withLock({ $0.texts.removeValue(forKey: handle.id) }) != nil else {
      throw Refusal(AXT_BAD_HANDLE)
    }
  }
}
