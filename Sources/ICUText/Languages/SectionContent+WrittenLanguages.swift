// SPDX-License-Identifier: Apache-2.0
public import AccessibleText

extension SectionContent {
  /// The same content with each block in the language that it is written in.
  ///
  /// A block keeps its declared language unless none is declared, or its letters are not that
  /// language's (`LanguageEvidence`); then all such blocks of one script are read together, so that
  /// a short line is known by the long ones. Where nothing is known, the declared language stays.
  /// A contradiction is a diagnostic; a line in Latin letters among other text is none.
  ///
  /// - Parameter place: Where the section is, for its diagnostics.
  /// - Complexity: O(blocks); only the first words of blocks are looked at, and no more than some hundred.
  public func inWrittenLanguages(place: String) -> SectionContent {
    utf8.withUnsafeBufferPointer { utf8 in
      let found = BlockLanguages(self, utf8)
      guard !found.foreign.isEmpty else { return self }
      var languages = blocks.map(\.language)
      for (index, evidence) in found.foreign where evidence.language != .undetermined {
        languages[index] = evidence.language
      }
      let faults = found.faults.map { Diagnostic(place: place, message: $0) }
      return inLanguages(languages, adding: faults)
    }
  }
}

/// The blocks of a section whose language is not the declared one.
private struct BlockLanguages {
  /// Such blocks by their index, ascending, with what they show.
  private(set) var foreign: [(index: Int, evidence: LanguageEvidence)] = []
  /// What is wrong with the declared languages, each once.
  private(set) var faults: [String] = []

  init(_ content: SectionContent, _ utf8: UnsafeBufferPointer<UInt8>) {
    var declared = DeclaredLanguage.none
    var written = WrittenLanguages()
    var scripts: [(index: Int, declared: DeclaredLanguage, script: TextScript)] = []
    for (index, block) in content.blocks.enumerated() {
      if block.language != declared.language { declared = DeclaredLanguage(block.language) }
      let text = ScalarText(utf8: UnsafeBufferPointer(rebasing: utf8[block.utf8]))
      guard let script = declared.foreignScript(of: text) else { continue }
      written.add(text, script)
      scripts.append((index, declared, script))
    }
    var sizes: [String: Int] = [:]
    for (index, declared, script) in scripts {
      let evidence = LanguageEvidence(declared, script, written)
      foreign.append((index, evidence))
      guard let fault = evidence.fault else { continue }
      if sizes[fault] == nil { faults.append(fault) }
      let isAlwaysWrong = script != .latin
      sizes[fault, default: 0] += isAlwaysWrong ? utf8.count : content.blocks[index].utf8.count
    }
    faults.removeAll { sizes[$0, default: 0] * 4 < utf8.count }
  }
}
