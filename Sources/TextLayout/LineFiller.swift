// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

/// Fills lines with text, each as full as it can be.
///
/// A line breaks where the section's segmenter lets it. Spaces at its end hang: they belong to the
/// line and do not count. A line separator (U+2028) ends a line and belongs to the line it ends; at
/// the end of a block it begins no other. A word that is longer than a line begins a line of its own
/// and breaks between characters. Where a line breaks at a soft hyphen, a hyphen counts, unless the
/// word alone fills the line.
///
/// The characters of each line have edges. Text that is written from right to left is reordered line by
/// line (UAX #9), and the lines of a paragraph that is so written end at the right of the width.
///
/// *Law: the lines of a block tile it, in order; an empty block has one empty line.*
/// *Law: no line is wider than the width to fill, unless one character is.*
/// *Law: the lines are those a filler finds that measures each line anew.*
public struct LineFiller<Measurer: TextMeasurer>: Sendable {
  private let measurer: Measurer
  private let width: Int
  private let bidi: (any BidiResolver)?

  /// Makes a filler of lines of a width, in the measurer's unit; at least 1.
  ///
  /// - Parameter bidi: What knows which text is written from right to left; without it, none is.
  public init(width: Int, measurer: Measurer, bidi: (any BidiResolver)? = nil) {
    self.width = max(width, 1)
    self.measurer = measurer
    self.bidi = bidi
  }

  /// The lines of a section, one below the other from y 0 on, each of height 1.
  ///
  /// - Complexity: O(section).
  public func lines(of section: TextSection) -> [LineLayout.Line] {
    var filling = LineFilling(section, width: width, measurer: measurer, bidi: bidi)
    var opportunities = section.unitRanges(of: .lineOpportunity)
    var opportunity = opportunities.next()
    for block in section.blocks {
      filling.openBlock(block)
      while let unit = opportunity, unit.upperBound <= block.utf8.upperBound {
        filling.place(upTo: unit.upperBound)
        opportunity = opportunities.next()
      }
      filling.closeBlock()
    }
    return filling.lines
  }
}
