// SPDX-License-Identifier: Apache-2.0

/// Rows of `text-input.tsv` that are not held, with the reason.
let inputSkips: [String: String] = [:]

/// Rows of `text-cores.tsv` that are not held, with the reason.
let coreSkips: [String: String] = [
  "NV-005": "its text is lone surrogates, which no Swift string and no valid UTF-8 can hold",
  "NV-026": "a range has no ends to set: it is made of two positions, in either order",
  "NV-028": "utterances are sentences; which line is prefetched is a speech queue's to decide",
  "GE-030": "runs that touch stay two, as two links do; an adapter that wants one joins them",
  "OR-019": "its answer is a sentinel of AT-SPI's adapter; the core answers nil",
].merging(sentenceLayer) { one, _ in one }

/// Rows whose answers need more than CLDR's abbreviations.
private let sentenceLayer: [String: String] = [
  "IC-002": "St.", "IC-003": "St.", "IC-004": "Dr.", "IC-010": "a tag behind a quotation",
  "IC-013": "fig.", "IC-043": "sig.", "IC-044": "Sr.", "IC-046": "г.", "IC-047": "p.",
].mapValues { "waits for the sentence layer: \($0)" }
