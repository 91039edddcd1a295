// SPDX-License-Identifier: Apache-2.0

/// What an element of an hOCR file is, by its class.
///
/// Source: hOCR 1.2, "Elements"; Tesseract tells headings, captions and pull quotes by the class of
/// a line.
enum HOCRElement {
  case page
  /// A column or another area of a page.
  case area(ScanParagraph.Kind)
  case paragraph
  case line(ScanParagraph.Kind)
  case word
  case character
  /// What has no text to read: the head of the document, pictures, scripts.
  case ignored
  case other

  init(_ element: MarkupElement, inParagraph: Bool) {
    if Self.unread.contains(element.name) {
      self = .ignored
      return
    }
    for word in element.words("class") {
      if let found = Self.classes[String(word)] {
        self = found
        return
      }
      if let kind = Self.regions[String(word)] {
        // In a paragraph such a region is one of its lines.
        self = inParagraph ? .line(kind.ofLine) : .area(kind.ofArea)
        return
      }
    }
    self = .other
  }

  private static let unread: Set<String> = ["head", "title", "script", "style", "template"]

  private static let classes: [String: HOCRElement] = [
    "ocr_page": .page, "ocr_carea": .area(.body), "ocr_column": .area(.body),
    "ocrx_block": .area(.body), "ocr_par": .paragraph, "ocr_line": .line(.body),
    "ocrx_line": .line(.body), "ocrx_word": .word, "ocr_word": .word, "ocrx_cinfo": .character,
    "ocr_cinfo": .character,
  ]

  private static let regions: [String: (ofLine: ScanParagraph.Kind, ofArea: ScanParagraph.Kind)] = [
    "ocr_header": (.heading, .artifact), "ocr_footer": (.artifact, .artifact),
    "ocr_pageno": (.artifact, .artifact), "ocr_caption": (.caption, .caption),
    "ocr_textfloat": (.body, .body),
  ]
}
