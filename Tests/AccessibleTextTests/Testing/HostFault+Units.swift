// SPDX-License-Identifier: Apache-2.0
import AccessibleTextTesting

@testable import AccessibleText

extension HostFault {
  static let units = [
    HostFault(.unitsAscend, "its words overlap") {
      $0.answer(.word, NaiveBoundaries([0..<5, 3..<8]))
    },
    HostFault(.unitsAscend, "a word is empty") {
      $0.answer(.word, NaiveBoundaries([0..<3, 4..<4, 5..<8]))
    },
    HostFault(.unitsKeepScalars, "a word ends inside a scalar") { host in
      let text = Array((host.sound.text(in: host.textRange) ?? "").utf8)
      let inside = text.firstIndex { $0 >= 0xC0 } ?? 0
      host.answer(.word, NaiveBoundaries([0..<3, 4..<inside + 1]))
    },
    HostFault(.unitsTile, "its characters leave a gap") { host in
      host.answer(.character, NaiveBoundaries([0..<1, 2..<3, 3..<4]))
    },
    HostFault(.lookupsAgree, "upstream it finds what lies downstream") { host in
      guard let words = host.sound.boundaries(of: .word, in: host.textRange) else { return }
      host.answer(.word, FaultyUnits(sound: words.units, fault: .ignoresAffinity))
    },
    HostFault(.movesInvert, "it finds no unit that lies before a place") { host in
      guard let words = host.sound.boundaries(of: .word, in: host.textRange) else { return }
      host.answer(.word, FaultyUnits(sound: words.units, fault: .endsNowhere))
    },
    HostFault(.movesReachStarts, "its words are characters when it is asked for all of them") {
      host in
      host.boundaries = { granularity, range in
        host.sound.boundaries(
          of: granularity == .word && range == host.textRange ? .character : granularity, in: range)
      }
    },
    HostFault(.caretUnit, "it knows no sentence around a caret") { host in
      host.boundaries = {
        $0 == .sentence && $1.isEmpty ? nil : host.sound.boundaries(of: $0, in: $1)
      }
    },
    HostFault(.fullUnitsTile, "it knows no paragraph around a caret") { host in
      host.boundaries = {
        $0 == .paragraph && $1.isEmpty ? nil : host.sound.boundaries(of: $0, in: $1)
      }
    },
    HostFault(.lineFeedsEndParagraphs, "its paragraphs are the whole chapter") { host in
      host.boundaries = {
        host.sound.boundaries(of: $0 == .paragraph ? .section : $0, in: $1)
      }
    },
    HostFault(.wordsStayInParagraph, "a word runs into the next paragraph") { host in
      host.joinToNext = .newParagraph
      let end = host.textRange.end.utf8Offset
      host.answer(.word, NaiveBoundaries([0..<3, end - 2..<end + 2]))
    },
    HostFault(.linesAreUnits, "it draws lines, and knows no line") { host in
      host.boundaries = { $0 == .line ? nil : host.sound.boundaries(of: $0, in: $1) }
    },
    HostFault(.linesAreUnits, "its lines are its paragraphs") { host in
      host.boundaries = {
        host.sound.boundaries(of: $0 == .line ? .paragraph : $0, in: $1)
      }
    },
    HostFault(.tokenizerUnit, "its tokenizer ignores the direction") {
      $0.tokenizerFault = .ignoresDirection
    },
    HostFault(.tokenizerInside, "its tokenizer is inside of gaps") {
      $0.tokenizerFault = .isInsideGaps
    },
    HostFault(.tokenizerEdge, "its tokenizer takes starts for ends") {
      $0.tokenizerFault = .hasEdgesBothWays
    },
    HostFault(.tokenizerNext, "its tokenizer answers the edge itself at the edge") {
      $0.tokenizerFault = .staysAtTheEdge
    },
  ]
}

/// Units with one wrong lookup.
struct FaultyUnits: UnitBoundaries {
  enum Fault {
    case ignoresAffinity
    case endsNowhere
  }

  let sound: any UnitBoundaries
  let fault: Fault

  func unit(enclosing offset: Int, _ affinity: TextAffinity) -> Range<Int>? {
    sound.unit(enclosing: offset, fault == .ignoresAffinity ? .downstream : affinity)
  }

  func unit(startingAtOrAfter offset: Int) -> Range<Int>? {
    sound.unit(startingAtOrAfter: offset)
  }

  func unit(endingAtOrBefore offset: Int) -> Range<Int>? {
    fault == .endsNowhere ? nil : sound.unit(endingAtOrBefore: offset)
  }
}
