// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// A place in a publication: its file, the resource inside it, the line.
public struct PublicationPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file or folder that was opened.
  public let file: String
  /// The resource inside the publication, where one is known.
  public let path: String?
  /// The line of the resource, counted from 1, where one is known.
  public let line: Int?

  /// Makes a place.
  public init(file: String, path: String? = nil, line: Int? = nil) {
    self.file = file
    self.path = path
    self.line = line
  }

  /// The place as people write it: `book.epub: OPS/package.opf, line 3`.
  public var description: String {
    var text = file
    if let path { text += ": \(path)" }
    if let line { text += ", line \(line)" }
    return text
  }
}

extension Diagnostic {
  /// Makes a diagnostic about a line of a resource.
  init(path: String, line: Int?, message: String) {
    self.init(place: line.map { "\(path), line \($0)" } ?? path, message: message)
  }
}
