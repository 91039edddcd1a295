// SPDX-License-Identifier: Apache-2.0

/// Scanned pages drawn as text: what a recognition program would write of them.
///
/// Each page is a grid of cells, 10 pixels wide and 20 high. A word is where it is drawn; paragraphs are
/// parted by blank rows. `~word` is one that was recognized badly.
struct TestScan {
  var pages: [String]
  var language = "eng"
  var direction: String?
  /// The size of a page in cells.
  var columns = 40
  var rows = 20

  init(_ pages: String..., language: String = "eng", direction: String? = nil) {
    self.pages = pages
    self.language = language
    self.direction = direction
  }

  var hocr: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head><title></title>
    <meta name="ocr-system" content="drawn"/></head><body>
    \(pages.map(page).joined(separator: "\n"))
    </body></html>
    """
  }

  private func page(_ drawing: String) -> String {
    var paragraphs: [String] = []
    var lines: [String] = []
    func close() {
      if !lines.isEmpty {
        let dir = direction.map { " dir='\($0)'" } ?? ""
        paragraphs.append("<p class='ocr_par' lang='\(language)'\(dir)>\(lines.joined())</p>")
      }
      lines = []
    }
    for (row, text) in drawing.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = Self.words(Array(text))
      if words.isEmpty { close() } else { lines.append(line(words, row)) }
    }
    close()
    return "<div class='ocr_page' title='bbox 0 0 \(columns * 10) \(rows * 20); ppageno 0'>"
      + "<div class='ocr_carea'>\(paragraphs.joined())</div></div>"
  }

  private func line(_ words: [(column: Int, text: String)], _ row: Int) -> String {
    let end = words.map { $0.column + $0.text.count }.max() ?? 0
    let start = words.map(\.column).min() ?? 0
    let spans = words.map { word in
      let isDoubtful = word.text.hasPrefix("~")
      let text = isDoubtful ? String(word.text.dropFirst()) : word.text
      let box = Self.box(word.column, word.column + word.text.count, row)
      return
        "<span class='ocrx_word' title='\(box); x_wconf \(isDoubtful ? 20 : 96)'>\(text)</span>"
    }
    let inOrder = direction == "rtl" ? spans.reversed() : spans
    return
      "<span class='ocr_line' title=\"\(Self.box(start, end, row)); baseline 0 -3; x_size 20\">"
      + inOrder.joined(separator: " ") + "</span>"
  }

  private static func box(_ start: Int, _ end: Int, _ row: Int) -> String {
    "bbox \(start * 10) \(row * 20) \(end * 10) \(row * 20 + 20)"
  }

  private static func words(_ text: [Character]) -> [(column: Int, text: String)] {
    var words: [(column: Int, text: String)] = []
    var index = 0
    while index < text.count {
      if text[index] == " " {
        index += 1
        continue
      }
      let end = text[index...].firstIndex(of: " ") ?? text.count
      words.append((index, String(text[index..<end])))
      index = end
    }
    return words
  }
}
