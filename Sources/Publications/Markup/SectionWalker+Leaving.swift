// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SectionWalker {
  /// Opens the anchor of the element that has just started.
  func openAnchor(_ id: String) {
    guard let last = frames.indices.last, !frames[last].hasAnchor, !isEmbedding else {
      // A drawing or a formula has no frame; a link to it leads to where it is.
      writer.openAnchor(id)
      return writer.closeAnchor()
    }
    writer.openAnchor(id)
    frames[last].hasAnchor = true
  }

  /// An element has ended.
  func leave(_ frame: Frame) {
    if case .quotation(let mark) = frame.ending { writeMark(mark, frame) }
    if frame.isBlock { writer.close() }
    if frame.isOnOwnLine { writer.startLine() }
    var run: SectionBuilder.RunKey?
    if case .ruby = frame.ending { endRuby() }
    for handle in frame.runs.reversed() {
      run = writer.closeRun(handle)
    }
    if frame.hasAnchor { writer.closeAnchor() }
    finish(frame, run: run)
  }

  /// Does what is to be done at the end of an element.
  ///
  /// - Parameter run: The first of the runs it has opened, if it has text.
  private func finish(_ frame: Frame, run: SectionBuilder.RunKey?) {
    switch frame.ending {
    case .nothing, .ruby, .quotation: break
    case .styleSheet: cascade.add(StyleSheet(Array(frame.captured.utf8)))
    case .pageLabel:
      let label = frame.captured.collapsed
      if !label.isEmpty { writer.startPage(label) }
    case .reading: endReading(frame)
    case .readings: endReadings(frame)
    case .base: endBase(of: frame)
    case .list: lists.popLast()?.finish(in: &writer.builder)
    case .item(let index): lists.indices.last.map { lists[$0].endItem(index, run: run) }
    case .table: tables.popLast()?.finish(in: &writer.builder)
    case .cell(let index): tables.indices.last.map { tables[$0].endCell(index, run: run) }
    case .figure: figures.popLast()?.finish(in: &writer.builder)
    case .caption:
      if let run, let figure = figures.indices.last {
        figures[figure].addCaption(run, in: writer.builder)
      }
    case .link(let target):
      if let run { links.add(run, target: target, of: writer.builder.text(of: run)) }
    }
  }

  /// Writes a drawing that has been gathered.
  func write(_ drawing: Drawing) {
    let frame = frames.last ?? root
    guard !frame.isInvisible else { return }
    let start = writer.builder.utf8.count
    switch drawing.reading {
    case .none: return
    case .decoration: skip(drawing.element, because: .decoration)
    case .description(let text): writeObject(text, role: .image, frame.style)
    case .labels(let labels):
      let run = writer.openRun(structure(.figure))
      // A drawing that stands alone has a block for each of its labels.
      let isAlone = writer.isAtBlockStart && labels.count > 1
      for label in labels {
        writer.label(label, frame.style)
        if isAlone { writer.close() }
      }
      _ = writer.closeRun(run)
      recorder?.object(start..<writer.builder.utf8.count)
    }
  }

  /// Writes a formula that has been gathered.
  func write(_ formula: MarkupTree) {
    let frame = frames.last ?? root
    guard !frame.isInvisible else { return }
    guard let reading = FormulaReading.text(of: formula, language: frame.style.language) else {
      return
    }
    writeObject(reading, role: .math, isApart: true, frame.style)
    if formula["display"]?.lowercased() == "block" { writer.startLine() }
  }
}
