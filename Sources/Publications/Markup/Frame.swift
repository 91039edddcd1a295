// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SectionWalker {
  /// An open element, with what its content inherits, and what is to be done when it ends.
  struct Frame {
    let element: MarkupElement
    var isBlock = false
    /// Whether an inline element is on lines of its own.
    var isOnOwnLine = false
    var isSkipped = false
    var isInvisible = false
    var inContents = false
    var inSuperscript = false
    var hidesAllButSummary = false
    var hasAnchor = false
    var style: BlockWriter.Style
    var marker: ListMarker?
    /// Whether the style sheet leaves the marks of quotations to the text.
    var hasOwnQuotes = false
    /// The phonetic alphabet of `ssml:ph` in the element.
    var alphabet: String?
    /// The frame that gathers the text in this one instead of having it read.
    var capture: Int?
    /// What has been gathered.
    var captured = ""
    /// The runs the element has opened, the outermost first.
    var runs: [Int] = []
    var ending = Ending.nothing

    init(element: MarkupElement, style: BlockWriter.Style) {
      self.element = element
      self.style = style
    }

    /// An element inside another one.
    init(_ element: MarkupElement, in parent: Frame) {
      self.init(element: element, style: parent.style)
      isSkipped = parent.isSkipped
      isInvisible = parent.isInvisible
      inContents = parent.inContents
      inSuperscript = parent.inSuperscript
      marker = parent.marker
      hasOwnQuotes = parent.hasOwnQuotes
      alphabet = parent.alphabet
      capture = parent.capture
    }
  }

  /// What is to be done when an element ends; where there is a run, it is the element's first.
  enum Ending {
    case nothing
    case styleSheet
    case pageLabel
    case reading
    case readings
    case ruby
    case base
    case list
    case item(Int)
    case table
    case cell(Int)
    case figure
    case caption
    case link(target: String)
    case quotation(close: String)
  }
}
