// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Synchronization

/// What the documents of a publication share: style sheets, lexicons, and which elements are notes.
///
/// Each is read on first touch and kept. The lock is never held while anything is read.
final class SharedResources: Sendable {
  private let container: any ResourceContainer
  private let sheets = Kept<StyleSheet>()
  private let lexicons = Kept<Lexicon>()
  private let notes = Kept<NoteIndex>()

  /// What has been made of files, by their paths.
  private final class Kept<Value: Sendable>: Sendable {
    private let values = Mutex<[String: Value]>([:])

    func value(_ path: String, _ make: () -> Value) -> Value {
      if let known = values.withLock({ $0[path] }) { return known }
      let value = make()
      values.withLock { $0[path] = value }
      return value
    }
  }

  /// How many sheets one reference may bring in.
  private static let mostSheets = 16

  init(_ container: some ResourceContainer) { self.container = container }

  /// A style sheet, with those it imports before it.
  func styleSheets(_ reference: String, from base: String) -> [StyleSheet] {
    var found: [StyleSheet] = []
    var seen: Set<String> = []
    var waiting = [(reference, base)]
    while let (reference, base) = waiting.popLast(), seen.count < Self.mostSheets {
      guard let path = container.locate(reference, from: base), seen.insert(path).inserted else {
        continue
      }
      let sheet = sheets.value(path) { StyleSheet(DecodedText(bytes(path)).utf8) }
      found.insert(sheet, at: 0)
      waiting += sheet.imports.map { ($0, path) }
    }
    return found
  }

  /// A lexicon of pronunciations.
  func lexicon(_ reference: String, from base: String) -> Lexicon? {
    guard let path = container.locate(reference, from: base) else { return nil }
    return lexicons.value(path) { Lexicon(bytes(path)) }
  }

  /// Whether a target is a note, by what it says of itself or because it links back.
  func isNote(_ target: String, linkingBackTo sources: Set<String>) -> Bool {
    guard let mark = target.lastIndex(of: "#") else { return false }
    let path = String(target[..<mark])
    guard container.contains(path) else { return false }
    let notes = self.notes.value(path) { NoteIndex(bytes(path), path: path) }
    return notes.isNote(String(target[target.index(after: mark)...]), linkingBackTo: sources)
  }

  /// What is in a file; of one that cannot be read, nothing.
  private func bytes(_ path: String) -> [UInt8] { (try? container.read(path).bytes) ?? [] }
}
