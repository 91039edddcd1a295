// SPDX-License-Identifier: Apache-2.0

/// One line of JSON, its fields in the order in which they were added.
struct JSONObject {
  private var text = "{"

  mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    addRaw(name, Self.quote(value))
  }

  mutating func add(_ name: String, _ value: Int) {
    addRaw(name, "\(value)")
  }

  mutating func add(_ name: String, _ value: Double) {
    addRaw(name, value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)")
  }

  mutating func add(_ name: String, _ value: Bool) {
    addRaw(name, "\(value)")
  }

  mutating func add(_ name: String, _ range: Range<Int>) {
    addRaw(name, "[\(range.lowerBound),\(range.upperBound)]")
  }

  mutating func add(_ name: String, _ objects: [JSONObject]) {
    addRaw(name, "[" + objects.map(\.object).joined(separator: ",") + "]")
  }

  mutating func add(_ name: String, _ object: JSONObject?) {
    guard let object else { return }
    addRaw(name, object.object)
  }

  /// The object.
  var object: String { text + "}" }

  /// The object on a line of its own.
  var line: String { object + "\n" }

  private mutating func addRaw(_ name: String, _ value: String) {
    if text != "{" { text += "," }
    text += "\"\(name)\":\(value)"
  }

  private static func quote(_ value: String) -> String {
    var quoted = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      // The two line separators are escaped, too, so that a line of output is a line to everyone.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
