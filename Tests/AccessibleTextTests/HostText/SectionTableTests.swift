// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting
import Testing

@testable import AccessibleText

@Suite("SectionTable")
struct SectionTableTests {
  @Test func `a table holds what an array would, and copies stay as they were`() {
    var chance = TextGenerator(seed: 7)
    var table = SectionTable()
    var array: [HostSection] = []
    var copies: [(table: SectionTable, keys: [UInt64])] = []
    for key: UInt64 in 0..<2_500 {
      table.append(HostSection(key: key))
      array.append(HostSection(key: key))
      if key % 3 == 0 {
        let number = chance.number(in: 0...array.count - 1)
        let section = HostSection(key: key + 10_000, content: .absent)
        table.replace(number, with: section)
        array[number] = section
      }
      if key % 500 == 33 { copies.append((table, array.map(\.key))) }
    }
    for number in [-1, table.count, .max, .min] {
      table.replace(number, with: HostSection(key: 1))
      #expect(table[number] == nil)
    }
    #expect((0..<table.count).map { table[$0]?.key } == array.map(\.key))
    for copy in copies { #expect((0..<copy.table.count).map { copy.table[$0]?.key } == copy.keys) }
    for number in [0, 1, 31, 32, 33, 1_023, 1_024, 1_025, 2_499, 2_500] {
      let unknown = array[..<number].filter { $0.pageCount == nil }.count
      #expect(table.pages(before: number).unknown == unknown)
    }
  }
}
