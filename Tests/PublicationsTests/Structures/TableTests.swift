// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct TableTests {
  private func cells(_ table: String) -> [String] {
    chapter("<table>\(table)</table>").runs("cell", "header")
  }

  // TROUBLES 23
  @Test func `a cell stands under the header of its column`() {
    #expect(
      cells("<tr><th>Name</th><th>Role</th></tr><tr><td>Ada</td><td>Engineer</td></tr>") == [
        "header 0,0: Name", "header 0,1: Role", "cell 1,0 under Name: Ada",
        "cell 1,1 under Role: Engineer",
      ])
  }

  @Test func `the header of the row comes before that of the column`() {
    #expect(
      cells(
        "<tr><td/><th>Mon</th><th>Tue</th></tr><tr><th>Tide</th><td>high</td><td>low</td></tr>")
        == [
          "header 0,1: Mon", "header 0,2: Tue", "header 1,0: Tide",
          "cell 1,1 under Tide/Mon: high", "cell 1,2 under Tide/Tue: low",
        ])
  }

  @Test func `a table of rows with headers has no headers of columns`() {
    #expect(
      cells("<tr><th>Name</th><td>Ada</td></tr><tr><th>Role</th><td>Engineer</td></tr>") == [
        "header 0,0: Name", "cell 0,1 under Name: Ada", "header 1,0: Role",
        "cell 1,1 under Role: Engineer",
      ])
  }

  @Test func `scope decides over the place`() {
    #expect(
      cells("<tr><th scope='row'>A</th><th scope='col'>B</th></tr><tr><td>c</td><td>d</td></tr>")
        == ["header 0,0: A", "header 0,1 under A: B", "cell 1,0: c", "cell 1,1 under B: d"])
  }

  @Test func `cells of a head are headers`() {
    #expect(
      cells("<thead><tr><td>A</td></tr></thead><tbody><tr><td>b</td></tr></tbody>")
        == ["header 0,0: A", "cell 1,0 under A: b"])
  }

  @Test func `spans move cells and carry headers`() {
    #expect(
      cells(
        """
        <tr><th rowspan="2">City</th><th colspan="2">People</th></tr>
        <tr><th>1900</th><th>2000</th></tr>
        <tr><th scope="row" rowspan="2">Rome</th><td>1</td><td>2</td></tr>
        <tr><td>3</td><td>4</td></tr>
        """) == [
          "header 0,0: City", "header 0,1: People", "header 1,1 under People: 1900",
          "header 1,2 under People: 2000", "header 2,0 under City: Rome",
          "cell 2,1 under Rome/People/1900: 1", "cell 2,2 under Rome/People/2000: 2",
          "cell 3,1 under Rome/People/1900: 3", "cell 3,2 under Rome/People/2000: 4",
        ])
  }

  @Test func `a header over a group of rows gives way to the next`() {
    #expect(
      cells(
        """
        <tr><th>A</th><th>B</th></tr><tr><th colspan="2">North</th></tr><tr><td>1</td><td>2</td></tr>
        <tr><th colspan="2">South</th></tr><tr><td>3</td><td>4</td></tr>
        """
      ).suffix(3) == [
        "header 3,0 under A/B: South", "cell 4,0 under A/South: 3", "cell 4,1 under B/South: 4",
      ])
  }

  @Test func `headers that are named are those that count`() {
    #expect(
      cells(
        "<tr><th id='a'>A</th><th id='b'>B</th></tr><tr><td headers='b gone a'>c</td></tr>"
      ).last == "cell 1,0 under B/A: c")
  }

  @Test func `a table in a cell has places of its own`() {
    #expect(
      chapter(
        "<table><tr><th>A</th></tr><tr><td>b<table><tr><td>c</td></tr></table>d</td></tr></table>"
      ).runs("cell", "header") == [
        "header 0,0: A", "cell 1,0 under A: b|c|d", "cell 0,0: c",
      ])
  }

  @Test func `tables, rows and cells are structures`() {
    #expect(
      chapter("<table><tr><td>a</td></tr><tr><td>b</td></tr></table>").runs("table") == [
        "table 1: a|b", "table-row 2: a", "table-cell 3: a", "table-row 4: b", "table-cell 5: b",
      ])
  }

  @Test func `a table that only places its text is none`() {
    let content = chapter("<table role='presentation'><tr><td>a</td></tr></table>")
    #expect(content.runs.isEmpty)
    #expect(content.blocks.count == 1)
  }

  @Test func `a hostile table ends`() {
    let row = "<tr>" + String(repeating: "<td colspan='1000' rowspan='65534'>a</td>", count: 500)
    let content = chapter("<table>" + String(repeating: row + "</tr>", count: 20) + "</table>")
    #expect(content.blocks.count == 10_000)
  }

  @Test func `five hundred tables in one another do not explode`() {
    let open = String(repeating: "<table><tr><th>h</th><td>x", count: 500)
    let close = String(repeating: "</td></tr></table>", count: 500)
    let content = chapter(open + close)
    #expect(content.blocks.count == 1000)
    #expect(content.annotations.count == 500 * (1 + 1 + 2 + 2))
  }
}
