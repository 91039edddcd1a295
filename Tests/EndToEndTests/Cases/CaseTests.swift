// SPDX-License-Identifier: Apache-2.0
import Testing

/// The executable cases of the shared folder, run row by row.
@Suite("Cases", .enabled(if: CaseFile.isThere, Comment(rawValue: CaseFile.notThere)))
struct CaseTests {
  @Test func `the text-input contract is held`() throws {
    try CaseRun("text-input.tsv", skips: inputSkips, run: InputCase.run, InputCase.expected).check()
  }

  @Test func `what other text cores do right is done, and what they do wrong is not`() throws {
    try CaseRun("text-cores.tsv", skips: coreSkips, run: CoreCase.run, CoreCase.expected).check()
  }
}

/// Runs all rows of a file, and sums up.
private struct CaseRun {
  private let name: String
  private var passed: [String: Int] = [:]
  private var skipped: [String] = []
  private var notDue: [String: Int] = [:]
  private var failures: [String] = []

  init(
    _ name: String, skips: [String: String], run: (CaseRow) -> CaseOutcome,
    _ expected: (CaseRow) -> String
  ) throws {
    self.name = name
    let rows = try CaseFile(name).rows
    for id in skips.keys where !rows.contains(where: { $0.id == id }) {
      failures.append("\(id) is skipped, and not in the file")
    }
    for row in rows {
      let wanted = expected(row)
      let asked = "\(row.id): \(row.operation) at \(row.start)"
      switch (run(row), skips[row.id]) {
      case (.notDue(let reason), nil): notDue[reason, default: 0] += 1
      case (.notDue, _?): failures.append("\(asked) is skipped, and not due")
      case (.answer(wanted), nil):
        passed[row.operation(upTo: [":", "@", "(", " "]), default: 0] += 1
      case (.answer(wanted), let reason?):
        failures.append("\(asked) is skipped (\(reason)), and passes")
      case (.answer, let reason?), (.unreadable, let reason?): skipped.append("\(row.id) \(reason)")
      case (.answer(let answer), nil): failures.append("\(asked) is \(answer), not \(wanted)")
      case (.unreadable, nil): failures.append("\(asked) cannot be read")
      }
    }
  }

  func check() {
    let sum = { (counts: [String: Int]) in
      counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
    print(
      """
      \(name): \(passed.values.reduce(0, +)) passed (\(sum(passed))); \
      \(skipped.count) skipped (\(skipped.sorted().joined(separator: "; "))); \
      \(notDue.values.reduce(0, +)) run by other suites or not due yet (\(sum(notDue)))
      """)
    for failure in failures { Issue.record(Comment(rawValue: failure)) }
  }
}
