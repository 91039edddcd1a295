// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A figure that is being read: its caption says what its pictures show that say nothing themselves.
struct FigureTracker {
  private var objects: [Range<Int>] = []
  private var caption: Range<Int>?

  /// A picture without a description of its own.
  mutating func addObject(_ place: Range<Int>) { objects.append(place) }

  mutating func addCaption(_ run: SectionBuilder.RunKey, in builder: SectionBuilder) {
    if caption == nil { caption = builder.text(of: run) }
  }

  func finish(in builder: inout SectionBuilder) {
    guard let caption, !objects.isEmpty else { return }
    let text = String(decoding: builder.utf8[caption], as: UTF8.self)
      .replacing("\u{2028}", with: " ").collapsed
    for object in objects { builder.annotate(object, .caption(text)) }
  }
}
