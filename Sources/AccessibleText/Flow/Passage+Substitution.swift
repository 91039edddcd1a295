// SPDX-License-Identifier: Apache-2.0

/// What is said instead of a piece of a passage.
struct Substitution: Hashable {
  /// The piece, in UTF-8 code units of the passage's text.
  let utf8: Range<Int>
  /// What is said; nothing where the piece is passed over.
  let text: String
}

extension Passage {
  /// What is said instead of pieces of the text, ascending and disjoint.
  ///
  /// Where two pieces overlap, the one that starts first counts, and of two that start together the
  /// longer one: a reference to a note is passed over with all that is in it.
  func substitutions(_ preferences: ReadingPreferences) -> [Substitution] {
    var substitutions: [Substitution] = []
    var end = 0
    let runs = attributes.filter { !$0.utf8.isEmpty }.sorted {
      ($0.utf8.lowerBound, $1.utf8.upperBound) < ($1.utf8.lowerBound, $0.utf8.upperBound)
    }
    for run in runs where run.utf8.lowerBound >= end {
      guard let text = replacement(of: run, preferences) else { continue }
      substitutions.append(Substitution(utf8: run.utf8, text: text))
      end = run.utf8.upperBound
    }
    guard preferences.passesOverGlosses else { return substitutions }
    let glosses = glosses.filter { gloss in !substitutions.contains { $0.utf8.overlaps(gloss) } }
    return (substitutions + glosses.map { Substitution(utf8: $0, text: "") })
      .sorted { $0.utf8.lowerBound < $1.utf8.lowerBound }
  }

  /// Kana alone in brackets, right behind an ideograph: how the word before is read.
  private var glosses: [Range<Int>] {
    var glosses: [Range<Int>] = []
    var offset = 0
    var isBehindIdeograph = false
    var open: (start: Int, kana: String)?
    for scalar in text.unicodeScalars {
      let start = offset
      offset += UTF8.width(scalar)
      switch scalar {
      case "（", "(": open = isBehindIdeograph ? (start, "") : nil
      case "）", ")":
        if let gloss = open, gloss.kana.isKana { glosses.append(gloss.start..<offset) }
        open = nil
      default: open?.kana.unicodeScalars.append(scalar)
      }
      isBehindIdeograph = scalar.properties.isIdeographic
    }
    return glosses
  }

  private func replacement(
    of run: PassageAttribute, _ preferences: ReadingPreferences
  ) -> String? {
    switch run.attribute {
    case .object(let description):
      isObject(run.utf8) && preferences.objects == .substitute ? description : nil
    case .noteReference:
      preferences.skipped.contains(.noteReference) ? "" : nil
    case .structure(let structure):
      preferences.passesOver(structure) && run.utf8 != 0..<text.utf8.count ? "" : nil
    case .ruby(let reading):
      saysRuby(reading, at: run.utf8.lowerBound, preferences.ruby) ? reading : nil
    case .abbreviation(let expansion?):
      preferences.expandsAbbreviations && !expansion.isEmpty ? expansion : nil
    default: nil
    }
  }

  /// Whether a piece is one U+FFFC; a host may say of any text that it is an object.
  private func isObject(_ piece: Range<Int>) -> Bool {
    let utf8 = text.utf8
    return utf8.dropFirst(piece.lowerBound).prefix(piece.count).elementsEqual("\u{FFFC}".utf8)
  }

  private func saysRuby(_ reading: String, at offset: Int, _ preference: RubyReading) -> Bool {
    switch preference {
    case .base: false
    case .reading: reading.unicodeScalars.contains { $0.properties.isAlphabetic }
    case .automatic: language(atUTF8: offset).primary == "ja" && reading.isKana
    }
  }

  /// The language of the text at an offset: that of the innermost run.
  func language(atUTF8 offset: Int) -> TextLanguage {
    var innermost: (count: Int, language: TextLanguage)?
    for run in attributes where run.utf8.contains(offset) {
      guard case .language(let language) = run.attribute,
        run.utf8.count <= innermost?.count ?? .max
      else { continue }
      innermost = (run.utf8.count, language)
    }
    return innermost?.language ?? language
  }
}

extension String {
  /// Whether there is kana in the text, and beside it only marks that go with it and spaces.
  fileprivate var isKana: Bool {
    var hasLetter = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF, 0xFF66...0xFF9D: hasLetter = true
      case 0x3099...0x309F, 0x30FC...0x30FF, 0x30FB, 0xFF9E, 0xFF9F, 0x20, 0x3000: break
      default: return false
      }
    }
    return hasLetter
  }
}
