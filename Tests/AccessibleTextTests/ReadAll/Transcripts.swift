// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import AccessibleTextTesting
import Testing

/// What happens when a paged document is read to its end: `speak` and `page`, line by line.
func transcript(
  of sections: [String], voice: ReadAllSimulation.Voice = .words,
  _ change: (inout ReadingPreferences) -> Void = { _ in }
) -> String {
  var preferences = ReadingPreferences()
  change(&preferences)
  guard let first = pagedDocument(sections).firstElement else { return "" }
  return ReadAllSimulation(
    from: first, segmenter: NaiveSegmenter(), preferences: preferences, voice: voice
  ).transcript.joined(separator: " · ")
}

/// What happens when a host is read that has one page at a time.
func transcript(
  of host: PageAtATimeHost, voice: ReadAllSimulation.Voice = .words,
  paging: ReadAllSimulation.Paging = ReadAllSimulation.Paging()
) throws -> String {
  let first = try #require(host.firstElement)
  return ReadAllSimulation(
    from: first, segmenter: NaiveSegmenter(), host: host, voice: voice, paging: paging
  ).transcript.joined(separator: " · ")
}
