// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A stream socket that is read and written without waiting; closed with its last reference.
final class ByteStream {
  let number: Int32
  private var unsent: [UInt8] = []

  /// Takes over a connected stream socket.
  init(_ number: Int32) {
    self.number = number
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(number) }

  var descriptor: VoiceDescriptor { VoiceDescriptor(number, awaitsWriting: !unsent.isEmpty) }

  /// Writes as much as there is room for, and keeps the rest for later.
  func write(_ bytes: [UInt8]) {
    unsent += bytes
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes {
        send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 { unsent.removeFirst(count) } else if count == 0 || errno != EINTR { return }
    }
  }

  /// What has come.
  ///
  /// - Returns: `nil` if the other side is gone; no bytes if none have come.
  func read() -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // A sender that never stops must not keep the program from its other work.
    while bytes.count < 1_000_000 {
      let count = buffer.withUnsafeMutableBytes { recv(number, $0.baseAddress, $0.count, 0) }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        return bytes.isEmpty ? nil : bytes
      } else if errno != EINTR {
        return bytes.isEmpty && errno != EAGAIN ? nil : bytes
      }
    }
    return bytes
  }
}
