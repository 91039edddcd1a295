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
    let isWritten = Output.write(buffer[...], to: STDOUT_FILENO)
    guard isWritten else {
      if errno == EPIPE { exit(ExitStatus.success.rawValue) }
      StandardError.write(
        "accessible-text: standard output: \(String(cString: strerror(errno))).\n")
      exit(ExitStatus.book.rawValue)
    }
    hasWritten = hasWritten || !buffer.isEmpty
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Writes to a file descriptor.
enum Output {
  /// Writes all bytes, in as many steps as it takes.
  ///
  /// - Returns: Whether all were written; `errno` says why not.
  static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }
}

/// Writes to standard error, at once.
enum StandardError {
  static func write(_ text: String) {
    _ = Output.write(Array(text.utf8)[...], to: STDERR_FILENO)
  }
}
