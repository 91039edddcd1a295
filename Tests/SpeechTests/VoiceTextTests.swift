// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Testing

@testable import Speech

@Suite("What a voice is given")
struct VoiceTextTests {
  /// The text of the first utterance of a paragraph whose runs are made by a function.
  private func text(_ build: (inout SectionBuilder) -> Void) throws -> VoiceText {
    var builder = SectionBuilder(language: TextLanguage("en"))
    builder.openBlock(.paragraph)
    build(&builder)
    let utterance = try #require(Reading.utterances([builder.finish()]).first)
    return VoiceText(utterance, foreignWords: 3, segmenter: ICUSegmenter())
  }

  private func described(_ text: VoiceText) -> [String] {
    text.runs.map {
      "\($0.language.tag): \(String(decoding: text.utf8[$0.utf8], as: UTF8.self))"
    }
  }

  @Test func `runs are those of the spoken text, of runs in each other the inner one`() throws {
    let text = try text { builder in
      builder.append("He im\u{AD}plored: ")
      builder.openRun(.language(TextLanguage("fr")))
      builder.append("venez avec moi, ")
      builder.openRun(.language(TextLanguage("de")))
      builder.append("mein sehr guter Freund")
      builder.closeRun()
      builder.append(", et restez longtemps")
      builder.closeRun()
      builder.append(".")
    }
    #expect(
      described(text) == [
        "fr: venez avec moi", "de: mein sehr guter Freund", "fr: et restez longtemps",
      ])
  }

  @Test func `another accent of the same language is no run`() throws {
    let text = try text { builder in
      builder.append("She said: ")
      builder.openRun(.language(TextLanguage("en-US")))
      builder.append("have a nice day")
      builder.closeRun()
      builder.append(".")
    }
    #expect(text.runs.isEmpty)
    #expect(text.language == TextLanguage("en"))
  }

  @Test func `a text all in one run is in its language`() throws {
    let text = try text { builder in
      builder.openRun(.language(TextLanguage("fr")))
      builder.append("Venez avec moi.")
      builder.closeRun()
    }
    #expect(text.language == TextLanguage("fr"))
    #expect(text.runs.isEmpty)
  }

  @Test(arguments: ["a\u{1}b", "a\u{85}b", "a\u{2028}b", "a\u{FFFE}b", "a\u{1FFFF}b", "a\tb"])
  func `what cannot be said is spaces, and no offset moves`(source: String) {
    let text = VoiceText(source, language: TextLanguage("en"), segmenter: ICUSegmenter())
    #expect(text.utf8.count == source.utf8.count)
    #expect(text.utf8.dropFirst().dropLast().allSatisfy { $0 == 0x20 })
    #expect(text.words.count == 2)
  }

  @Test func `levels out of range are the nearest in it`() {
    var settings = VoiceSettings(rate: 1_000, pitch: -1_000, volume: 5)
    #expect([settings.rate, settings.pitch, settings.volume] == [100, -100, 5])
    settings.volume = 101
    #expect(settings.volume == 100)
  }
}
