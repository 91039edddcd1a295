// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import ICUText
import Testing

/// The linked ICU against the break tests of the Unicode standard, through the shim.
///
/// The rules of the root locale are compared as they are, before anything is masked or left out.
@Suite(
  .disabled(
    if: BreakTestSuite.reasonToSkip != nil, Comment(rawValue: BreakTestSuite.reasonToSkip ?? "")))
struct BreakConformanceTests {
  @Test(arguments: BreakTestSuite.all)
  func `text breaks as Unicode's own tests say, or as CLDR tailors them`(
    suite: BreakTestSuite
  ) throws {
    let file = try suite.file()
    guard var iterator = BreakIterator(suite.rules, .undetermined) else {
      Issue.record("ICU has no rules")
      return
    }
    #expect(file.rows.count > 500, "the file is not read to its end")
    let tailored = Dictionary(uniqueKeysWithValues: suite.tailorings.map { ($0.scalars, $0) })
    for row in file.rows {
      let expected = tailored[row.scalars] ?? row
      let actual = row.broken(by: &iterator)
      #expect(actual == expected, "\nexpected  \(expected)\nactual    \(actual)")
    }
  }

  @Test(arguments: BreakTestSuite.all)
  func `each tailoring is of a row that Unicode breaks otherwise`(suite: BreakTestSuite) throws {
    let file = try suite.file()
    for tailoring in suite.tailorings {
      let row = file.rows.first { $0.scalars == tailoring.scalars }
      #expect(row != nil && row != tailoring)
    }
  }
}

struct BreakTestSuite: CustomTestStringConvertible {
  let name: String
  let rules: BreakRules
  var tailorings: [BreakTestRow] = []

  var testDescription: String { name }

  static let all = [
    BreakTestSuite(name: "Grapheme", rules: .character),
    BreakTestSuite(name: "Word", rules: .word, tailorings: CLDRTailorings.word),
    BreakTestSuite(name: "Sentence", rules: .sentence),
    BreakTestSuite(name: "Line", rules: .line, tailorings: CLDRTailorings.line),
  ]

  /// The file with the tests.
  func file() throws -> BreakTestFile {
    try #require(try BreakTestFile(name), "\(name)BreakTest.txt is not installed")
  }

  /// Why the linked ICU cannot be compared; on a build server a missing file is a failure instead.
  static var reasonToSkip: String? {
    for suite in all {
      guard let file = try? BreakTestFile(suite.name) else {
        let isBuildServer = ProcessInfo.processInfo.environment["CI"] == "true"
        return isBuildServer ? nil : "\(suite.name)BreakTest.txt is not installed (unicode-data)"
      }
      guard file.unicodeVersion == ICUVersion.unicode else {
        return "The tests are of Unicode \(file.unicodeVersion), ICU of \(ICUVersion.unicode)"
      }
    }
    return nil
  }
}

extension BreakTestRow {
  /// The same scalars with the boundaries that an iterator finds.
  func broken(by iterator: inout BreakIterator) -> BreakTestRow {
    let ends = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
    let found = iterator.segments(of: text).map { ends.firstIndex(of: $0.upperBound) ?? -1 }
    // The files differ about the start of the text, which no rule decides.
    return BreakTestRow(scalars, boundaries: Set(found).union(boundaries.intersection([0])))
  }
}
