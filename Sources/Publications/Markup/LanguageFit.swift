// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// Judges whether the languages that blocks declare can be their own, by the letters of their text.
///
/// Latin letters contradict no language, as they are used in the texts of all. Letters of another
/// script contradict a language that is never written in it; then the book's language is taken if
/// that fits, else the one language that has the script, else none, of the script: `und-Cyrl`.
/// Han is Japanese in a section that has kana, and Chinese in one that has none.
struct LanguageFit {
  private var misfits: [Misfit] = []
  private var hasKana = false

  private struct Misfit {
    let block: Int
    let declared: TextLanguage
    let script: WritingScript
  }

  /// Looks at the block that is about to be closed.
  mutating func judge(_ builder: SectionBuilder, declared: TextLanguage) {
    let text = builder.utf8.span.extracting(builder.openBlockText)
    guard let script = WritingScript.dominant(in: text) else { return }
    if script == .kana { hasKana = true }
    guard WritingScript.scripts(of: declared)?.contains(script) == false else { return }
    misfits.append(Misfit(block: builder.blocks.count, declared: declared, script: script))
  }

  /// Puts the blocks whose languages do not fit into those that do, and says so once for each.
  ///
  /// - Parameters:
  ///   - bookLanguage: The language of what says no other.
  ///   - place: The file, for messages.
  func correct(_ builder: inout SectionBuilder, bookLanguage: TextLanguage, place: String) {
    var told: Set<String> = []
    for misfit in misfits {
      let script = misfit.script == .han && hasKana ? .kana : misfit.script
      let bookFits = WritingScript.scripts(of: bookLanguage)?.contains(script) == true
      let fitting = bookFits ? bookLanguage : script.language
      builder.setLanguage(fitting, ofBlock: misfit.block)
      guard told.insert(misfit.declared.tag + "/" + fitting.tag).inserted else { continue }
      builder.addDiagnostic(
        Diagnostic(
          place: place,
          message: "The language “\(misfit.declared.tag)” does not fit text in \(script.name) "
            + "letters, which is read as “\(fitting.tag)”."))
    }
  }
}
