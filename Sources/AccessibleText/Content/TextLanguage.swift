// SPDX-License-Identifier: Apache-2.0

/// The language of a run of text, as a BCP 47 tag.
public struct TextLanguage: Hashable, Sendable {
  /// The tag, for example `en-GB`; `und` where nothing is known.
  public let tag: String

  /// Takes a tag as it was declared; white space around it is dropped and nothing left is `und`.
  public init(_ tag: String) {
    let trimmed = tag.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    self.tag = trimmed.isEmpty ? "und" : String(trimmed)
  }

  /// The language of a text that does not say.
  public static let undetermined = TextLanguage("und")

  /// The primary language subtag in lower case: `en` of `en-GB`.
  public var primary: String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
