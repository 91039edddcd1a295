// SPDX-License-Identifier: Apache-2.0
import Glibc

/// An open file or folder: a descriptor, owned by one reader and closed with it.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  /// Opens a file by its path; a pipe is not waited for.
  init(_ path: String) throws(SystemError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
  }

  /// Opens a file in an open folder; a symbolic link is not followed.
  init(_ name: String, in folder: borrowing OpenFile) throws(SystemError) {
    descriptor = openat(
      folder.descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  enum Kind {
    case file, folder, other
  }

  /// What it is, and how many bytes it has.
  func status() throws(SystemError) -> (kind: Kind, size: Int) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError(code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return (.file, Int(status.st_size))
    case S_IFDIR: return (.folder, 0)
    default: return (.other, 0)
    }
  }

  /// Reads up to a number of bytes from where the last read ended.
  func read(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(1 << 16, max(limit, 1)))
    while bytes.count < limit {
      let count = Glibc.read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(code: errno)
      }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }
}

/// Why the system refused.
struct SystemError: Error {
  let code: Int32
  var reason: String { String(cString: strerror(code)) }
  /// Whether there is nothing by that name.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
