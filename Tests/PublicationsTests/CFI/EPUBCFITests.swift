// SPDX-License-Identifier: Apache-2.0
import Publications
import Testing

@Suite("EPUB CFI, as it is written")
struct EPUBCFITests {
  @Test(arguments: [
    "epubcfi(/6/4[chap01ref]!/4[body01]/10[para05]/3:10)",
    "epubcfi(/6/4!/4/10/1:0)", "epubcfi(/6/28)",
    "epubcfi(/6/4!/4/10/2/1:3[yyy])", "epubcfi(/6/4!/4/10/3:10[,y])",
    "epubcfi(/6/4!/4/10/3:10[a,b;s=a])", "epubcfi(/6/4!/4/10/3:10[;s=b])",
    "epubcfi(/6/4!/4/10,/2/1:1,/3:4)", "epubcfi(/4,/6/1:3,/8/1:2)",
    "epubcfi(/6/4[a^,b^]^^]!/4/1:2[^(x^)^;^=])", "epubcfi(/6/4[a#b]!/4)",
    "epubcfi(/6/4!/4/2/1:0[夜の,駅])",
  ])
  func `a fragment identifier that is printed and read again is the same`(text: String) throws {
    let cfi = try EPUBCFI(text)
    #expect(cfi.description == text)
    #expect(try EPUBCFI(cfi.description) == cfi)
  }

  @Test func `steps, ids, offsets and assertions are told apart`() throws {
    let path = try EPUBCFI("book.epub#epubcfi(/6/4[c1]!/4/3:10[be^]fore,after;s=a])").path
    #expect(
      path.steps == [
        CFIStep(6), CFIStep(4, id: "c1"), CFIStep(4, entersDocument: true), CFIStep(3),
      ])
    #expect(path.offset == CFIOffset(utf16: 10, before: "be]fore", after: "after", side: .after))
  }

  @Test func `times, places in pictures and parameters of vendors are read and dropped`() throws {
    #expect(try EPUBCFI("epubcfi(/6/4!/4/2~23.5@5.75:97.6)").description == "epubcfi(/6/4!/4/2)")
    #expect(
      try EPUBCFI("epubcfi(/6/4!/4/1:2[a;vnd.x=1,2;s=b])").description
        == "epubcfi(/6/4!/4/1:2[a;s=b])")
  }

  @Test func `a range has two whole paths, and shares what they share`() throws {
    let cfi = try EPUBCFI("epubcfi(/6/4!/4/10,/2/1:1,/3:4)")
    #expect(cfi.start.description == "/6/4!/4/10/2/1:1")
    #expect(cfi.end.description == "/6/4!/4/10/3:4")
    #expect(EPUBCFI(from: cfi.start, to: cfi.end) == cfi)
    let inOneText = try EPUBCFI("epubcfi(/6/4!/4/10,/1:1,/1:4)")
    #expect(EPUBCFI(from: inOneText.start, to: inOneText.end) == inOneText)
    let same = EPUBCFI(from: CFIPath(), to: CFIPath())
    #expect(same.start == CFIPath() && same.end == CFIPath())
  }

  @Test(arguments: [
    ("", 0), ("epubcfi", 7), ("epubcfi()", 9), ("epubcfi(/)", 9), ("epubcfi(/6", 10),
    ("epubcfi(/6!)", 11), ("epubcfi(/6)x", 11), ("epubcfi(/6,/2)", 13), ("epubcfi(/6[a)", 12),
    ("epubcfi(/99999999999)", 18), ("epubcfi(/6:)", 11), ("epubcfi(/6:1[;s])", 15),
    ("epubcfi(:3)", 11), ("6/4", 0), ("epubcfi(/6/4!/-4)", 14), ("epubcfi(/6\u{0}", 10),
    ("epubcfi(/6[^", 12),
  ])
  func `what is no identifier is refused, with the place`(text: String, offset: Int) {
    #expect(throws: CFIError.self) { try EPUBCFI(text) }
    do throws(CFIError) { _ = try EPUBCFI(text) } catch { #expect(error.utf8Offset == offset) }
  }

  @Test func `an endless path is refused`() {
    #expect(throws: CFIError.self) {
      try EPUBCFI("epubcfi(" + String(repeating: "/2", count: 100_000) + ")")
    }
  }
}
