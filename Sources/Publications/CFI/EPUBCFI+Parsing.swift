// SPDX-License-Identifier: Apache-2.0

/// Why a text is no fragment identifier, and where.
public struct CFIError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, in UTF-8 code units from the start of the text.
  public let utf8Offset: Int
  /// What was expected there.
  public let expected: String

  /// The error as a sentence for people.
  public var description: String { "Expected \(expected) at offset \(utf8Offset) of the CFI." }
}

extension EPUBCFI {
  /// Reads an identifier: `epubcfi(…)`, also behind the `#` of a link.
  ///
  /// What the standard allows and this library has no use for (times, places in pictures, parameters
  /// of vendors) is read and dropped.
  ///
  /// - Throws: `CFIError`, with the place.
  /// - Complexity: O(length).
  public init(_ text: String) throws(CFIError) {
    var reader = CFIReader(Array(text.utf8))
    self = try reader.identifier()
  }
}

/// Reads an identifier from its start to its end.
private struct CFIReader {
  private let utf8: [UInt8]
  private var index = 0
  /// No honest path is longer.
  private static let stepLimit = 10_000

  init(_ utf8: [UInt8]) { self.utf8 = utf8 }

  mutating func identifier() throws(CFIError) -> EPUBCFI {
    let opening = Array("epubcfi(".utf8)
    if !utf8.starts(with: opening), let hash = utf8.firstIndex(of: UInt8(ascii: "#")) {
      index = hash + 1
    }
    for byte in opening { try expect(byte, "“epubcfi(”") }
    let path = try path()
    var ends: CFIRange?
    if take(",") {
      let start = try self.path()
      try expect(UInt8(ascii: ","), "a comma and the end of the range")
      ends = CFIRange(start: start, end: try self.path())
    }
    try expect(UInt8(ascii: ")"), "“)”")
    guard index == utf8.count else { throw error("nothing more") }
    let cfi = EPUBCFI(path: path, ends: ends)
    guard !cfi.start.steps.isEmpty, !cfi.end.steps.isEmpty else { throw error("a step") }
    return cfi
  }

  private mutating func path() throws(CFIError) -> CFIPath {
    var path = CFIPath()
    while true {
      let enters = take("!")
      guard take("/") else {
        guard !enters else { throw error("a step after “!”") }
        break
      }
      var step = CFIStep(try number(), entersDocument: enters)
      if let assertion = try assertion() { step.id = assertion.values.first.flatMap { $0 } }
      path.steps.append(step)
      guard path.steps.count < Self.stepLimit else { throw error("a shorter path") }
    }
    if take(":") {
      var offset = CFIOffset(utf16: try number())
      offset.note(try assertion())
      path.offset = offset
    }
    try passMedia()
    return path
  }

  /// Passes over a time (`~2.5`) and a place in a picture (`@50:75`).
  private mutating func passMedia() throws(CFIError) {
    guard index < utf8.count, utf8[index] == UInt8(ascii: "~") || utf8[index] == UInt8(ascii: "@")
    else { return }
    while index < utf8.count, "~@:.0123456789".utf8.contains(utf8[index]) { index += 1 }
    _ = try assertion()
  }

  private mutating func number() throws(CFIError) -> Int {
    let start = index
    var value = 0
    while index < utf8.count, case let digit = utf8[index], (0x30...0x39).contains(digit) {
      guard value < Int(Int32.max) / 10 else { throw error("a smaller number") }
      value = value * 10 + Int(digit - 0x30)
      index += 1
    }
    guard index > start else { throw error("a number") }
    return value
  }

  /// What stands in brackets; `nil` where there are none.
  private mutating func assertion() throws(CFIError) -> CFIAssertion? {
    guard take("[") else { return nil }
    var assertion = CFIAssertion()
    assertion.values = [value()]
    while take(",") { assertion.values.append(value()) }
    while take(";") {
      let name = value() ?? ""
      guard take("=") else { throw error("“=” and the value of a parameter") }
      assertion.parameters[name] = value() ?? ""
      while take(",") { _ = value() }
    }
    try expect(UInt8(ascii: "]"), "“]”")
    return assertion
  }

  /// A text up to a sign that means something; `nil` for an empty one.
  private mutating func value() -> String? {
    var bytes: [UInt8] = []
    while index < utf8.count, !"[](),;=".utf8.contains(utf8[index]) {
      if utf8[index] == UInt8(ascii: "^"), index + 1 < utf8.count { index += 1 }
      bytes.append(utf8[index])
      index += 1
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard index < utf8.count, utf8[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ expected: String) throws(CFIError) {
    guard index < utf8.count, utf8[index] == byte else { throw error(expected) }
    index += 1
  }

  private func error(_ expected: String) -> CFIError {
    CFIError(utf8Offset: index, expected: expected)
  }
}

/// What stands in the brackets of an identifier.
private struct CFIAssertion {
  var values: [String?] = []
  var parameters: [String: String] = [:]
}

extension CFIOffset {
  fileprivate mutating func note(_ assertion: CFIAssertion?) {
    guard let assertion else { return }
    before = assertion.values.first.flatMap { $0 }
    after = assertion.values.dropFirst().first.flatMap { $0 }
    side = assertion.parameters["s"].flatMap { Side(rawValue: $0) }
  }
}
