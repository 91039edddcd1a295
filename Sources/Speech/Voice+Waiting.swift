// SPDX-License-Identifier: Apache-2.0
public import Glibc

extension Voice {
  /// Waits for the voice, and then does what is due.
  ///
  /// - Parameter limit: How long to wait at most.
  /// - Returns: What has happened, in order; nothing when the time is over.
  public func wait(upTo limit: Duration) -> [VoiceEvent] {
    let due = proceed()
    guard due.isEmpty else { return due }
    let end = ContinuousClock.now + limit
    repeat {
      let until = min(deadline ?? end, end)
      let left = (until - .now).roundedUpToMilliseconds
      var waiting = descriptors.map(\.forPoll)
      poll(&waiting, nfds_t(waiting.count), left)
      let events = proceed()
      guard events.isEmpty else { return events }
    } while ContinuousClock.now < end
    return []
  }
}

extension VoiceDescriptor {
  /// The descriptor as `poll()` takes it.
  public var forPoll: pollfd {
    pollfd(fd: number, events: Int16(awaitsWriting ? POLLIN | POLLOUT : POLLIN), revents: 0)
  }
}

extension Duration {
  /// The time for `poll()`: never negative, and never so short that a deadline is missed by a hair.
  fileprivate var roundedUpToMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds < 1_000_000 else { return .max }
    let milliseconds = seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(max(milliseconds, 0))
  }
}
