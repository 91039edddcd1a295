// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The runs, anchors and page labels that wait for the text they belong to.
///
/// A run starts with the first text that is written while it is open, and ends with the last, so
/// that white space which belongs to nobody is in no run.
struct OpenMarks {
  private var runs: [Run] = []
  private var anchors: [Anchor] = []
  private var runsStarted = 0
  private var anchorsStarted = 0
  /// Elements that had no text, waiting to see where text goes on.
  private var emptyAnchors: [String] = []
  private var pageLabels: [String] = []
  private var lastHandle = 0

  private struct Run {
    let handle: Int
    let attribute: TextAttribute
    var key: SectionBuilder.RunKey?
  }

  private struct Anchor {
    let id: String
    var start: Int?
  }

  /// Opens a run, and answers with the handle to close it by.
  mutating func openRun(_ attribute: TextAttribute) -> Int {
    lastHandle += 1
    runs.append(Run(handle: lastHandle, attribute: attribute))
    return lastHandle
  }

  /// Closes a run; others that were opened later may stay open.
  ///
  /// - Returns: The run in the section; `nil` if no text was written while it was open.
  mutating func closeRun(_ handle: Int, in builder: inout SectionBuilder) -> SectionBuilder.RunKey?
  {
    guard let index = runs.lastIndex(where: { $0.handle == handle }) else { return nil }
    let run = runs.remove(at: index)
    if index < runsStarted { runsStarted -= 1 }
    guard let key = run.key else { return nil }
    builder.endRun(key)
    return key
  }

  mutating func openAnchor(_ id: String) { anchors.append(Anchor(id: id)) }

  /// Closes the anchor that was opened last.
  mutating func closeAnchor(in builder: inout SectionBuilder) {
    guard let anchor = anchors.popLast() else { return }
    anchorsStarted = min(anchorsStarted, anchors.count)
    if let start = anchor.start {
      builder.addAnchor(anchor.id, start..<max(start, builder.utf8.count))
    } else {
      emptyAnchors.append(anchor.id)
    }
  }

  /// A page of the printed edition starts with the next character.
  mutating func startPage(_ label: String) { pageLabels.append(label) }

  /// Text is written next.
  mutating func begin(in builder: inout SectionBuilder) {
    let start = builder.utf8.count
    while runsStarted < runs.count {
      runs[runsStarted].key = builder.startRun(runs[runsStarted].attribute)
      runsStarted += 1
    }
    while anchorsStarted < anchors.count {
      anchors[anchorsStarted].start = start
      anchorsStarted += 1
    }
    if !emptyAnchors.isEmpty { placeEmptyAnchors(in: &builder) }
  }

  /// A scalar of a length is written next, and is the first of the pages that wait.
  mutating func labelPages(_ length: Int, in builder: inout SectionBuilder) {
    guard !pageLabels.isEmpty else { return }
    let start = builder.utf8.count
    for label in pageLabels { builder.annotate(start..<start + length, .printPage(label: label)) }
    pageLabels = []
  }

  /// A block ends; elements without text that were in it have their place at its end.
  mutating func endBlock(in builder: inout SectionBuilder) { placeEmptyAnchors(in: &builder) }

  /// The section ends.
  mutating func endSection(in builder: inout SectionBuilder) {
    while !anchors.isEmpty { closeAnchor(in: &builder) }
    placeEmptyAnchors(in: &builder)
  }

  private mutating func placeEmptyAnchors(in builder: inout SectionBuilder) {
    let place = builder.utf8.count
    for id in emptyAnchors { builder.addAnchor(id, place..<place) }
    emptyAnchors = []
  }
}
