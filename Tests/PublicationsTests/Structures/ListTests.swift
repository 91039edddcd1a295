// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct ListTests {
  @Test(arguments: [
    ("<ul><li>a</li><li>b</li></ul>", ["item 1/2 “•”: a", "item 2/2 “•”: b"]),
    ("<ol start='3'><li>a</li><li>b</li></ol>", ["item 1/2 “3.”: a", "item 2/2 “4.”: b"]),
    ("<ol reversed=''><li>a</li><li>b</li></ol>", ["item 1/2 “2.”: a", "item 2/2 “1.”: b"]),
    (
      "<ol><li value='7'>a</li><li>b</li><li value='-1'>c</li></ol>",
      ["item 1/3 “7.”: a", "item 2/3 “8.”: b", "item 3/3 “-1.”: c"]
    ),
    ("<ol type='i' start='9'><li>a</li></ol>", ["item 1/1 “ix.”: a"]),
    ("<ol type='A' start='28'><li>a</li></ol>", ["item 1/1 “AB.”: a"]),
    ("<ol type='a' start='0'><li>a</li></ol>", ["item 1/1 “0.”: a"]),
    ("<ul style='list-style-type: none'><li>a</li></ul>", ["item 1/1: a"]),
    ("<ol><li style='list-style: upper-roman inside'>a</li></ol>", ["item 1/1 “I.”: a"]),
    ("<ol><li>a</li><li/><li>c</li></ol>", ["item 1/3 “1.”: a", "item 3/3 “3.”: c"]),
    (
      "<ol><li>a</li><li hidden=''>b</li><li>c</li></ol>", ["item 1/2 “1.”: a", "item 2/2 “2.”: c"]
    ),
    ("<ul><li><p>a</p><p>b</p></li></ul>", ["item 1/1 “•”: a|b"]),
    (
      "<ol start='9223372036854775807'><li>a</li><li>b</li></ol>",
      ["item 1/2 “9223372036854775807.”: a", "item 2/2 “9223372036854775807.”: b"]
    ),
    ("<li>a</li>", []),
  ])
  func `an item knows its place, its list's length and its mark`(body: String, expected: [String]) {
    #expect(chapter(body).runs("item") == expected)
  }

  @Test func `lists in lists have a depth and a mark of their own`() {
    let content = chapter(
      "<ol style='list-style: none'><li>a<ol><li>b</li></ol></li><li>c<ul><li>d</li></ul></li></ol>"
    )
    #expect(
      content.runs("item") == [
        "item 1/2: a|b", "item 1/1 depth 2 “1.”: b", "item 2/2: c|d", "item 1/1 depth 2 “•”: d",
      ])
  }

  @Test func `a mark is no text`() {
    #expect(rendering(ofBody: "<ol><li>Milk</li></ol>") == "[list-item] Milk")
  }

  @Test func `lists and items are structures`() {
    #expect(
      chapter("<ul><li>a</li></ul><dl><dt>b</dt><dd>c</dd></dl>").runs("list") == [
        "list 1: a", "list-item 2: a", "list 3: b|c", "list-item 4: b", "list-item 5: c",
      ])
  }
}
