// SPDX-License-Identifier: Apache-2.0

/// What a host of text promises: each law as a sentence.
public enum TextInputModelLaw: String, CaseIterable, Sendable {
  // The text.
  case textIsKnown = "The text of the element's own range is known."
  case textFillsRange = "The text of a range is as long as the range."
  case textSplits = "The text of a range is that of its parts, one after the other."
  case strangersAreNil = "What is foreign, stale or out of range is answered with nil."

  // Offsets.
  case offsetsCount = "An offset counts what it says it counts."
  case offsetsInvert = "A position is as far from another one as it was moved."
  case offsetsEnd = "No position lies beyond the element."
  case positionsCompare = "Positions of one element are in the order of their offsets."

  // Units.
  case unitsAscend = "Units ascend and do not overlap; only lines, paragraphs and pages are empty."
  case unitsKeepScalars = "Units start and end between scalars."
  case unitsTile = "Characters, sentences and words with their spaces leave nothing out."
  case lookupsAgree = "Each lookup of a unit finds what a search through all units finds."
  case lineFeedsEndParagraphs = "A line feed is inside of no paragraph."
  case wordsStayInParagraph = "A word runs over an element's edge only inside one paragraph."
  case caretUnit = "A caret is in the unit that its affinity means, else in the one it touches."
  case fullUnitsTile = "Full lines and full paragraphs reach up to the next one."

  // The tokenizer's questions.
  case tokenizerUnit = "The tokenizer finds the unit that lies in the direction asked."
  case tokenizerInside = "A position is inside a unit where the tokenizer finds one."
  case tokenizerEdge = "Forward a boundary is an end, backward a start."
  case tokenizerNext = "The next boundary is the nearest one beyond, else the element's edge."

  // Moves.
  case movesReachStarts = "A move reaches the next start of a unit."
  case movesInvert = "What a walk reaches forward it reaches backward, in the opposite order."
  case movesProgress = "Each move is strictly beyond the one before, in the element it reached."

  // Links and pages.
  case linksInvert = "Next and previous are inverse."
  case identitiesDiffer = "Each element has an identity of its own, and the chain is no ring."
  case elementsAscend = "Elements of one text ascend and do not overlap."
  case pagesAscend = "Pages ascend along the chain."
  case turnsAreMarked = "An element causes a page turn if the next is on another page."
  case turnsShowText = "A page that has turned shows the next element, a refused one none."

  // Geometry.
  case linesAreUnits = "The lines that are drawn are the units of line granularity."
  case caretIsDrawn = "A caret is drawn at each position of text that is laid out."
  case hitInvertsCaret = "Hit inverts the caret."
  case hitStaysInside = "The nearest position lies in the range that was asked, for each point."
  case rectsSplit = "Rects of a split range are the rects of its parts."
  case rectsHaveEnds = "Every selection has exactly one start and one end rect, an empty one none."
  case rectsLieInLines = "Rects lie in the boxes of lines."
  case firstRectIsFirst = "The first rect is around what a range covers of its first line."
  case characterIsThere = "The character at a point is the one whose rect holds it."

  // Attributes.
  case attributesAreCut = "The runs in a range are those of the whole element, cut to the range."
  case objectsAreCharacters = "An embedded object is one object replacement character."
}
