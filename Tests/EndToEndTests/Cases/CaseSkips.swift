// SPDX-License-Identifier: Apache-2.0

/// Rows of `text-input.tsv` that are due and that we hold differently, with the reason.
let inputSkips: [String: String] = [:]

/// Rows of `text-cores.tsv` that are due and that we hold differently, with the reason.
let coreSkips: [String: String] = [
  "NV-005": "its text is lone surrogates, which no Swift string and no valid UTF-8 can hold"
]
