// SPDX-License-Identifier: Apache-2.0

extension Passage {
  /// Whether there is anything in the text that a voice would say.
  func isReadable(_ preferences: ReadingPreferences) -> Bool {
    let utf8 = text.utf8
    var index = utf8.startIndex
    var offset = 0
    for substitution in substitutions(preferences) {
      let start = utf8.index(index, offsetBy: substitution.utf8.lowerBound - offset)
      if text[index..<start].isReadable || substitution.text[...].isReadable { return true }
      index = utf8.index(start, offsetBy: substitution.utf8.count)
      offset = substitution.utf8.upperBound
    }
    return text[index...].isReadable
  }

  /// What the objects in the text show, in order; those without a description are left out.
  var objectDescriptions: [String] {
    attributes.compactMap {
      guard case .object(let description?) = $0.attribute, !description.isEmpty else { return nil }
      return description
    }
  }

  /// The notes that the text refers to, in order.
  var noteTargets: [String] {
    attributes.compactMap {
      guard case .noteReference(let target) = $0.attribute else { return nil }
      return target
    }
  }

  /// The structures that the start of the text lies in, the outer ones first.
  var structures: [TextStructure] {
    attributes.compactMap {
      guard case .structure(let structure) = $0.attribute, $0.utf8.lowerBound == 0 else {
        return nil
      }
      return structure
    }
  }

  /// A passage that is said because of this one, and turns no page.
  func serving(_ kind: PassageKind, _ text: String, in language: TextLanguage) -> Passage {
    let served = sources.map {
      SourcePiece(utf8: 0..<text.utf8.count, range: $0.range, page: $0.page, crossing: nil)
    }
    return Passage(
      kind: kind, role: role, language: language, text: text, sources: served, attributes: [])
  }
}

extension Substring {
  /// Whether there is anything in the text that is not white space, invisible or an object.
  fileprivate var isReadable: Bool {
    unicodeScalars.contains {
      $0 != "\u{FFFC}" && !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
  }
}
