// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Moves, one by one and in rows.
extension CoreCase {
  func moving(_ caret: TextCaret) -> String? {
    let isChecked = name.hasSuffix(" checkInitial=true")
    let plain = name.replacing(/\s(checkInitial=true|flags=none|includeOrigin=false)$/, with: "")
    switch plain {
    case "cursor at byte 0": return render(caret)
    case "next(logical word)":
      return step(caret, .word, .forward, .start, isChecked)
    case "next(character)": return step(caret, .character, .forward, .end, isChecked)
    case "prev(character)": return step(caret, .character, .backward, .start, isChecked)
    default: break
    }
    if let move = plain.firstMatch(of: /^move\((\w+),([+-]\d+)\)$/) {
      guard let unit = granularity(move.output.1), let count = Int(move.output.2) else {
        return nil
      }
      var walker = TextWalker(at: text)
      let moved = walker.move(
        caret, by: unit, count > 0 ? .forward : .backward, count: abs(count), .stoppingAtDocument)
      return moved.map { "\(render($0.caret)) moved=\(count.signum() * $0.units)" }
    }
    if let move = plain.firstMatch(of: /^(next|prev)\((\w+)\.(start|end)\)$/) {
      guard let unit = granularity(move.output.2) else { return nil }
      return step(
        caret, unit, move.output.1 == "next" ? .forward : .backward,
        move.output.3 == "start" ? .start : .end, isChecked)
    }
    return rowOfMoves(caret, plain)
  }

  private func rowOfMoves(_ caret: TextCaret, _ plain: String) -> String? {
    guard
      let row = plain.firstMatch(
        of: /^(?:iterate next\(|list )(\w+)\.(start|end)\)?(?: bounds=(\w+))?$/),
      let unit = granularity(row.output.1)
    else { return nil }
    let edge: TextUnitEdge = row.output.2 == "start" ? .start : .end
    let isStopping = row.output.3 == "stopElement"
    var walker = TextWalker(at: text)
    var caret = caret
    var places: [String] = []
    while let move = walker.move(
      caret, by: unit, .forward, to: edge, isStopping ? .stoppingAtElement : .crossing)
    {
      places.append(render(move.caret))
      if move.units == 0 { return places.joined(separator: ",") }
      caret = move.caret
    }
    return (row.output.3 == nil ? places : places + ["nil"]).joined(separator: ",")
  }

  private func step(
    _ caret: TextCaret, _ unit: TextGranularity, _ direction: StorageDirection,
    _ edge: TextUnitEdge, _ isChecked: Bool
  ) -> String? {
    let looking: TextDirection = edge == .start ? .backward : .forward
    if isChecked, text.tokenizer.isBoundary(caret.position, of: unit, looking: looking) {
      return render(caret)
    }
    var walker = TextWalker(at: text)
    return walker.move(caret, by: unit, direction, to: edge, .stoppingAtDocument)
      .map { render($0.caret) }
  }
}
