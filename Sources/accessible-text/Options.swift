// SPDX-License-Identifier: Apache-2.0
@preconcurrency import CGetopt
@preconcurrency import Glibc

/// The options and operands of a subcommand, read by `getopt_long`.
struct Options {
  private var values: [String: [String]] = [:]
  /// What is neither an option nor an option's value.
  private(set) var operands: [String] = []

  /// An option that a subcommand understands.
  struct Definition {
    let name: String
    let takesValue: Bool

    static func value(_ name: String) -> Definition { Definition(name: name, takesValue: true) }
    static func flag(_ name: String) -> Definition { Definition(name: name, takesValue: false) }
  }

  /// Reads the arguments of a subcommand; the first is its name.
  ///
  /// - Throws: `usage` for an option that is not known or lacks its value. `getopt_long` has then
  ///   said which.
  init(_ arguments: [String], _ definitions: [Definition]) throws(ToolError) {
    let names = definitions.map { strdup($0.name) }
    let name = "accessible-text \(arguments.first ?? "")"
    var words = ([name] + arguments.dropFirst()).map { strdup($0) } + [nil]
    defer { (names + words).forEach { free($0) } }
    let table = zip(names, definitions).map { name, definition in
      option(
        name: name, has_arg: definition.takesValue ? required_argument : no_argument, flag: nil,
        val: 0)
    }
    let count = Int32(words.count - 1)
    // Options may stand behind the book, whatever the environment says.
    unsetenv("POSIXLY_CORRECT")
    optind = 1
    while true {
      var index: Int32 = 0
      let found = getopt_long(count, &words, "h", table + [option()], &index)
      if found == -1 { break }
      switch found {
      case 0:
        values[definitions[Int(index)].name, default: []]
          .append(optarg.map { String(cString: $0) } ?? "")
      case Int32(UInt8(ascii: "h")): values["help"] = [""]
      default: throw .usage("\(name) --help lists the options.")
      }
    }
    operands = words[Int(optind)..<Int(count)].compactMap { $0.map { String(cString: $0) } }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; of one that was given several times, the last.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option, in the order in which they were given.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The one operand every subcommand has.
  func book() throws(ToolError) -> String {
    guard let book = operands.first else { throw .usage("The book is missing.") }
    guard operands.count == 1 else {
      throw .usage("There is one book at a time; “\(operands[1])” is too much.")
    }
    return book
  }

  /// Takes the operands behind the book, which are words.
  mutating func takeWords() -> String {
    defer { operands = Array(operands.prefix(1)) }
    return operands.dropFirst().joined(separator: " ")
  }

  /// A whole number from 1 to ten thousand.
  func number(_ name: String, default standard: Int, most: Int = 10_000) throws(ToolError) -> Int {
    guard let text = value(name) else { return standard }
    guard let number = Int(text), (1...most).contains(number) else {
      throw .usage("--\(name) takes a whole number from 1 to \(most), not “\(text)”.")
    }
    return number
  }

  /// One of several words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, default standard: Choice
  ) throws(ToolError) -> Choice {
    guard let text = value(name) else { return standard }
    guard let choice = Choice(rawValue: text) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--\(name) takes one of \(all), not “\(text)”.")
    }
    return choice
  }
}
