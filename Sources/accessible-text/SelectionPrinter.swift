// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import ICUText
import Publications

/// Shows a selection: for people or for programs.
struct SelectionPrinter {
  private let book: Book
  private let output: StandardOutput
  private let isJSON: Bool
  private let units: UnitPrinter

  init(_ book: Book, _ output: StandardOutput, isJSON: Bool) {
    self.book = book
    self.output = output
    self.isJSON = isJSON
    units = UnitPrinter(book, output, isJSON: isJSON)
  }

  /// What a screen reader says of a change.
  func announce(_ words: String) {
    guard isJSON else { return output.write("said: \(words.onOneLine)\n") }
    var line = JSONObject()
    line.add("type", "announcement")
    line.add("text", words)
    output.write(line.line)
  }

  /// There is nothing further to extend the selection to.
  func end(_ granularity: TextGranularity) { units.end(granularity) }

  /// No text is selected; a program is told so by the missing selection.
  func nothing() {
    if !isJSON { output.write("Nothing is selected.\n") }
  }

  /// The selected text, and the pages it is on with the selection marked.
  func show(_ range: TextRange, in element: any TextInputModel) {
    var walker = TextWalker(at: element)
    guard walker.reach(range.start), let text = walker.text(in: range) else { return }
    if isJSON {
      var line = JSONObject()
      line.add("type", "selection")
      line.add("text", text)
      line.add("place", range.place)
      line.add("cfi", CFIWriter(book).cfi(of: range))
      line.add("locator", book.publication.locator(of: range, in: book.document)?.json)
      line.add(range, in: book)
      line.add(walker.element.page)
      output.write(line.line)
    } else {
      let page = walker.element.page.map { ", \($0.label)" } ?? ""
      output.write("\(range.shortPlace)\(page): \(text.onOneLine)\n")
    }
    for page in walker.selectionRects(for: range) ?? [] { show(page) }
  }

  private func show(_ selection: PageSelection) {
    let page = selection.element.page
    guard !isJSON else {
      for rect in selection.rects { output.write(rect.json(page: page)) }
      return
    }
    output.write("-- \(page?.label ?? "a page")\n")
    guard let lines = selection.element.lines(in: selection.element.textRange) else { return }
    output.write(PageDrawing(lines, columns: book.columns, marking: selection.rects).text)
  }

  /// The selection has been kept.
  func saved(to path: String, _ words: String?) {
    guard isJSON else { return output.write("said: \(words ?? "")\nsaved to \(path)\n") }
    var line = JSONObject()
    line.add("type", "saved")
    line.add("file", path)
    line.add("announcement", words)
    output.write(line.line)
  }
}

/// Says each change of a selection.
final class SelectionAnnouncer: TextSelectionObserver {
  private let printer: SelectionPrinter
  private let speech = UnitSpeech(names: ICUCharacterNames(annotations: InstalledNames()))
  private var before: TextSelection?

  init(_ printer: SelectionPrinter) {
    self.printer = printer
  }

  func selectionWillChange(in controller: TextSelectionController) {
    before = controller.selection
  }

  func selectionDidChange(in controller: TextSelectionController) {
    let words = controller.selection.flatMap {
      speech.said(from: before, to: $0, in: controller.element)
    }
    if let words { printer.announce(words) }
  }
}
