// SPDX-License-Identifier: Apache-2.0

extension Passage {
  /// Whether there is anything in the text that a voice could say.
  func isReadable(objects: ObjectReading) -> Bool {
    for scalar in text.unicodeScalars {
      if scalar == "\u{FFFC}" { continue }
      if !scalar.properties.isWhitespace, !scalar.properties.isDefaultIgnorableCodePoint {
        return true
      }
    }
    return objects == .substitute && !objectDescriptions.isEmpty
  }

  /// What the objects in the text show, in order; those without a description are left out.
  var objectDescriptions: [String] {
    attributes.compactMap {
      guard case .object(let description?) = $0.attribute, !description.isEmpty else { return nil }
      return description
    }
  }

  /// A passage that is said because of this one, and turns no page.
  func serving(_ kind: PassageKind, _ text: String) -> Passage {
    let served = sources.map {
      SourcePiece(utf8: 0..<text.utf8.count, range: $0.range, page: $0.page, crossing: nil)
    }
    return Passage(
      kind: kind, role: role, language: language, text: text, sources: served, attributes: [])
  }
}
