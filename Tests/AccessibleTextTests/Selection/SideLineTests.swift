// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

@Suite("SideLine")
struct SideLineTests {
  private let document = TextDocument(sectionCount: 1, segmenter: NaiveSegmenter()) { _ in
    var builder = SectionBuilder(language: TextLanguage("en"))
    builder.openBlock(.paragraph)
    builder.append("See ")
    builder.appendObject(description: "A boat. Two men.\nThe sea.")
    builder.append(" there ")
    builder.appendObject(description: nil)
    return builder.finish()
  }

  @Test func `a description is entered, reviewed by each unit, and left to where it was entered`()
    throws
  {
    var rotor = TextRotor(in: try #require(document.firstElement))
    #expect(said(&rotor, "↓↓") == ["See", "A boat. Two men.\nThe sea."])
    #expect(
      transcript(rotor.enterSideLine(segmenter: NaiveSegmenter())) == "Description. · element")
    #expect(said(&rotor, "↓↓↑↑") == ["A", "boat.", "A", "boundary"])
    _ = rotor.choose(.sentence)
    #expect(said(&rotor, "↓↓↓↓") == ["A boat.", "Two men.", "The sea.", "boundary"])
    _ = rotor.choose(.character)
    #expect(said(&rotor, "↓↓") == ["cap T", "h"])
    #expect(rotor.enterSideLine(segmenter: NaiveSegmenter()) == nil)
    #expect(transcript(rotor.leaveSideLine()) == "Back to the text. · element")
    #expect(said(&rotor, "↓") == ["there"])
    #expect(rotor.leaveSideLine() == nil)
  }

  @Test func `an object that nobody described is said, and not entered`() throws {
    var rotor = TextRotor(in: try #require(document.firstElement))
    #expect(said(&rotor, "↓↓↓↓").last == "object")
    #expect(rotor.enterSideLine(segmenter: NaiveSegmenter()) == nil)
  }

  @Test func `text in a description is selected as any other`() throws {
    let element = try #require(document.firstElement)
    let position = try #require(
      element.position(from: element.textRange.start, offsetBy: 4, in: .character))
    let line = try #require(SideLine(at: position, in: element, segmenter: NaiveSegmenter()))
    var walker = TextWalker(at: line)
    let all = walker.selectAll(.document)
    #expect(all.flatMap { walker.text(in: $0.range) } == "A boat. Two men.\u{2028}The sea.")
    #expect(line.language == element.language)
    #expect(element.text(in: line.object) == "\u{FFFC}")
    #expect(SideLine(at: line.textRange.start, in: element, segmenter: NaiveSegmenter()) == nil)
  }
}
