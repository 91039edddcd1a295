// SPDX-License-Identifier: Apache-2.0
import AccessibleText

@testable import Publications

extension SectionContent {
  /// The runs of the section for people, the outer ones first: `what it has: its text`.
  ///
  /// Languages and objects are left out, which `rendering` shows. A block edge is `|`.
  var runs: [String] {
    annotations.compactMap { annotation in
      let text = String(decoding: utf8[annotation.utf8], as: UTF8.self)
        .replacing("\n", with: "|").replacing("\u{FFFC}", with: "<>")
      return annotation.attribute.name.map { "\($0): \(text)" }
    }
  }

  /// The runs whose name starts with one of some words.
  func runs(_ names: String...) -> [String] {
    runs.filter { run in names.contains { run.hasPrefix($0) } }
  }

  /// The ids of the section with the text of their elements.
  var anchorRendering: [String: String] {
    anchors.mapValues { String(decoding: utf8[$0], as: UTF8.self).replacing("\n", with: "|") }
  }
}

extension TextAttribute {
  fileprivate var name: String? {
    switch self {
    case .language, .object: nil
    case .caption(let text): "caption “\(text)”"
    case .emphasis(let emphasis): emphasis.rawValue
    case .link(let target): "link→\(target)"
    case .noteReference(let target): "note→\(target)"
    case .pronunciation(let sounds): "\(sounds.alphabet) \(sounds.sounds)"
    case .ruby(let reading): "ruby \(reading)"
    case .abbreviation(let expansion): "abbreviation" + (expansion.map { " of \($0)" } ?? "")
    case .sentenceEnd: "end"
    case .structure(let structure): "\(structure.kind.rawValue) \(structure.number)"
    case .tableCell(let cell):
      (cell.isHeader ? "header" : "cell") + " \(cell.row),\(cell.column)"
        + (cell.headers.isEmpty ? "" : " under \(cell.headers.joined(separator: "/"))")
    case .listItem(let item):
      "item \(item.index)/\(item.count)" + (item.depth == 1 ? "" : " depth \(item.depth)")
        + (item.marker.map { " “\($0)”" } ?? "")
    case .printPage(let label): "page \(label)"
    case .doubtful(let confidence): "doubtful \(confidence)"
    }
  }
}
