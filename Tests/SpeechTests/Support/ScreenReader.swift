// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Speech

/// A second client of a speech server, which speaks as a screen reader does: at priority `message`,
/// cancelling what it has said before.
final class ScreenReader {
  private let stream: ByteStream
  private var reader = SSIPReader()
  private var replies: [SSIPLine] = []
  /// What has begun of its messages, by number.
  private var begun: Set<String> = []
  private var news: [String] = []

  init?(at address: SpeechServerAddress) {
    guard let stream = address.connect() else { return nil }
    self.stream = stream
  }

  /// Says who it is.
  func greet(while others: () -> Void) {
    for command in [
      "SET SELF CLIENT_NAME test:screen-reader:main", "SET SELF NOTIFICATION BEGIN ON",
      "SET SELF PRIORITY MESSAGE",
    ] { _ = self.command(SSIPText.line(command), while: others) }
  }

  /// Says something after cancelling what it was saying, and waits until it has begun.
  ///
  /// - Parameter others: What goes on meanwhile.
  /// - Returns: How long it took from the cancelling on; `nil` if it has not begun in ten seconds.
  func say(_ text: String, while others: () -> Void) -> Duration? {
    let start = ContinuousClock.now
    cancel(while: others)
    _ = command(SSIPText.line("SPEAK"), while: others)
    let number = command(SSIPText.message(Array(text.utf8)), while: others).first?.text ?? ""
    while !begun.contains(number), ContinuousClock.now - start < .seconds(10) { read(others) }
    return begun.contains(number) ? ContinuousClock.now - start : nil
  }

  func cancel(while others: () -> Void) {
    _ = command(SSIPText.line("CANCEL SELF"), while: others)
  }

  private func command(_ bytes: [UInt8], while others: () -> Void) -> [SSIPLine] {
    stream.write(bytes)
    let end = ContinuousClock.now + .seconds(10)
    while replies.last?.isLast != true, ContinuousClock.now < end { read(others) }
    defer { replies = [] }
    return replies
  }

  private func read(_ others: () -> Void) {
    var waiting = stream.descriptor.forPoll
    poll(&waiting, 1, 1)
    others()
    for line in reader.read(stream.read() ?? []) {
      if !line.isEvent {
        replies.append(line)
      } else if line.isLast {
        if line.code == 701, let number = news.first { begun.insert(number) }
        news = []
      } else {
        news.append(line.text)
      }
    }
  }
}
