// SPDX-License-Identifier: Apache-2.0

extension Passage {
  /// The passage in pieces of at most so many UTF-8 code units, where a voice may breathe.
  ///
  /// A piece ends behind the last comma, colon or dash of its second half, else at the last space, else
  /// between two words, and never inside a word: a piece without such a place is longer.
  ///
  /// *Law: the pieces read back equal to the passage.* A run that lies in two pieces is a run of each.
  ///
  /// - Complexity: linear in the length of the passage.
  func chunks(atMost limit: Int, _ segmenter: any TextSegmenter) -> [Passage] {
    let utf8 = Array(text.utf8)
    guard utf8.count > limit else { return [self] }
    let words = words(segmenter)
    var chunks: [Passage] = []
    var start = 0
    for end in ChunkEnds(utf8: utf8, words: words, limit: max(limit, 1)).ends {
      chunks.append(piece(utf8, start..<end))
      start = end
    }
    chunks.append(piece(utf8, start..<utf8.count))
    for index in chunks.indices.dropFirst() { chunks[index].continuesSentence = true }
    return chunks
  }

  /// The passage from an offset on, which is the start of a scalar.
  ///
  /// - Parameter crossing: The page edge up to the offset that is still to be crossed.
  func rest(fromUTF8 offset: Int, crossing: PageCrossing?) -> Passage {
    let utf8 = Array(text.utf8)
    let rest = piece(utf8, min(offset, utf8.count)..<utf8.count)
    var sources = rest.sources
    if let first = sources.first {
      sources[0] = SourcePiece(
        utf8: first.utf8, range: first.range, page: first.page, crossing: crossing)
    }
    return Passage(
      kind: kind, role: role, language: language, text: rest.text, sources: sources,
      attributes: rest.attributes, continuesSentence: continuesSentence)
  }

  private func piece(_ utf8: [UInt8], _ range: Range<Int>) -> Passage {
    let shift = { (offsets: Range<Int>) in
      offsets.lowerBound - range.lowerBound..<offsets.upperBound - range.lowerBound
    }
    return Passage(
      kind: kind, role: role, language: language,
      text: String(decoding: utf8[range], as: UTF8.self),
      sources: sources.compactMap { source in
        guard source.utf8.overlaps(range) else { return nil }
        let cut = source.utf8.clamped(to: range)
        let start = source.range.start.advanced(
          by: cut.lowerBound - source.utf8.lowerBound, atMost: source.range.end)
        let end = start.advanced(by: cut.count, atMost: source.range.end)
        return TextRange(start, end).map {
          SourcePiece(
            utf8: shift(cut), range: $0, page: source.page,
            crossing: cut.lowerBound == source.utf8.lowerBound ? source.crossing : nil)
        }
      },
      attributes: attributes.compactMap { run in
        guard run.utf8.overlaps(range) else { return nil }
        return PassageAttribute(utf8: shift(run.utf8.clamped(to: range)), attribute: run.attribute)
      })
  }
}

/// Where a long text is cut.
private struct ChunkEnds {
  private(set) var ends: [Int] = []

  /// How good a place is to breathe at; the last of the best is taken.
  private enum Rest: Int {
    case betweenWords, space, clause
  }

  init(utf8: [UInt8], words: [Range<Int>], limit: Int) {
    var start = 0
    var best: (end: Int, rest: Rest)?
    var previous = words.first?.upperBound ?? 0
    for word in words.dropFirst() {
      let place = Self.place(in: utf8, previous..<word.lowerBound)
      previous = word.upperBound
      if place.end - start > limit, let cut = best {
        ends.append(cut.end)
        start = cut.end
        best = nil
      }
      // A clause in the first half makes the piece too short to be worth a rest.
      let isEarly = (place.end - start) * 2 < limit
      let rest = isEarly && place.rest == .clause ? .space : place.rest
      if rest.rawValue >= best?.rest.rawValue ?? 0, place.end > start { best = (place.end, rest) }
    }
    if utf8.count - start > limit, let cut = best { ends.append(cut.end) }
  }

  /// Where a text is best cut in a gap between two words: behind its last white space, or its last
  /// clause mark, or at its end.
  private static func place(in utf8: [UInt8], _ gap: Range<Int>) -> (end: Int, rest: Rest) {
    var offset = gap.lowerBound
    var end = gap.upperBound
    var rest = Rest.betweenWords
    var isBehindClause = false
    for scalar in String(decoding: utf8[gap], as: UTF8.self).unicodeScalars {
      offset += UTF8.width(scalar)
      if scalar.properties.isWhitespace {
        rest = isBehindClause ? .clause : .space
        end = offset
      } else if wideClauseMarks.contains(scalar) {
        rest = .clause
        end = offset
      }
      isBehindClause = isBehindClause || clauseMarks.contains(scalar)
    }
    return (min(end, gap.upperBound), rest)
  }

  /// Marks of a clause before a space: of Latin, Arabic and Armenian text.
  private static let clauseMarks: Set<Unicode.Scalar> = [
    ",", ";", ":", "—", "–", "…", ")", "،", "؛", "՝", ".", "!", "?", "।", "።", "፣",
  ]
  /// Marks of a clause that no space follows.
  private static let wideClauseMarks: Set<Unicode.Scalar> = [
    "、", "，", "；", "：", "。", "！", "？", "၊", "།",
  ]
}
