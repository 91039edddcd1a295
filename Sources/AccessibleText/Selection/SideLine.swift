// SPDX-License-Identifier: Apache-2.0

/// The description of an embedded object, as a text of its own: entered from the object, read and
/// selected by the same units as any text, and left again.
///
/// It has no neighbours, so nothing that is read or moved through runs out of it, and no lines.
///
/// *Law: leaving a side line leads back to where it was entered.*
public struct SideLine: TextInputModel {
  /// The object that the text describes, in the text it is embedded in.
  public let object: TextRange
  /// The element that the side line was entered from.
  public let entrance: any TextInputModel
  private let section: TextSection

  /// Makes the side line behind an object.
  ///
  /// - Parameters:
  ///   - position: A place at the object, before it or behind it; the one that follows is meant first.
  ///   - element: The element that shows it.
  ///   - segmenter: Finds the units of the description.
  /// - Returns: `nil` where there is no object or it has no description, and for a position that is
  ///   not of the element.
  public init?(
    at position: TextPosition, in element: any TextInputModel, segmenter: some TextSegmenter
  ) {
    guard element.textRange.contains(position) else { return nil }
    let sides: [TextAffinity] = [.downstream, .upstream]
    let objects = sides.lazy.compactMap { side -> (TextRange, String)? in
      guard let character = element.unit(.character, at: position, affinity: side) else {
        return nil
      }
      for run in element.attributes(in: character) {
        if case .object(let description?) = run.attribute, !description.isEmpty {
          return (run.range, description)
        }
      }
      return nil
    }
    guard let (object, description) = objects.first else { return nil }
    self.object = object
    entrance = element
    var builder = SectionBuilder(language: element.language)
    builder.openBlock(.paragraph)
    builder.append(description)
    section = TextSection(builder.finish(), in: TextSpace(), segmenter: segmenter)
  }

  /// The whole description; line ends in it are line breaks.
  public var textRange: TextRange { section.textRange }

  /// The language of the element that the object is in.
  public var language: TextLanguage { entrance.language }

  /// The page that shows the object.
  public var page: TextPage? { entrance.page }

  /// The text in a range of the description.
  public func text(in range: TextRange) -> String? { section.text(in: range) }

  /// The units of the description.
  public func boundaries(of granularity: TextGranularity, in range: TextRange) -> TextBoundaries? {
    section.boundaries(of: granularity)
  }
}
