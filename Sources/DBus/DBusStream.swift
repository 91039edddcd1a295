// SPDX-License-Identifier: Apache-2.0

/// Cuts what comes over a connection into messages.
struct DBusStream {
  private var bytes: [UInt8] = []
  private var start = 0

  mutating func receive(_ more: some Sequence<UInt8>) { bytes += more }

  /// The next message, if it has come whole.
  ///
  /// - Throws: That the bytes are no message; nothing that comes after can be understood.
  mutating func next() throws(DBusError) -> DBusMessage? {
    let rest = bytes[start...]
    guard let length = try DBusMessage.length(of: rest), rest.count >= length else {
      // What has been read is dropped when there is nothing more to read, not message by message.
      bytes.removeFirst(start)
      start = 0
      return nil
    }
    start += length
    return try DBusMessage(wire: rest.prefix(length))
  }
}
