// SPDX-License-Identifier: Apache-2.0
internal import AccessibleText
internal import CICUShim

/// A walk through the collation elements of texts: one owner, one thread.
struct Collation: ~Copyable {
  private let collation: OpaquePointer
  private var batch = [cicu_collation_element](repeating: cicu_collation_element(), count: 512)

  /// Opens the search collation of a language; that of the root locale where it has none.
  ///
  /// - Returns: `nil` where ICU has no data.
  init?(_ language: TextLanguage) {
    var tag = language.tag
    let opened = tag.withUTF8 { tag in
      tag.withMemoryRebound(to: CChar.self) { cicu_collation_open($0.baseAddress, $0.count) }
    }
    guard let opened else { return nil }
    collation = opened
  }

  deinit { cicu_collation_close(collation) }

  /// Calls back with the weights of each element and the UTF-16 units that it is made of.
  ///
  /// - Complexity: O(length).
  mutating func forEachElement(in utf16: [UInt16], _ body: (UInt32, Range<Int>) -> Void) {
    utf16.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress, cicu_collation_begin(collation, start, text.count) else {
        return
      }
      while true {
        let count = batch.withUnsafeMutableBufferPointer { batch in
          batch.baseAddress.map { cicu_collation_next(collation, $0, batch.count) } ?? 0
        }
        guard count > 0 else { return }
        for element in batch[..<count] {
          body(element.weights, Int(element.start)..<Int(element.end))
        }
      }
    }
  }
}
