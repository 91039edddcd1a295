// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Links that look like the marks of notes: superscript, and short.
///
/// Whether they are is known when their targets are.
struct LinkCandidates {
  private(set) var found: [Candidate] = []
  /// Whether the link that is open is superscript, or has something in it that is.
  private var isSuperscript = false

  struct Candidate {
    let run: SectionBuilder.RunKey
    let target: String
  }

  private static let longest = 12
  private static let most = 10_000

  mutating func start(inSuperscript: Bool) { isSuperscript = inSuperscript }

  /// A superscript starts, perhaps in the link.
  mutating func noteSuperscript() { isSuperscript = true }

  /// The link ends.
  mutating func add(_ run: SectionBuilder.RunKey, target: String, of text: Range<Int>) {
    guard isSuperscript, text.count <= Self.longest, target.contains("#"), found.count < Self.most
    else { return }
    found.append(Candidate(run: run, target: target))
  }
}

extension SectionWalker {
  /// Makes references to notes of the links that lead to one.
  func finishLinks() {
    guard let resources = document.resources, !links.found.isEmpty else { return }
    let anchors = writer.builder.anchorsByStart
    for candidate in links.found {
      let place = writer.builder.text(of: candidate.run)
      let sources = (anchors[place.lowerBound] ?? []).map { "\(document.base)#\($0)" }
      guard resources.isNote(candidate.target, linkingBackTo: Set(sources)) else { continue }
      writer.builder.setAttribute(.noteReference(target: candidate.target), of: candidate.run)
      writer.builder.annotate(place, structure(.noteReference))
    }
  }
}
