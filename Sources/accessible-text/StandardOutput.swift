// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Writes to standard output: line by line for a person at a terminal, in blocks into a pipe.
///
/// The first line goes out at once in either case, so that a follower can start. Where the reader of
/// a pipe has left, the process ends quietly.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private var hasWritten = false
  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private static let blockSize = 1 << 16

  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if isTerminal || !hasWritten || buffer.count >= Self.blockSize { flush() }
  }

  func flush() {
    var rest = buffer[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { exit(errno == EPIPE ? 0 : ExitStatus.book.rawValue) }
      rest = rest.dropFirst(written)
      hasWritten = true
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Writes to standard error, at once.
enum StandardError {
  static func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
