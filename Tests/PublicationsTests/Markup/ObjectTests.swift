// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct ObjectTests {
  @Test(arguments: [
    (#"<img alt="A cat" title="t"/>"#, "[image] <A cat>"),
    (#"<img aria-label="A cat" title="t"/>"#, "[image] <A cat>"),
    (#"<img title="A cat"/>"#, "[image] <A cat>"),
    ("<img/>", "[image] <?>"),
    (#"<img alt=""/>"#, ""), (#"<img alt="x" role="presentation"/>"#, ""),
    (#"<img alt="x" role="none"/>"#, ""),
    (#"<img alt="caf&eacute; &amp; bar &#38;lt;"/>"#, "[image] <café & bar &lt;>"),
  ])
  func `a picture has its description`(markup: String, expected: String) {
    #expect(rendering(ofBody: "<p>\(markup)</p>") == expected)
  }

  @Test(arguments: [
    (#"<p>See <img alt="A"/> here</p>"#, "[paragraph] See <A> here"),
    (#"<p><img alt="A"/> and <img alt="B"/></p>"#, "[paragraph] <A> and <B>"),
    (#"<p> <img alt="A"/> <br/> <img alt="B"/> </p>"#, "[image] <A>⏎<B>"),
    (#"<figure><img alt="A"/><figcaption>C</figcaption></figure>"#, "[image] <A>\n[caption] C"),
    (#"<h1><img alt="A"/>b</h1>"#, "[heading 1] <A>b"),
    (#"<p><i lang="fr"><img alt="A"/></i> b</p>"#, "[paragraph] {fr: <A>} b"),
  ])
  func `a picture alone in its block makes it an image`(body: String, expected: String) {
    #expect(rendering(ofBody: body) == expected)
  }

  @Test func `an element that says it is a picture is its label`() {
    #expect(
      rendering(ofBody: #"<p>So <span role="img" aria-label="a smile">:<b>)</b></span>!</p>"#)
        == "[paragraph] So <a smile>!")
  }

  @Test func `of a switch the default is read`() {
    #expect(
      rendering(
        ofBody:
          "<epub:switch><epub:case><b>H</b></epub:case><epub:default><p>Water</p></epub:default></epub:switch>"
      ) == "[paragraph] Water")
  }

  // TROUBLES 25
  @Test(arguments: [
    ("<svg><text>−2</text><text>3</text></svg>", "[image] −2\n[image] 3"),
    ("<svg><title>Axis</title><desc>Long</desc><text>3</text></svg>", "[image] <Axis Long>"),
    (#"<svg aria-label="Axis"><text>3</text></svg>"#, "[image] <Axis>"),
    ("<svg><g><title>tip</title><text>a<tspan>b</tspan></text></g></svg>", "[image] ab"),
    (
      #"<svg><text><tspan x="1">a</tspan><tspan x="2">b</tspan></text></svg>"#,
      "[image] a\n[image] b"
    ),
    ("so <svg><text>−2</text><text>3</text></svg> far", "[paragraph] so −2 3 far"),
    ("<svg><text>a</text></svg> far", "[paragraph] a far"),
    (#"<svg><image href="a.png"/></svg>"#, ""),
    ("<svg aria-hidden='true'><text>3</text></svg>", ""),
    ("<svg><style>x</style><defs><text>y</text></defs><text>3</text></svg>", "[image] 3"),
  ])
  func `a drawing is its title, else its labels`(markup: String, expected: String) {
    #expect(rendering(ofBody: "<p>\(markup)</p>") == expected)
  }

  // TROUBLES 24
  @Test(arguments: [
    (
      #"<p>So <math alttext="a over b"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>.</p>"#,
      "[paragraph] So <a over b>."
    ),
    ("<p>So<math><mi>a</mi><mo>+</mo><mi>b</mi></math>!</p>", "[paragraph] So <a plus b>!"),
    (#"<div><math alttext="x"><mi>x</mi></math></div>"#, "[math] <x>"),
    (
      "<math><semantics><mn>1</mn><annotation>tex</annotation></semantics></math>", "[math] <1>"
    ),
  ])
  func `a formula is its alternative text, else its parts in words`(body: String, expected: String)
  {
    #expect(rendering(ofBody: body) == expected)
  }

  @Test(arguments: ["object", "video", "audio", "iframe", "canvas", "noscript"])
  func `what stands in for media is read`(name: String) {
    #expect(
      rendering(ofBody: "<div>a <\(name)>fallback</\(name)> b</div>") == "[paragraph] a fallback b")
  }
}
