// SPDX-License-Identifier: Apache-2.0

/// Finds running heads and page numbers: what stands at the edge of a page and comes back on others.
struct ScanArtifacts {
  /// A short paragraph at the top or at the bottom of a page.
  fileprivate struct Candidate {
    let page: Int
    let paragraph: Int
    let isAtTop: Bool
    /// How far it is from that edge of the page, as a part of the page's height.
    let distance: Double
    /// Its letters in lower case: what is left of a running head when its page number is taken away.
    let letters: String
    /// The number that it is, if it is one.
    let number: Int?
    let isShort: Bool
  }

  /// Marks them in all pages.
  ///
  /// - Complexity: O(text), and O(pages × heads) to compare heads that were not recognized alike.
  static func mark(_ pages: inout [ScanPage]) {
    let candidates = pages.indices.flatMap { Self.candidates(of: pages[$0], number: $0) }
    for candidate in folios(candidates) + heads(candidates) {
      pages[candidate.page].paragraphs[candidate.paragraph].kind = .artifact
    }
  }

  private static func candidates(of page: ScanPage, number: Int) -> [Candidate] {
    guard let box = page.box, box.height > 0 else { return [] }
    let placed = page.paragraphs.indices.compactMap { index in
      page.paragraphs[index].box.map { (index: index, box: $0) }
    }
    let byTop = placed.sorted { ($0.box.top, $0.index) < ($1.box.top, $1.index) }
    let byBottom = placed.sorted { ($0.box.bottom, $0.index) > ($1.box.bottom, $1.index) }
    func candidate(_ place: (index: Int, box: ScanBox), isAtTop: Bool) -> Candidate? {
      let paragraph = page.paragraphs[place.index]
      guard paragraph.lines.count == 1, paragraph.kind != .caption else { return nil }
      let text = paragraph.lines[0].text
      let distance = isAtTop ? place.box.top - box.top : box.bottom - place.box.bottom
      return Candidate(
        page: number, paragraph: place.index, isAtTop: isAtTop, distance: distance / box.height,
        letters: String(text.lowercased().unicodeScalars.filter(\.properties.isAlphabetic)),
        number: FolioNumber.value(of: text), isShort: text.unicodeScalars.count <= 5)
    }
    return byTop.prefix(2).compactMap { candidate($0, isAtTop: true) }
      + byBottom.prefix(2).compactMap { candidate($0, isAtTop: false) }
  }

  /// Numbers that count the pages up one by one; and what stands in their place, misread.
  private static func folios(_ candidates: [Candidate]) -> [Candidate] {
    var pagesByShift: [Int: Set<Int>] = [:]
    for candidate in candidates {
      if let number = candidate.number {
        pagesByShift[number - candidate.page, default: []].insert(candidate.page)
      }
    }
    let counted = candidates.filter { candidate in
      candidate.number.map { pagesByShift[$0 - candidate.page, default: []].count > 1 } ?? false
    }
    let pages = Set(counted.map(\.page))
    let misread = candidates.filter { candidate in
      candidate.isShort && !pages.contains(candidate.page)
        && counted.contains { $0.isLevel(with: candidate) }
    }
    return counted + misread
  }

  /// Texts that come back at the same height of other pages.
  private static func heads(_ candidates: [Candidate]) -> [Candidate] {
    let texts = candidates.filter { $0.letters.unicodeScalars.count >= 3 }
    var byLetters: [String: [Candidate]] = [:]
    for candidate in texts { byLetters[candidate.letters, default: []].append(candidate) }
    let known = byLetters.values.filter { group in
      group.contains { one in group.contains { $0.page != one.page && $0.isLevel(with: one) } }
    }
    return texts.filter { candidate in
      known.contains { group in
        group.contains { $0.page != candidate.page && $0.isLevel(with: candidate) }
          && (group[0].letters == candidate.letters
            || group[0].letters.isRecognizedLike(candidate.letters))
      }
    }
  }
}

extension ScanArtifacts.Candidate {
  fileprivate func isLevel(with other: Self) -> Bool {
    isAtTop == other.isAtTop && abs(distance - other.distance) < 0.02
  }
}

extension String {
  /// Whether two texts are so alike that one may be the other, misread: a letter in five may differ.
  fileprivate func isRecognizedLike(_ other: String) -> Bool {
    let (one, other) = (Array(unicodeScalars), Array(other.unicodeScalars))
    let allowed = max(one.count, other.count) / 5
    guard abs(one.count - other.count) <= allowed, max(one.count, other.count) < 200 else {
      return false
    }
    var row = Array(0...other.count)
    for (index, scalar) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let change = diagonal + (scalar == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count] <= allowed
  }
}
