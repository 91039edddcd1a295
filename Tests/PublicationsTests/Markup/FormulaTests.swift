// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct FormulaTests {
  private func said(_ formula: String, language: String = "en") -> String {
    rendering(ofBody: "<p>\(formula)</p>", language: TextLanguage(language))
      .replacing("[math \(language)] ", with: "")
  }

  // TROUBLES 24
  @Test(arguments: [
    ("<mfrac><mi>a</mi><mi>b</mi></mfrac>", "a over b"),
    (
      "<mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mi>b</mi></mfrac>",
      "the fraction a plus 1 over b, end of fraction,"
    ),
    ("<mfrac linethickness='0pt'><mi>n</mi><mi>k</mi></mfrac>", "n choose k"),
    ("<msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mn>4</mn>", "x squared equals 4"),
    ("<msup><mi>x</mi><mi>n</mi></msup>", "x to the power n"),
    ("<msub><mi>x</mi><mi>i</mi></msub>", "x sub i"),
    ("<msubsup><mi>x</mi><mi>i</mi><mn>3</mn></msubsup>", "x sub i cubed"),
    ("<msqrt><mn>2</mn></msqrt>", "the square root of 2"),
    ("<mroot><mi>x</mi><mn>3</mn></mroot>", "the cube root of x"),
    (
      "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>",
      "the sum from i equals 1 to n of i"
    ),
    ("<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup>", "the integral from 0 to 1 of"),
    ("<munder><mo>lim</mo><mi>x</mi></munder><mi>f</mi>", "the limit as x of f"),
    ("<mover><mi>x</mi><mo>¯</mo></mover>", "x bar"),
    ("<mn>2</mn><mo>\u{2062}</mo><mi>x</mi>", "2 x"),
    ("<mfenced><mi>a</mi><mi>b</mi></mfenced>", "( a, b )"),
    ("<mtable><mtr><mtd>1</mtd><mtd>2</mtd></mtr><mtr><mtd>3</mtd></mtr></mtable>", "1, 2; 3"),
    ("<apply><plus/><ci>x</ci><cn>1</cn></apply>", "x 1"),
    (
      "<semantics><mn>1</mn><annotation encoding='text/plain'>one</annotation></semantics>", "one"
    ),
    (
      "<semantics><mn>1</mn><annotation encoding='application/x-tex'>\\one</annotation></semantics>",
      "1"
    ),
    (
      "<semantics><mrow/><annotation encoding='application/x-tex'>\\one</annotation></semantics>",
      "\\one"
    ),
  ])
  func `a formula is said part by part, in words`(formula: String, expected: String) {
    #expect(said("<math>\(formula)</math>") == "<\(expected)>")
  }

  @Test(arguments: [
    ("<mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mi>c</mi></mrow></mfrac>", "a / ( b + c )"),
    ("<msup><mi>x</mi><mn>2</mn></msup>", "x²"), ("<msqrt><mn>2</mn></msqrt>", "√ 2"),
    ("<msup><mi>x</mi><mi>n</mi></msup>", "x ^ n"),
    ("<munderover><mo>∑</mo><mn>1</mn><mi>n</mi></munderover>", "∑ 1 n"),
  ])
  func `in a language without words for it a formula is said in signs`(
    formula: String, expected: String
  ) {
    #expect(said("<math>\(formula)</math>", language: "fr") == "<\(expected)>")
  }

  @Test func `a formula never runs into the words beside it`() {
    #expect(
      said("<span>So<math><mi>x</mi></math>is</span>") == "[paragraph en] So <x> is")
    #expect(said("<span>(<math><mi>x</mi></math>)</span>") == "[paragraph en] (<x>)")
  }

  @Test func `an empty formula is nothing`() {
    #expect(said("a<math/>b") == "[paragraph en] ab")
  }

  @Test func `a deep formula is said without a deep stack`() {
    let deep =
      String(repeating: "<msqrt>", count: 5000) + "<mn>2</mn>"
      + String(repeating: "</msqrt>", count: 5000)
    #expect(chapter("<p>a <math>\(deep)</math> b</p>").isValid)
  }
}
