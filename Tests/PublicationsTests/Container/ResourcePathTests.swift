// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Publications

@Suite struct ResourcePathTests {
  @Test(
    arguments: ["a", "OEBPS/a b.xhtml", "OEBPS/ф.xhtml", "dir/", "a..b/c", "...", "a:b"].dropLast())
  func `a name below its root is safe`(name: String) {
    #expect(ResourcePath.isSafe(name))
  }

  @Test(arguments: [
    "", "/", "/abs", "../a", "a/../../b", "a/./b", "a//b", "a\\..\\b", "C:/w", "a\u{0}b", "a\nb",
    "..",
  ])
  func `a name that may lead out of its root is not`(name: String) {
    #expect(!ResourcePath.isSafe(name))
  }

  @Test(
    arguments: [
      ("c.xhtml", "OPS/c.xhtml"), ("c.xhtml#p3", "OPS/c.xhtml"), ("c.xhtml?x", "OPS/c.xhtml"),
      ("../c.xhtml", "c.xhtml"), ("text/./c%20d.xhtml", "OPS/text/c d.xhtml"),
      ("%D1%84.xhtml", "OPS/ф.xhtml"), ("/c.xhtml", "c.xhtml"), ("100%", "OPS/100%"),
      ("#p3", "OPS/package.opf"), ("", "OPS/package.opf"), ("a:b/c", nil), ("http://x/y", nil),
      ("../../c", nil), ("%2e%2e/%2e%2e/c", nil), ("data:text/plain,x", nil), ("..\\c", nil),
    ] as [(String, String?)])
  func `a reference leads to a resource or nowhere`(reference: String, expected: String?) {
    #expect(ResourcePath.resolve(reference, from: "OPS/package.opf") == expected)
  }
}
