// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting

/// Plays stories of a reading: `Stories [FIRST-SEED] COUNT`.
///
/// The first that breaks a law is printed whole.
@main
struct Stories {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let first = numbers.count > 1 ? numbers[0] : 0
    let count = numbers.last ?? 1_000
    var visits: [String: Int] = [:]
    var (events, utterances, turns) = (0, 0, 0)
    for seed in first..<first + count {
      let story = play(seed)
      if let fault = story.faults.first {
        print("seed \(seed): \(fault)")
        for line in story.transcript { print(line) }
        return
      }
      events += story.eventCount
      utterances += story.utterances.count
      turns += story.turns.count
      for (visit, times) in story.visits { visits[Self.kind(visit), default: 0] += times }
    }
    print("\(count) stories, \(events) events, \(utterances) utterances, \(turns) turns; no fault")
    for (visit, times) in visits.sorted(by: { $0.key < $1.key }) { print("\(visit): \(times)") }
  }

  private static func play(_ seed: UInt64) -> ReadAllStory {
    var random = SeededGenerator(seed: seed)
    let voice = ReadAllStory.Voice.allCases.randomElement(using: &random) ?? .words
    var texts = TextGenerator(seed: seed)
    let sections = (0..<4).map { _ in texts.section(paragraphs: 8, sentences: 5) }
    if seed % 4 == 0 {
      return ReadAllStory(
        of: PageAtATimeHost(pages: sections + ["", "The end."]), voice: voice, user: .everything,
        segmenter: NaiveSegmenter(), seed: seed)
    }
    let text = sections.joined(separator: "\u{C}")
    var reader = ByteReader((0..<12).map { _ in .random(in: 0...255, using: &random) } + text.utf8)
    return ReadAllStory(
      of: reader.document(length: text.utf8.count), voice: voice,
      user: seed % 4 == 1 ? .pauses : .everything, segmenter: NaiveSegmenter(), seed: seed)
  }

  /// The visit without the numbers of utterances, offsets and turns.
  private static func kind(_ visit: String) -> String {
    String(visit.prefix { $0 != "(" && !$0.isNumber && $0 != "-" })
  }
}
