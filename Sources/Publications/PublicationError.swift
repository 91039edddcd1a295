// SPDX-License-Identifier: Apache-2.0

/// Why a publication could not be opened, and where.
public enum PublicationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file or folder.
  case notFound(PublicationPlace)
  /// The file is there, but the system does not let us read it.
  case notReadable(PublicationPlace, reason: String)
  /// The file is of another kind: a PDF document, a picture.
  case notAPublication(PublicationPlace, kind: String)
  /// The archive cannot be unpacked.
  case damagedArchive(PublicationPlace, reason: String)
  /// The publication does not say where its package document is, or has none.
  case noPackageDocument(PublicationPlace, reason: String)
  /// The package document names nothing to read.
  case noReadingOrder(PublicationPlace, reason: String)
  /// The publication asks for more than a book may.
  case refused(PublicationPlace, reason: String)

  /// Where it went wrong.
  public var place: PublicationPlace {
    switch self {
    case .notFound(let place), .notReadable(let place, _), .notAPublication(let place, _),
      .damagedArchive(let place, _), .noPackageDocument(let place, _),
      .noReadingOrder(let place, _), .refused(let place, _):
      place
    }
  }

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notFound: "\(place): there is no such file or folder."
    case .notReadable(_, let reason): "\(place): it cannot be read: \(reason)."
    case .notAPublication(_, let kind):
      "\(place): this is \(kind), not an EPUB, HTML, hOCR or plain text publication."
    case .damagedArchive(_, let reason): "\(place): the archive is damaged: \(reason)."
    case .noPackageDocument(_, let reason):
      "\(place): the publication has no package document that can be read: \(reason)."
    case .noReadingOrder(_, let reason):
      "\(place): the publication has no reading order: \(reason)."
    case .refused(_, let reason): "\(place): the publication is refused: \(reason)."
    }
  }
}
