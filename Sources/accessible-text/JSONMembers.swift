// SPDX-License-Identifier: Apache-2.0

/// The members of a JSON object whose values are strings and numbers, as the tool prints them.
struct JSONMembers {
  private var values: [String: Value] = [:]

  enum Value: Hashable {
    case string(String)
    case number(Double)
  }

  subscript(name: String) -> Value? { values[name] }

  /// The value of a member that is a string.
  func string(_ name: String) -> String? {
    if case .string(let text)? = values[name] { text } else { nil }
  }

  /// - Returns: `nil` for what is no whole object, and for one with other values.
  init?(_ text: String) {
    var rest = text.unicodeScalars[...]
    guard rest.take("{") else { return nil }
    repeat {
      guard let name = rest.takeString(), rest.take(":"), let value = rest.takeValue(),
        values.updateValue(value, forKey: name) == nil
      else { return nil }
    } while rest.take(",")
    guard rest.take("}"), rest.isBlank else { return nil }
  }
}

extension Substring.UnicodeScalarView {
  private static let spaces: Set<Unicode.Scalar> = [" ", "\t", "\n", "\r"]

  fileprivate var isBlank: Bool { allSatisfy(Self.spaces.contains) }

  /// Takes a sign and the white space before it, if it comes next.
  fileprivate mutating func take(_ sign: Unicode.Scalar) -> Bool {
    self = drop(while: Self.spaces.contains)
    guard first == sign else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func takeValue() -> JSONMembers.Value? {
    if let text = takeString() { return .string(text) }
    let number = prefix { !Self.spaces.contains($0) && $0 != "," && $0 != "}" }
    removeFirst(number.count)
    return Double(String(number)).flatMap { $0.isFinite ? .number($0) : nil }
  }

  fileprivate mutating func takeString() -> String? {
    self = drop(while: Self.spaces.contains)
    guard first == "\"" else { return nil }
    var end = index(after: startIndex)
    while end < endIndex, self[end] != "\"" {
      end = index(after: end)
      if self[index(before: end)] == "\\", end < endIndex { end = index(after: end) }
    }
    guard end < endIndex else { return nil }
    let string = self[...end]
    self = self[index(after: end)...]
    return String(json: Substring(string))
  }
}
