// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@Suite("UnitBuilder")
struct UnitBuilderTests {
  @Test func `units that are empty, overlap, go back or reach outside are ignored`() {
    var builder = UnitBuilder(utf8Count: 10)
    builder.append(2, 2)
    builder.append(-1, 1)
    builder.append(3, 5)
    builder.append(4, 6)
    builder.append(0, 2)
    builder.append(7, 6)
    builder.append(8, 11)
    builder.append(.max, .min)
    builder.append(.min, .max)
    builder.append(5, 10)
    #expect(builder.units == [3..<5, 5..<10])
  }

  @Test func `an empty text has no units`() {
    var builder = UnitBuilder(utf8Count: 0)
    builder.append(0, 0)
    builder.append(0, 1)
    #expect(builder.units == [])
  }
}
