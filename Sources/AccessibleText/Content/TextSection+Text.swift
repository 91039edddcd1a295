// SPDX-License-Identifier: Apache-2.0

extension TextSection {
  /// The text in a range, exactly; `nil` for a stale, foreign or misplaced range.
  ///
  /// - Complexity: O(length of the range).
  public func text(in range: TextRange) -> String? {
    guard let offsets = offsets(of: range) else { return nil }
    return String(decoding: content.utf8[offsets], as: UTF8.self)
  }

  /// The annotated runs that touch a range, cut to it.
  ///
  /// - Complexity: O(log n + runs from the first that touches the range to the last).
  public func attributes(in range: TextRange) -> [AttributeRun] {
    guard let offsets = offsets(of: range) else { return [] }
    var runs: [AttributeRun] = []
    let first = content.annotationReach.partitioningIndex { $0 > offsets.lowerBound }
    for annotation in content.annotations[first...] {
      if annotation.utf8.lowerBound >= offsets.upperBound { break }
      guard annotation.utf8.overlaps(offsets) else { continue }
      let cut = annotation.utf8.clamped(to: offsets)
      runs.append(AttributeRun(range: TextRange(id, cut), attribute: annotation.attribute))
    }
    return runs
  }

  func offsets(of range: TextRange) -> Range<Int>? {
    guard id.contains(range.start), id.contains(range.end),
      range.end.utf8Offset <= content.utf8.count
    else { return nil }
    return range.offsets
  }
}
