// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension ElementCheck {
  /// Asks the four questions at each place, and a naive reading of the host's own units the same.
  mutating func checkTokenizer(_ places: [Place], _ units: [TextGranularity: UnitList]) {
    let tokenizer = element.tokenizer
    for place in places {
      let near = units.mapValues { $0.near(place.position) }
      let naive = NaiveTokenizer(of: element) { near[$0] }
      let seen: [TextDirection] = [.left, .right, .up, .down]
      let onlyHere = seen[Int.random(in: seen.indices, using: &chance)]
      for granularity in TextGranularity.allCases {
        for direction in [.forward, .backward, onlyHere] {
          check(tokenizer, naive, granularity, direction, at: place)
        }
      }
    }
  }

  private mutating func check(
    _ tokenizer: any TextTokenizer, _ naive: any TextTokenizer, _ granularity: TextGranularity,
    _ direction: TextDirection, at place: Place
  ) {
    let position = place.position
    let asked = "Asked \(direction) for a \(granularity)."
    let unit = tokenizer.unit(granularity, enclosing: position, looking: direction)
    if unit != naive.unit(granularity, enclosing: position, looking: direction) {
      note(.tokenizerUnit, at: [place], asked)
    }
    if tokenizer.isInside(position, granularity, looking: direction) != (unit != nil) {
      note(.tokenizerInside, at: [place], asked)
    }
    for affinity in [TextAffinity.upstream, .downstream]
    where tokenizer.isBoundary(position, of: granularity, looking: direction, affinity: affinity)
      != naive.isBoundary(position, of: granularity, looking: direction, affinity: affinity)
    {
      note(.tokenizerEdge, at: [place], asked)
    }
    if tokenizer.boundary(of: granularity, from: position, looking: direction)
      != naive.boundary(of: granularity, from: position, looking: direction)
    {
      note(.tokenizerNext, at: [place], asked)
    }
  }
}
