// SPDX-License-Identifier: Apache-2.0

/// What is said of a text, as data.
public struct ReadingPreferences: Hashable, Sendable {
  /// How much is said at a time.
  public var unit: ReadingUnit = .sentence
  /// The longest piece that is said at a time, in UTF-8 code units; two minutes or so.
  ///
  /// What is longer is cut where a voice may breathe, and stays one sentence for all else.
  public var longestPassage = 2_000
  /// How embedded objects, such as pictures, are said.
  public var objects: ObjectReading = .substitute
  /// What is said before a heading; `nil` says nothing.
  public var headingAnnouncement: String?
  /// What is said before a picture that stands alone; `nil` says nothing.
  public var imageAnnouncement: String?

  /// The preferences that read the text and nothing but the text.
  public init() {}

  func announcement(before role: TextRole) -> String? {
    switch role {
    case .heading: headingAnnouncement
    case .image: imageAnnouncement
    default: nil
    }
  }
}

/// How much of a text is said at a time.
public enum ReadingUnit: Hashable, Sendable {
  /// A sentence; it may run over pages, and over sections that continue it.
  case sentence
  /// A whole paragraph.
  case paragraph
}

/// How embedded objects are said.
public enum ObjectReading: Hashable, Sendable {
  /// The description is said in the object's place, inside its sentence.
  case substitute
  /// The description is said as an aside, after the sentence that holds the object.
  case aside
  /// Objects are passed over.
  case silent
}
