// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct FigureTests {
  @Test func `a caption says what a picture shows that says nothing itself`() {
    #expect(
      chapter("<figure><img src='a'/><figcaption>A <b>boat</b>.</figcaption></figure>").runs == [
        "figure 1: <>|A boat.", "caption “A boat.”: <>", "caption 2: A boat.",
        "strong: boat",
      ])
  }

  @Test func `a picture that is described needs no caption`() {
    #expect(
      chapter("<figure><img alt='Boat'/><figcaption>One.</figcaption></figure>").runs("caption “")
        .isEmpty)
    #expect(chapter("<p><img src='a'/></p>").runs("caption").isEmpty)
  }
}
