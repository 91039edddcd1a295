// SPDX-License-Identifier: Apache-2.0

/// Rows of `text-input.tsv` that are due and that we hold differently, with the reason.
let inputSkips: [String: String] = [:]

/// Rows of `text-cores.tsv` that are due and that we hold differently, with the reason.
let coreSkips: [String: String] = [
  "NV-005": "its text is lone surrogates, which no Swift string and no valid UTF-8 can hold"
]

/// Rows of `text-cores.tsv` that are due with the sentence layer.
///
/// Their answers need more than CLDR's abbreviations: other titles, page references, speech verbs.
let sentenceLayerRows: Set<String> = [
  "IC-002", "IC-003", "IC-004", "IC-010", "IC-013", "IC-043", "IC-044", "IC-046", "IC-047",
]
