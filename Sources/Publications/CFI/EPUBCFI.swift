// SPDX-License-Identifier: Apache-2.0

/// A place or a range in an EPUB, as an EPUB canonical fragment identifier: what is stored of a
/// reading place, since it survives another layout and another reading system.
///
///     epubcfi(/6/4[chap01]!/4/10[para05]/3:10)
///     epubcfi(/6/4!/4/10,/1:3,/3:4)
///
/// *Law: a fragment identifier that is printed and read again is the same.*
///
/// Source: EPUB Canonical Fragment Identifiers 1.1.
public struct EPUBCFI: Hashable, Sendable {
  /// The path to the place; of a range the part that both ends share.
  public let path: CFIPath
  /// The ends of a range, from `path` on; `nil` for a place.
  public let ends: CFIRange?

  /// Makes the identifier of a place.
  public init(_ path: CFIPath) {
    self.path = path
    ends = nil
  }

  /// Makes the identifier of a range; the steps that both ends share are written once.
  public init(from start: CFIPath, to end: CFIPath) {
    let shared = zip(start.steps, end.steps).prefix { $0 == $1 }.count
    // Each end keeps a step of its own where it can, as most reading systems expect.
    let common = min(shared, max(start.steps.count - 1, 0), max(end.steps.count - 1, 0))
    path = CFIPath(steps: Array(start.steps.prefix(common)))
    ends = CFIRange(start: start.dropping(common), end: end.dropping(common))
  }

  init(path: CFIPath, ends: CFIRange?) {
    self.path = path
    self.ends = ends
  }

  /// The whole path to the place, or to the start of the range.
  public var start: CFIPath { ends.map { path.appending($0.start) } ?? path }

  /// The whole path to the place, or to the end of the range.
  public var end: CFIPath { ends.map { path.appending($0.end) } ?? path }
}

/// The two ends of a range, each from the path that they share.
public struct CFIRange: Hashable, Sendable {
  /// The path to the start.
  public let start: CFIPath
  /// The path to the end.
  public let end: CFIPath
}

/// A path through the package and the documents of an EPUB.
public struct CFIPath: Hashable, Sendable {
  /// The steps from child to child.
  public var steps: [CFIStep]
  /// The offset in the text that the last step reaches.
  public var offset: CFIOffset?

  /// Makes a path.
  public init(steps: [CFIStep] = [], offset: CFIOffset? = nil) {
    self.steps = steps
    self.offset = offset
  }

  func dropping(_ count: Int) -> CFIPath {
    CFIPath(steps: Array(steps.dropFirst(count)), offset: offset)
  }

  func appending(_ rest: CFIPath) -> CFIPath {
    CFIPath(steps: steps + rest.steps, offset: rest.offset ?? offset)
  }
}

/// A step to a child: even numbers are elements, odd ones the text before, between and after them.
public struct CFIStep: Hashable, Sendable {
  /// The child's number: elements are 2, 4, 6, …, texts 1, 3, 5, ….
  public var index: Int
  /// The `id` that the element had when the path was made.
  public var id: String?
  /// Whether the step leads into the document that the element before refers to (`!`).
  public var entersDocument: Bool

  /// Makes a step.
  public init(_ index: Int, id: String? = nil, entersDocument: Bool = false) {
    self.index = index
    self.id = id
    self.entersDocument = entersDocument
  }
}

/// An offset in a text, with what stood around it when the path was made.
public struct CFIOffset: Hashable, Sendable {
  /// How many UTF-16 code units of the text stand before the place.
  public var utf16: Int
  /// The text before the place.
  public var before: String?
  /// The text after the place.
  public var after: String?
  /// Which side of a line's end is meant, where that matters.
  public var side: Side?

  /// Which of two texts a place between them belongs to.
  public enum Side: String, Hashable, Sendable {
    /// The text before.
    case before = "b"
    /// The text after.
    case after = "a"
  }

  /// Makes an offset.
  public init(utf16: Int, before: String? = nil, after: String? = nil, side: Side? = nil) {
    self.utf16 = utf16
    self.before = before
    self.after = after
    self.side = side
  }
}
