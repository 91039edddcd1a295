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

/// Runs all rows of a file, and sums up: each row is held, run by another suite, or skipped with a
/// reason.
private struct CaseRun {
  private let name: String
  private var held: [String: Int] = [:]
  private var elsewhere: [CaseSuite: Int] = [:]
  private var skipped: [String] = []
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
      case (.answer(wanted), nil):
        held[row.operation(upTo: [":", "@", "(", " "]), default: 0] += 1
      case (.answer(wanted), let reason?):
        failures.append("\(asked) is skipped (\(reason)), and passes")
      case (.answer, let reason?), (.unreadable, let reason?):
        skipped.append("\(row.id) \(reason)")
      case (.elsewhere(let suite), nil) where suite.runs(row): elsewhere[suite, default: 0] += 1
      case (.elsewhere(let suite), _): failures.append("\(asked) is not run by \(suite.rawValue)")
      case (.answer(let answer), nil): failures.append("\(asked) is \(answer), not \(wanted)")
      case (.unreadable, nil): failures.append("\(asked) cannot be read")
      }
    }
    #expect(sum(held) + sum(elsewhere) + skipped.count + failures.count == rows.count)
  }

  func check() {
    print(
      """
      \(name): \(sum(held)) held here (\(list(held) { $0 })), \
      \(sum(elsewhere)) run by other suites (\(list(elsewhere, \.rawValue))), \
      \(skipped.count) skipped (\(skipped.sorted().joined(separator: "; ")))
      """)
    for failure in failures { Issue.record(Comment(rawValue: failure)) }
  }

  private func sum<Key>(_ counts: [Key: Int]) -> Int { counts.values.reduce(0, +) }

  private func list<Key>(_ counts: [Key: Int], _ name: (Key) -> String) -> String {
    counts.map { "\(name($0.key)) \($0.value)" }.sorted().joined(separator: ", ")
  }
}

/// The other suites that run rows.
enum CaseSuite: String {
  case geometry
  case selection
  case reading = "read-all"

  /// Whether the suite does run the row.
  func runs(_ row: CaseRow) -> Bool {
    switch self {
    case .geometry: GeometryCase.all.contains { $0.id == row.id }
    case .selection: SelectionCase.answer(row) != nil
    case .reading: ReadingCaseTests.ids.contains(row.id)
    }
  }
}
