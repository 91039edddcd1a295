// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import DBus

/// Over a bus of our own, with no session and no configuration of the machine's.
@Suite("D-Bus connection", .enabled(if: PrivateBus.isInstalled), .timeLimit(.minutes(2)))
struct DBusConnectionTests {
  @Test func `two programs call each other and answer`() throws {
    let bus = try PrivateBus()
    defer { bus.stop() }
    let (server, client) = try (
      DBusConnection(address: bus.address), DBusConnection(address: bus.address)
    )
    #expect(server.uniqueName.hasPrefix(":1.") && server.uniqueName != client.uniqueName)
    let long = String(repeating: "über ", count: 100_000)
    let serial = try client.send(.call(server.uniqueName, "/a", "a.b", "Echo", [.string(long)]))
    let call = try #require(
      try next(of: server, while: { try client.flush() }, where: { $0.kind == .call }))
    #expect(call.member == "Echo" && call.sender == client.uniqueName)
    try server.send(call.answer(call.body + [.int32(1)]))
    let answer = try #require(
      try next(of: client, while: { try server.flush() }, where: { $0.replySerial == serial }))
    #expect(answer.body == [.string(long), .int32(1)])
    #expect(!server.hasUnsent)
    let wrong = try client.send(.call(server.uniqueName, "/a", "a.b", "Nothing"))
    let refused = try #require(try next(of: server) { $0.kind == .call })
    try server.send(refused.error("a.b.Error", "no such method"))
    #expect(throws: DBusError.refused(answer: "a.b.Error")) {
      try client.wait(forAnswerTo: wrong)
    }
  }

  @Test func `who does not answer is not waited for beyond the time`() throws {
    let bus = try PrivateBus()
    defer { bus.stop() }
    let (silent, client) = try (
      DBusConnection(address: bus.address), DBusConnection(address: bus.address)
    )
    let serial = try client.send(.call(silent.uniqueName, "/a", "a.b", "C"))
    #expect(throws: DBusError.timedOut) { try client.wait(forAnswerTo: serial, timeout: 50) }
  }

  @Test func `a bus that is gone is an error, not a trap`() throws {
    let bus = try PrivateBus()
    let client = try DBusConnection(address: bus.address)
    bus.stop()
    #expect(throws: DBusError.closed) {
      while true { _ = try client.receive() }
    }
    #expect(throws: DBusError.closed) { try client.send(.signal("/a", "a.b", "C")) }
    #expect(throws: DBusError.self) { try DBusConnection(address: bus.address) }
    #expect(throws: DBusError.self) { try DBusConnection(address: "unix:path=/nowhere/at/all") }
    let long = "unix:path=/" + String(repeating: "x", count: 200)
    #expect(throws: DBusError.self) { try DBusConnection(address: long) }
  }

  private func next(
    of connection: DBusConnection, while others: () throws -> Void = {},
    where fits: (DBusMessage) -> Bool
  ) throws -> DBusMessage? {
    for _ in 0..<2_000 {
      try others()
      if let message = try connection.receive().first(where: fits) { return message }
      usleep(1_000)
    }
    return nil
  }
}

/// A `dbus-daemon` on a socket of its own.
final class PrivateBus {
  let address: String
  private let process = Process()
  private let folder: URL

  static let program = "/usr/bin/dbus-daemon"
  /// Where it is missing the tests are skipped; on CI that is a failure.
  static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: program)
      || ProcessInfo.processInfo.environment["CI"] != nil
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "bus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    address = "unix:path=\(folder.path)/bus"
    let configuration = folder.appending(path: "bus.conf")
    try """
    <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
    <policy context="default"><allow send_destination="*"/><allow eavesdrop="false"/>
    <allow own="*"/></policy></busconfig>
    """.write(to: configuration, atomically: true, encoding: .utf8)
    process.executableURL = URL(filePath: Self.program)
    process.arguments = ["--config-file=\(configuration.path)", "--nofork", "--nopidfile"]
    try process.run()
    for _ in 0..<2_000 where !FileManager.default.fileExists(atPath: folder.path + "/bus") {
      usleep(1_000)
    }
  }

  func stop() {
    // The daemon inherits a mask in which a gentler signal may be blocked; and Foundation's own way to
    // wait hangs where several threads wait.
    kill(process.processIdentifier, SIGKILL)
    for _ in 0..<5_000 where process.isRunning { usleep(1_000) }
    try? FileManager.default.removeItem(at: folder)
  }
}
