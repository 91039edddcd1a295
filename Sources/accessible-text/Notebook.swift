// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A file to which a reader's notes are added, one after the other.
///
/// It begins with a line that tells it from other files, so that no book is ever written to.
struct Notebook {
  /// Where the file is.
  let path: String
  private static let heading = Array("# Reading notes\n\n".utf8)

  /// - Throws: `usage` where the file cannot be a notebook, before anything has been read or shown.
  init(_ path: String, book: String) throws(ToolError) {
    guard path != "-", !path.isEmpty else {
      throw .usage("--save takes the name of a file; standard output is no notebook.")
    }
    guard path != book else { throw .usage("--save names the book itself.") }
    self.path = path
  }

  /// Adds a note: all of it or nothing.
  ///
  /// The file is locked meanwhile, written to in one piece and, if that fails half way, cut to the
  /// length it had.
  ///
  /// - Throws: `book`, with the reason, if the note is not in the file.
  func append(_ note: Note) throws(ToolError) {
    let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard file >= 0 else { throw failure(String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw failure("it is not a file")
    }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure(String(cString: strerror(errno))) }
    }
    // Another process may have written before the lock was ours.
    guard fstat(file, &status) == 0, status.st_size == 0 || Self.isNotebook(file) else {
      throw failure("it holds something else than reading notes, and stays as it is")
    }
    let bytes = (status.st_size == 0 ? Self.heading : []) + Array(note.entry.utf8)
    guard Output.write(bytes[...], to: file), fsync(file) == 0 else {
      let reason = String(cString: strerror(errno))
      _ = ftruncate(file, status.st_size)
      throw failure(reason)
    }
  }

  private static func isNotebook(_ file: Int32) -> Bool {
    var start = [UInt8](repeating: 0, count: heading.count)
    return pread(file, &start, start.count, 0) == start.count && start == heading
  }

  private func failure(_ reason: String) -> ToolError {
    .book("\(path): the note could not be added: \(reason).")
  }
}
