// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// A connection to a bus, for a program that waits for many things with `poll`.
///
/// Connecting waits, within a limit; nothing after it does. What cannot be written at once is kept, and
/// goes out when the socket takes it.
public final class DBusConnection {
  /// What to wait on; readable when something has come.
  public let descriptor: Int32
  /// The name that the bus knows this connection by; empty until `Hello` is answered.
  public private(set) var uniqueName = ""
  private var stream = DBusStream()
  private var unsent: [UInt8] = []
  private var lastSerial: UInt32 = 0
  private var isClosed = false
  /// What the other side may leave unread before it counts as gone, in bytes.
  private static let mostUnsent = 1 << 26

  /// Connects to the bus at an address, and says hello to it.
  ///
  /// - Parameter timeout: For how many milliseconds the bus may keep us waiting, all in all.
  public init(address: String, timeout: Int = 2_000) throws(DBusError) {
    let deadline = Deadline(milliseconds: timeout)
    descriptor = try Self.connect(to: try DBusAddress(address), deadline)
    // From here on a failure lets go of the socket as the end of the connection does.
    try authenticate(deadline)
    uniqueName = try hello(deadline)
  }

  deinit { close(descriptor) }

  /// Whether there is something that waits to be written.
  public var hasUnsent: Bool { !unsent.isEmpty }

  /// Sends a message, and gives it a serial.
  ///
  /// - Returns: The serial, which its answer names.
  /// - Throws: `closed` if the bus is gone.
  @discardableResult
  public func send(_ message: DBusMessage) throws(DBusError) -> UInt32 {
    lastSerial = lastSerial == .max ? 1 : lastSerial + 1
    var message = message
    message.serial = lastSerial
    unsent += message.wire
    try flush()
    guard unsent.count <= Self.mostUnsent else {
      isClosed = true
      throw .closed
    }
    return lastSerial
  }

  /// Writes what is waiting, as far as the socket takes it.
  public func flush() throws(DBusError) {
    var sent = 0
    while sent < unsent.count, !isClosed {
      let count = unsent[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        break
      } else if errno != EINTR {
        isClosed = true
      }
    }
    unsent.removeFirst(sent)
    if isClosed { throw .closed }
  }

  /// The messages that have come whole, without waiting.
  ///
  /// - Throws: `closed` if the bus is gone and no message is left; `malformed` if it speaks nonsense.
  public func receive() throws(DBusError) -> [DBusMessage] {
    readWaiting()
    var messages: [DBusMessage] = []
    while let message = try stream.next() { messages.append(message) }
    if messages.isEmpty, isClosed { throw .closed }
    return messages
  }

  private func readWaiting() {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while !isClosed {
      let count = chunk.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if count > 0 {
        stream.receive(chunk[..<count])
      } else if count == 0 {
        isClosed = true
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        return
      } else if errno != EINTR {
        isClosed = true
      }
    }
  }
}

/// How a connection begins.
extension DBusConnection {
  private static func connect(to address: DBusAddress, _ deadline: Deadline) throws(DBusError)
    -> Int32
  {
    let descriptor = socket(
      AF_UNIX,
      Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw .unreachable(reason: String(cString: strerror(errno))) }
    var socketAddress = sockaddr_un()
    socketAddress.sun_family = sa_family_t(AF_UNIX)
    let name = Array(address.name.utf8)
    let room = MemoryLayout.size(ofValue: socketAddress.sun_path) - 1
    guard name.count <= room, !name.isEmpty else {
      close(descriptor)
      throw .unknownAddress(address.name)
    }
    withUnsafeMutableBytes(of: &socketAddress.sun_path) { path in
      for (index, byte) in name.enumerated() { path[index + (address.isAbstract ? 1 : 0)] = byte }
    }
    // An abstract name is as long as the address says; one in the file system ends with a NUL.
    let length = MemoryLayout<sa_family_t>.size + name.count + 1
    let result = withUnsafePointer(to: &socketAddress) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(length))
      }
    }
    guard result == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw .unreachable(reason: reason)
    }
    return descriptor
  }

  /// SASL's EXTERNAL: the socket tells the bus who the user is.
  private func authenticate(_ deadline: Deadline) throws(DBusError) {
    let digits = "0123456789abcdef".utf8.map { $0 }
    let user = String(getuid()).utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    unsent = [0] + Array("AUTH EXTERNAL ".utf8) + user + Array("\r\n".utf8)
    try flush()
    var answer: [UInt8] = []
    while answer.last != UInt8(ascii: "\n") {
      try deadline.wait(for: descriptor)
      var byte: UInt8 = 0
      let count = recv(descriptor, &byte, 1, 0)
      if count == 1 { answer.append(byte) }
      guard count != 0, answer.count < 1_000 else { throw .closed }
    }
    let line = String(decoding: answer, as: UTF8.self)
    guard line.hasPrefix("OK ") else { throw .refused(answer: line) }
    unsent = Array("BEGIN\r\n".utf8)
    try flush()
  }

  private func hello(_ deadline: Deadline) throws(DBusError) -> String {
    let bus = "org.freedesktop.DBus"
    let serial = try send(.call(bus, "/org/freedesktop/DBus", bus, "Hello"))
    return try answer(to: serial, deadline).body.first?.text ?? ""
  }

  /// Waits for the answer to a call; only for the time before anyone is served.
  ///
  /// Other messages that come meanwhile are passed over.
  ///
  /// - Parameter timeout: In milliseconds.
  public func wait(forAnswerTo serial: UInt32, timeout: Int = 2_000) throws(DBusError)
    -> DBusMessage
  {
    try answer(to: serial, Deadline(milliseconds: timeout))
  }

  private func answer(to serial: UInt32, _ deadline: Deadline) throws(DBusError) -> DBusMessage {
    while true {
      readWaiting()
      while let message = try stream.next() {
        guard message.replySerial == serial else { continue }
        guard message.kind != .error else {
          throw .refused(answer: message.errorName ?? "an error")
        }
        return message
      }
      guard !isClosed else { throw .closed }
      try deadline.wait(for: descriptor)
    }
  }
}

/// A time until which something may take.
private struct Deadline {
  private let end: ContinuousClock.Instant

  init(milliseconds: Int) { end = .now + .milliseconds(milliseconds) }

  /// Waits until a socket can be read.
  func wait(for descriptor: Int32) throws(DBusError) {
    while true {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      guard left > 0 else { throw .timedOut }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if Glibc.poll(&poll, 1, Int32(left.rounded(.up))) > 0 { return }
    }
  }
}
