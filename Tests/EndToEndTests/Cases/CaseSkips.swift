// SPDX-License-Identifier: Apache-2.0

/// Rows of `text-input.tsv` that are not held, with the reason.
let inputSkips: [String: String] = [:]

/// Rows of `text-cores.tsv` that are not held, with the reason.
let coreSkips: [String: String] = [
  "NV-005": "its text is lone surrogates, which no Swift string and no valid UTF-8 can hold",
  "NV-026": "a range has no ends to set: it is made of two positions, in either order",
  "NV-028": "utterances are sentences; which line is prefetched is a speech queue's to decide",
  "OR-019": "its answer is a sentinel of AT-SPI's adapter; the core answers nil",
]
