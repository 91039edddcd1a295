// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import DBus

@Suite("D-Bus messages")
struct DBusWireTests {
  @Test func `a message is read as it was written`() throws {
    var message = DBusMessage.call(
      "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
      [
        .string("Größe 😀"), .byte(7), .boolean(true), .int16(-3), .uint16(9), .int32(-70_000),
        .uint32(70_000), .int64(.min), .uint64(.max), .double(-0.5), .objectPath("/a/b"),
        .signature("a{sv}"), .array(of: "(so)", []),
        .array(of: "ai", [.array(of: "i", [.int32(1), .int32(2)]), .array(of: "i", [])]),
        .structure([.byte(1), .structure([.double(2), .string("")])]),
        .dictionary(["b": .boolean(false), "a": .variant(.int32(1))]),
        .variant(.array(of: "v", [.variant(.string("x")), .variant(.byte(2))])),
      ])
    message.serial = 17
    let wire = message.wire
    #expect(try DBusMessage.length(of: wire[...]) == wire.count)
    #expect(try DBusMessage(wire: wire[...]) == message)
  }

  @Test(arguments: UInt64(0)..<200)
  func `random values are read as they were written`(seed: UInt64) throws {
    var chance = TextGenerator(seed: seed)
    var message = DBusMessage.signal("/x", "a.b", "C", (0..<4).map { _ in chance.value(depth: 4) })
    message.serial = UInt32(seed + 1)
    #expect(try DBusMessage(wire: message.wire[...]) == message)
  }

  @Test func `bytes are laid out as the specification shows them`() throws {
    var writer = DBusWriter()
    writer.write(.byte(1))
    writer.write(.array(of: "x", [.int64(5)]))
    writer.write(.string("foo"))
    #expect(
      writer.bytes == [
        1, 0, 0, 0, 8, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0x66, 0x6F, 0x6F, 0,
      ])
    // An empty array is padded to its elements, too.
    writer = DBusWriter()
    writer.write(.array(of: "x", []))
    #expect(writer.bytes == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `the other byte order is read, too`() throws {
    let bytes: [UInt8] =
      [0x42, 4, 1, 1] + [0, 0, 0, 4] + [0, 0, 0, 9] + [0, 0, 0, 55]
      + [1, 1, 0x6F, 0, 0, 0, 0, 2, 0x2F, 0x61, 0, 0, 0, 0, 0, 0]
      + [2, 1, 0x73, 0, 0, 0, 0, 3, 0x61, 0x2E, 0x62, 0, 0, 0, 0, 0]
      + [3, 1, 0x73, 0, 0, 0, 0, 1, 0x43, 0, 0, 0, 0, 0, 0, 0]
      + [8, 1, 0x67, 0, 1, 0x69, 0, 0] + [0xFF, 0xFF, 0xFF, 0xFE]
    let message = try DBusMessage(wire: bytes[...])
    #expect((message.path, message.interface, message.member) == ("/a", "a.b", "C"))
    #expect(message.body == [.int32(-2)] && message.serial == 9)
  }

  @Test func `a stream cut anywhere gives the same messages`() throws {
    let messages = (1...5).map { number in
      var message = DBusMessage.signal("/x", "a.b", "C", [.string("text \(number)")])
      message.serial = UInt32(number)
      return message
    }
    let wire = messages.flatMap(\.wire)
    for size in [1, 2, 7, 16, 100, wire.count] {
      var stream = DBusStream()
      var read: [DBusMessage] = []
      for start in stride(from: 0, to: wire.count, by: size) {
        stream.receive(wire[start..<min(start + size, wire.count)])
        while let message = try stream.next() { read.append(message) }
      }
      #expect(read == messages, "pieces of \(size)")
    }
  }

  @Test(arguments: UInt64(0)..<300)
  func `bytes changed by chance are a message or an error, and never read past their end`(
    seed: UInt64
  ) {
    var chance = TextGenerator(seed: seed)
    var message = DBusMessage.signal("/x", "a.b", "C", (0..<3).map { _ in chance.value(depth: 3) })
    message.serial = 1
    var wire = message.wire
    for _ in 0..<chance.number(in: 1...6) {
      wire[chance.number(in: 0...wire.count - 1)] = UInt8(chance.number(in: 0...255))
    }
    let whole = wire.prefix(chance.number(in: 0...wire.count))
    var stream = DBusStream()
    stream.receive(whole)
    do {
      if let read = try stream.next() { #expect(read.wire.count > 0) }
    } catch {
      guard case .malformed(let offset) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(offset <= whole.count)
    }
  }

  @Test func `variants in variants without end are refused`() {
    var value = DBusValue.byte(1)
    for _ in 0..<200 { value = .variant(value) }
    var message = DBusMessage(.signal, body: [value])
    message.serial = 1
    #expect(throws: DBusError.self) { try DBusMessage(wire: message.wire[...]) }
  }

  @Test(arguments: [
    ("", true), ("a{sv}", true), ("(i(sv))aai", true), ("a", false), ("(", false), ("()", false),
    ("{sv}", false), ("a{vs}", false), ("a{s}", false), ("z", false), (")", false),
    (String(repeating: "a", count: 32) + "y", true),
    (String(repeating: "a", count: 33) + "y", false),
    (String(repeating: "y", count: 256), false),
  ])
  func `a signature is a row of whole types`(text: String, isOne: Bool) {
    #expect((DBusSignature(text) != nil) == isOne)
  }

  @Test func `addresses of Unix sockets are understood, others are an error`() throws {
    #expect(try DBusAddress("unix:path=/run/a%20b,guid=1").name == "/run/a b")
    #expect(try DBusAddress("tcp:host=x;unix:guid=1,abstract=/tmp/x").isAbstract)
    for text in ["", "unix:", "tcp:host=x", "unix:path", "unix:path=%2"] {
      #expect(throws: DBusError.unknownAddress(text)) { try DBusAddress(text) }
    }
  }
}

extension TextGenerator {
  fileprivate mutating func value(depth: Int) -> DBusValue {
    switch number(in: 0...(depth == 0 ? 7 : 11)) {
    case 0: return .byte(UInt8(number(in: 0...255)))
    case 1: return .boolean(number(in: 0...1) == 1)
    case 2: return .int32(Int32(number(in: -9...9)))
    case 3: return .string(paragraph(sentences: 1).filter { $0 != "\0" })
    case 4: return .objectPath("/a")
    case 5: return .uint64(UInt64(number(in: 0...9)))
    case 6: return .double(Double(number(in: 0...9)) / 4)
    case 7: return .int16(Int16(number(in: -9...9)))
    case 8: return .variant(value(depth: depth - 1))
    case 9: return .structure((0..<number(in: 1...3)).map { _ in value(depth: depth - 1) })
    case 10:
      let element = value(depth: depth - 1)
      return .array(
        of: element.signature, Array(repeating: element, count: number(in: 0...3)))
    default:
      return .dictionary(["k": value(depth: depth - 1)])
    }
  }
}
