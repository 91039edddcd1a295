// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@Suite("TextRole")
struct TextRoleTests {
  @Test func `every role has a name of its own, in lower case and hyphens`() {
    let roles: [TextRole] = [
      .heading(level: 1), .paragraph, .listItem, .quotation, .verse, .tableCell, .caption, .image,
      .note, .aside, .code, .math, .separator, .tableOfContentsEntry,
    ]
    #expect(Set(roles.map(\.name)).count == roles.count)
    for name in roles.map(\.name) {
      #expect(name.allSatisfy { $0 == "-" || $0.isLowercase })
    }
  }

  @Test func `headings of two levels differ, but have one name`() {
    #expect(TextRole.heading(level: 1) != .heading(level: 2))
    #expect(TextRole.heading(level: 1).name == TextRole.heading(level: 2).name)
  }
}
