// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// The options that say what is read of a book.
enum ReadingOptions {
  static let definitions: [Options.Definition] = [
    .value("by"), .value("preset"), .value("notes"), .value("ruby"), .value("announce-in"),
  ]

  private enum Unit: String, CaseIterable { case sentence, paragraph }

  private enum Preset: String, CaseIterable { case reading, everything, minimal }

  private enum Notes: String, CaseIterable {
    case silent, after
    case inPlace = "in-place"
  }

  private enum Ruby: String, CaseIterable { case auto, base, reading }

  /// The preferences that the options ask for: a preset, and what departs from it.
  static func preferences(_ options: Options) throws(ToolError) -> ReadingPreferences {
    var preferences: ReadingPreferences =
      switch try options.choice("preset", default: Preset.reading) {
      case .reading: .reading
      case .everything: .everything
      case .minimal: .minimal
      }
    preferences.unit =
      try options.choice("by", default: Unit.sentence) == .sentence ? .sentence : .paragraph
    if options.has("notes") {
      switch try options.choice("notes", default: Notes.silent) {
      case .silent: preferences.notes = .silent
      case .after: preferences.notes = .afterSentence
      case .inPlace: preferences.notes = .inPlace
      }
    }
    switch try options.choice("ruby", default: Ruby.auto) {
    case .auto: break
    case .base: preferences.ruby = .base
    case .reading: preferences.ruby = .reading
    }
    preferences.words = options.value("announce-in").map { ReadingWords(for: TextLanguage($0)) }
    return preferences
  }
}
