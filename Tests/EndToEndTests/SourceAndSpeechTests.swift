// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import ICUText
import Publications
import Testing
import TextLayout

/// What is said of a whole book, held against the book.
private struct SaidBook {
  let document: TextDocument
  private(set) var utterances: [Utterance] = []

  init(_ publication: Publication, _ preferences: ReadingPreferences) {
    document = TextDocument(
      sectionCount: publication.sectionCount, segmenter: ICUSegmenter(),
      load: { publication.content(ofSection: $0) }
    ).laidOut(by: FixedPitchLayout(columns: 60, rows: 30).layout)
    guard let first = document.firstElement else { return }
    var controller = ReadAllController(
      from: first, segmenter: ICUSegmenter(), preferences: preferences)
    var effects = controller.handle(.start)[...]
    while let effect = effects.popFirst() {
      guard case .speak(let utterance) = effect else { continue }
      utterances.append(utterance)
      effects += controller.handle(.finished(utterance.id))
    }
  }

  /// How far the main passages have come; they ascend, so that one offset a section is all.
  ///
  /// - Returns: The stretches of each section that are said, ascending.
  func covered() -> [[Range<Int>]] {
    var covered: [[Range<Int>]] = Array(repeating: [], count: document.sectionCount)
    var last: TextPosition?
    for utterance in utterances where utterance.passage.kind == .main {
      for piece in utterance.passage.sources {
        let (start, end) = (piece.range.start.utf8Offset, piece.range.end.utf8Offset)
        if let last, last.compare(to: piece.range.start) == .descending {
          Issue.record("“\(utterance.text)” comes again, or too late")
        }
        last = piece.range.end
        covered[piece.range.start.section].append(start..<end)
      }
    }
    return covered
  }

  /// Visible text that no passage says, with the structures and the role it is in.
  func unsaid(_ covered: [[Range<Int>]]) -> [(
    text: String, isLeftOut: (ReadingPreferences) -> Bool
  )] {
    (0..<document.sectionCount).flatMap { number -> [(String, (ReadingPreferences) -> Bool)] in
      guard let section = document.section(number) else { return [] }
      let content = section.content
      var gaps: [(String, (ReadingPreferences) -> Bool)] = []
      for block in content.blocks {
        var start = block.utf8.lowerBound
        let inside =
          covered[number].filter { $0.overlaps(block.utf8) } + [
            block.utf8.upperBound..<block.utf8.upperBound
          ]
        for piece in inside {
          if start < piece.lowerBound {
            let gap = start..<piece.lowerBound
            let text = String(decoding: content.utf8[gap], as: UTF8.self)
            if text.isVisible {
              gaps.append((text, { $0.leavesOut(gap, of: content, block.role) }))
            }
          }
          start = max(start, piece.upperBound)
        }
      }
      return gaps
    }
  }
}

extension String {
  fileprivate var isVisible: Bool {
    unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint && $0 != "\u{FFFC}"
    }
  }
}

extension ReadingPreferences {
  /// Whether a stretch lies in something that the preferences pass over: written anew, from what they say.
  fileprivate func leavesOut(
    _ utf8: Range<Int>, of content: SectionContent, _ role: TextRole
  ) -> Bool {
    if role == .artifact { return true }
    return content.annotations.contains { annotation in
      guard case .structure(let structure) = annotation.attribute,
        annotation.utf8.lowerBound <= utf8.lowerBound, utf8.upperBound <= annotation.utf8.upperBound
      else { return false }
      switch structure.kind {
      case .footnote, .endnotes: return notes != .inPlace || skipped.contains(structure.kind)
      default: return skipped.contains(structure.kind)
      }
    }
  }
}

@Suite("Source and speech agree")
struct SourceAndSpeechTests {
  static let presets: [(String, ReadingPreferences)] = [
    ("reading", .reading), ("everything", .everything), ("minimal", .minimal),
  ]
  static let books =
    CorpusText.all.map(\.path)
    + (Folders.hasShared
      ? WholeBookTests.books
        + ["scan-eng-sherlock-ch1", "scan-deu-udhr", "real-eng-phototest"].map {
          Folders.shared.appending(path: "scans/\($0).hocr").path
        } : [])

  @Test(arguments: books)
  func `in a flow each readable character is covered by exactly one main passage`(path: String)
    throws
  {
    guard let publication = try? Publication.open(path) else { return }
    // The longest is read once: it takes its time.
    let presets =
      path.hasSuffix("se-war-and-peace.epub") ? Array(Self.presets.prefix(1)) : Self.presets
    for (name, preferences) in presets {
      let book = SaidBook(publication, preferences)
      let covered = book.covered()
      for ranges in covered {
        for (one, next) in zip(ranges, ranges.dropFirst()) {
          #expect(one.upperBound <= next.lowerBound, "\(name): said twice")
        }
      }
      for gap in book.unsaid(covered) where !gap.isLeftOut(preferences) {
        Issue.record("\(name): “\(gap.text.prefix(80))” is not said")
      }
      checkWords(of: book, name)
    }
  }

  /// Asides and announcements name the range they serve; each spoken place leads back into its passage.
  private func checkWords(of book: SaidBook, _ preset: String) {
    for utterance in book.utterances {
      #expect(!utterance.passage.sources.isEmpty, "\(preset): “\(utterance.text)” serves nothing")
      guard utterance.passage.kind == .main else { continue }
      let count = utterance.text.utf8.count
      var last = 0
      for offset in stride(from: 0, through: utterance.spoken.text.utf8.count, by: 3) {
        let source = utterance.spoken.sourceOffset(of: offset)
        if source < last || source > count {
          Issue.record("\(preset): “\(utterance.text)” is mapped from \(offset) to \(source)")
        }
        last = source
        if source < count, utterance.position(atUTF8: source) == nil {
          Issue.record("\(preset): \(source) of “\(utterance.text)” is nowhere")
        }
      }
    }
  }
}
