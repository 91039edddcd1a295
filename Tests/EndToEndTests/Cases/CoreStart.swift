// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The places that a case starts at: `38 u16 upstream`, `0..5 u16 (each offset)`, `p2:19 u16`.
struct CoreStart {
  let offsets: [Int]
  let unit: TextOffsetUnit
  let affinity: TextAffinity
  /// The page the offsets count in, from 1.
  let page: Int?

  init(_ start: String) {
    let words = start.split(separator: " ").map(String.init)
    unit = words.contains("u8") ? .utf8 : words.contains("scalar") ? .scalar : .utf16
    affinity = words.contains("upstream") ? .upstream : .downstream
    var place = words.first ?? "0"
    // `(5,6) or (6,7) scalar`: characters, each by its scalar's two ends.
    if place.hasPrefix("(") {
      place = words.filter { $0.hasPrefix("(") }.map { $0.dropFirst().prefix { $0 != "," } }
        .joined(separator: ",")
    }
    if place.hasPrefix("p"), let colon = place.firstIndex(of: ":") {
      page = Int(place[place.index(after: place.startIndex)..<colon])
      place = String(place[place.index(after: colon)...])
    } else {
      page = nil
    }
    let ends = place.split(separator: "..").compactMap { Int($0) }
    if place.contains(".."), ends.count == 2, ends[0] <= ends[1] {
      offsets = Array(ends[0]...ends[1])
    } else if place == "-" {
      offsets = [0]
    } else {
      offsets = place.split(separator: ",").compactMap { Int($0) }
    }
  }
}
