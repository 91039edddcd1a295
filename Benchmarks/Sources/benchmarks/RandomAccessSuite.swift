// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Glibc
import ICUText
import TextLayout

/// Asks a small chapter and a big one the same questions at their start, middle and end: what is asked
/// at any place costs what it costs in a small text.
struct RandomAccessSuite {
  private static let small = 50_000
  private static let big = 5_000_000

  func run() {
    let (small, big) = (Chapter(length: Self.small), Chapter(length: Self.big))
    print("| question | 50 KB, middle, ns | 5 MB, start | middle | end | worst ratio |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for question in Question.all {
      let peer = small.cost(of: question, at: 0.5)
      let costs = [0, 0.5, 1].map { big.cost(of: question, at: $0) }
      let ratio = (costs.max() ?? 0) / max(peer, 1)
      let cells = ([peer] + costs).map { "\(Int($0))" } + ["\(Double(Int(ratio * 100)) / 100)"]
      print("| " + ([question.name] + cells).joined(separator: " | ") + " |")
      fflush(nil)
    }
  }
}

/// One section of plain text, laid out.
private struct Chapter {
  private let document: TextDocument
  private let section: TextSection

  /// Paragraphs of the corpus, again and again, to a length in UTF-8 code units.
  init(length: Int) {
    let book = Self.read("../Corpus/the-clockmakers-apprentice.txt")
    var text = ""
    while text.utf8.count < length { text += book }
    let content = SectionContent(
      paragraphs: String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self),
      language: TextLanguage("en"))
    let layout = FixedPitchLayout(columns: 60, rows: 30)
    document = TextDocument(sectionCount: 1, segmenter: ICUSegmenter()) { _ in content }
      .laidOut(by: layout.layout)
    section =
      document.section(0) ?? TextSection(content, in: TextSpace(), segmenter: ICUSegmenter())
  }

  /// Nanoseconds for one answer, around a place given as a fraction of the text.
  func cost(of question: Question, at fraction: Double) -> Double {
    let length = section.textRange.end.utf8Offset
    let middle = Int(Double(length) * fraction)
    let places = (0..<32).compactMap { index -> (TextElement, TextPosition)? in
      let offset = min(max(middle + (index - 16) * 241, 0), length)
      guard let position = section.position(atUTF8: offset),
        let element = document.element(at: position), element.textRange.contains(position)
      else { return nil }
      return (element, position)
    }
    guard !places.isEmpty else { return 0 }
    let measured = Measurement {
      for (element, position) in places { question.ask(document, element, position) }
    }
    return measured.median * 1e6 / Double(places.count)
  }

  private static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "The tide was out.\n" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// What is asked at a place.
private struct Question: Sendable {
  let name: String
  let ask: @Sendable (TextDocument, TextElement, TextPosition) -> Void

  static let all = units + moves + offsets + geometry + links

  private static let units = TextGranularity.allCases.flatMap { granularity in
    [
      Question(name: "unit around: \(granularity)") { _, element, place in
        blackHole(element.unit(granularity, at: place))
      },
      Question(name: "boundary after: \(granularity)") { _, element, place in
        blackHole(element.tokenizer.boundary(of: granularity, from: place, looking: .forward))
      },
    ]
  }

  private static let moves = TextGranularity.allCases.filter { $0 != .document }.map {
    granularity in
    Question(name: "move: \(granularity)") { _, element, place in
      var walker = TextWalker(at: element)
      blackHole(walker.move(TextCaret(place), by: granularity, .forward))
    }
  }

  private static let offsets = TextOffsetUnit.allCases.flatMap { unit in
    [
      Question(name: "position 20 on: \(unit)") { _, element, place in
        blackHole(element.position(from: place, offsetBy: 20, in: unit))
      },
      Question(name: "distance from the element's start: \(unit)") { _, element, place in
        blackHole(element.distance(from: element.textRange.start, to: place, in: unit))
      },
    ]
  }

  private static let geometry = [
    Question(name: "caret rect") { _, element, place in blackHole(element.caretRect(at: place)) },
    Question(name: "rects of the element") { _, element, _ in
      blackHole(element.selectionRects(for: element.textRange))
    },
    Question(name: "first rect") { _, element, _ in
      blackHole(element.firstRect(for: element.textRange))
    },
    Question(name: "closest position") { _, element, _ in
      blackHole(element.closestPosition(to: Point(x: 20, y: 15)))
    },
    Question(name: "character at a point") { _, element, _ in
      blackHole(element.characterRange(at: Point(x: 20, y: 15)))
    },
    Question(name: "visual move down") { _, element, place in
      blackHole(element.caret(TextCaret(place), .down))
    },
  ]

  private static let links = [
    Question(name: "element at a position") { document, _, place in
      blackHole(document.element(at: place))
    },
    Question(name: "next element") { _, element, _ in blackHole(element.next) },
    Question(name: "previous element") { _, element, _ in blackHole(element.previous) },
    Question(name: "text of the element") { _, element, _ in
      blackHole(element.text(in: element.textRange))
    },
    Question(name: "page") { _, element, _ in blackHole(element.page) },
    Question(name: "traits") { _, element, _ in blackHole(element.traits) },
    Question(name: "attributes") { _, element, _ in
      blackHole(element.attributes(in: element.textRange))
    },
    Question(name: "base direction") { _, element, place in
      blackHole(element.baseWritingDirection(at: place))
    },
  ]
}

/// Keeps an answer that nobody reads from being left out.
@inline(never) private func blackHole(_ answer: some Any) {}
