// SPDX-License-Identifier: Apache-2.0

/// What is known of a run of text beyond its characters.
public enum TextAttribute: Hashable, Sendable {
  /// The language of the run; it changes the voice, never the segmentation.
  case language(TextLanguage)
  /// The run is one U+FFFC that stands for a picture or another object, with its description.
  case object(description: String?)
}

/// A run of text that has an attribute.
public struct AttributeRun: Hashable, Sendable {
  /// The text that has the attribute.
  public let range: TextRange
  /// What it has.
  public let attribute: TextAttribute

  /// Makes a run.
  public init(range: TextRange, attribute: TextAttribute) {
    self.range = range
    self.attribute = attribute
  }
}
