// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Standard input, as a book that can be read as often as one likes.
enum StandardInput {
  /// What messages call it.
  static let name = "standard input"

  /// Copies standard input into a file that has no name any more, so that nothing is left behind.
  ///
  /// - Returns: A path under which the copy can be opened.
  /// - Throws: `book` if standard input cannot be read or the copy not be written; a part of a book
  ///   is never taken for the whole.
  static func copy() throws(ToolError) -> String {
    // A closed standard input must not be taken for the file that would get its number.
    guard fcntl(STDIN_FILENO, F_GETFD) >= 0 else { throw failure("it cannot be read") }
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/accessible-text-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { throw failure("a copy cannot be made in \(folder)") }
    unlink(path)
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("it cannot be read") }
      guard count > 0 else { return "/proc/self/fd/\(file)" }
      guard Output.write(block[..<count], to: file) else {
        throw failure("its copy cannot be written")
      }
    }
  }

  private static func failure(_ what: String) -> ToolError {
    .book("\(name): \(what): \(String(cString: strerror(errno))).")
  }
}
