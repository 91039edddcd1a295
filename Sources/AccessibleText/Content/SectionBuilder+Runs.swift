// SPDX-License-Identifier: Apache-2.0

extension SectionBuilder {
  /// Names a run of the section that is being built.
  package struct RunKey: Hashable, Sendable {
    let index: Int
  }

  /// Starts a run that has an attribute, inside the open block or over several.
  public mutating func openRun(_ attribute: TextAttribute) { openRuns.append(startRun(attribute)) }

  /// Ends the run that was started last; one without text leaves no trace.
  public mutating func closeRun() {
    if let run = openRuns.popLast() { endRun(run) }
  }

  /// Starts a run that may overlap others; one that is never ended leaves no trace.
  package mutating func startRun(_ attribute: TextAttribute) -> RunKey {
    annotate(utf8.count..<utf8.count, attribute)
  }

  /// Ends a run where the text ends now.
  package mutating func endRun(_ run: RunKey) {
    let start = annotations[run.index].utf8.lowerBound
    annotations[run.index].utf8 = min(start, utf8.count)..<utf8.count
  }

  /// Gives a range of the text an attribute.
  @discardableResult
  package mutating func annotate(_ range: Range<Int>, _ attribute: TextAttribute) -> RunKey {
    annotations.append(.init(utf8: range, attribute: attribute))
    return RunKey(index: annotations.count - 1)
  }

  /// Gives a run another attribute than it was started with; `nil` drops the run.
  package mutating func setAttribute(_ attribute: TextAttribute?, of run: RunKey) {
    if let attribute {
      annotations[run.index].attribute = attribute
    } else {
      annotations[run.index].utf8 = 0..<0
    }
  }

  /// The text of a run, in UTF-8 offsets of the section.
  package func text(of run: RunKey) -> Range<Int> { annotations[run.index].utf8 }
}
