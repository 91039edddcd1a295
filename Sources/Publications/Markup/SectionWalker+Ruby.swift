// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SectionWalker {
  func startRuby(_ frame: inout Frame) {
    rubies.append(RubyTracker())
    frame.ending = .ruby
  }

  /// Starts the base that text belongs to which is in no `rb` of its own.
  func openBase(before text: Span<UInt8>) {
    guard let ruby = rubies.indices.last, rubies[ruby].openBase == nil,
      !text.isMarkupSpaceOnly
    else { return }
    pairReadings(of: ruby)
    rubies[ruby].startBase(writer.openRun(.ruby(reading: "")))
  }

  /// An `rb` starts: a base of its own.
  func startBase(_ frame: inout Frame) {
    guard let ruby = rubies.indices.last else { return }
    closeBase(of: ruby)
    pairReadings(of: ruby)
    rubies[ruby].startBase(writer.openRun(.ruby(reading: "")))
    frame.ending = .base
  }

  func endBase(of frame: Frame) {
    if let ruby = rubies.indices.last { closeBase(of: ruby) }
  }

  /// An `rt` or `rtc` starts: the base before it is whole.
  func startReading(_ element: MarkupElement, _ frame: inout Frame) {
    guard let ruby = rubies.indices.last else {
      frame.isSkipped = true
      return
    }
    closeBase(of: ruby)
    frame.isSkipped = element.name == "rt"
    frame.capture = frames.count
    frame.ending = element.name == "rt" ? .reading : .readings
  }

  func endReading(_ frame: Frame) {
    rubies.indices.last.map { rubies[$0].addReading(frame.captured.collapsed) }
  }

  func endReadings(_ frame: Frame) {
    rubies.indices.last.map { rubies[$0].endContainer(frame.captured.collapsed) }
  }

  func endRuby() {
    guard let ruby = rubies.indices.last else { return }
    closeBase(of: ruby)
    rubies[ruby].pair(in: &writer.builder)
    rubies.removeLast()
  }

  private func closeBase(of ruby: Int) {
    guard let handle = rubies[ruby].openBase else { return }
    rubies[ruby].endBase(writer.closeRun(handle))
  }

  private func pairReadings(of ruby: Int) {
    if rubies[ruby].hasReadings { rubies[ruby].pair(in: &writer.builder) }
  }
}
