// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The places that a case starts at: `38 u16 upstream`, `0..5 u16 (each offset)`, `p2:19 u16`.
struct CoreStart {
  let offsets: [Int]
  let isUTF8: Bool
  let affinity: TextAffinity
  /// The page the offsets count in, from 1.
  let page: Int?

  init(_ start: String) {
    let words = start.split(separator: " ").map(String.init)
    isUTF8 = words.contains("u8")
    affinity = words.contains("upstream") ? .upstream : .downstream
    var place = words.first ?? "0"
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
