// SPDX-License-Identifier: Apache-2.0

/// What a language's tables say of a word.
struct WordTraits: OptionSet {
  let rawValue: UInt32

  /// An abbreviation that never ends a sentence, as `Mr.` does not.
  static let never = WordTraits(rawValue: 1 << 0)
  /// An abbreviation only before a number, as in `No. 5`.
  static let beforeNumber = WordTraits(rawValue: 1 << 1)
  /// An abbreviation that ends a sentence only before a word that starts one, as `Co.` does.
  static let beforeStarter = WordTraits(rawValue: 1 << 2)
  /// An abbreviation that ends a sentence before a capital, as `etc.` does.
  static let beforeCapital = WordTraits(rawValue: 1 << 3)
  /// A word, whatever it looks like.
  static let ordinary = WordTraits(rawValue: 1 << 4)
  /// A word that, with a capital, usually starts a sentence.
  static let starter = WordTraits(rawValue: 1 << 5)
  /// A word that is also a part of names: `de`, `van`.
  static let particle = WordTraits(rawValue: 1 << 6)
  /// A verb that tells who speaks.
  static let speech = WordTraits(rawValue: 1 << 7)
  /// A word before which or behind which a number with a stop is an ordinal.
  static let ordinalBefore = WordTraits(rawValue: 1 << 8)
  static let ordinalAfter = WordTraits(rawValue: 1 << 9)
  /// A word that leads to the place or time of what is told: a sentence is more than that.
  static let fronting = WordTraits(rawValue: 1 << 10)

  static let abbreviation: WordTraits = [.never, .beforeNumber, .beforeStarter, .beforeCapital]
}

/// The words of a language with their traits, found by a hash of their small letters.
///
/// Only hashes are kept: two words with one hash of 64 bits do not happen by chance, and on purpose
/// they make no more than a wrong break.
struct WordTable: Sendable {
  private var keys: [UInt64]
  private var traits: [WordTraits]

  /// - Parameter lists: Words with spaces between them, and what they are.
  init(_ lists: [(words: String, traits: WordTraits)]) {
    let count = lists.reduce(0) { $0 + $1.words.utf8.count / 2 + 1 }
    var capacity = 16
    while capacity < count { capacity *= 2 }
    keys = Array(repeating: 0, count: capacity)
    traits = Array(repeating: [], count: capacity)
    for list in lists {
      var hash = WordHash()
      for scalar in list.words.unicodeScalars {
        if scalar == " " || scalar == "\n" {
          add(hash.value, list.traits)
          hash = WordHash()
        } else {
          hash.add(scalar.value)
        }
      }
      add(hash.value, list.traits)
    }
  }

  private mutating func add(_ hash: UInt64, _ new: WordTraits) {
    guard hash != WordHash().value else { return }
    let slot = slot(of: hash)
    keys[slot] = hash
    traits[slot].formUnion(new)
  }

  subscript(hash: UInt64) -> WordTraits { traits[slot(of: hash)] }

  /// Where a hash is, or where it would be; there is always a free slot.
  private func slot(of hash: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while keys[slot] != hash, keys[slot] != 0 { slot = (slot + 1) & mask }
    return slot
  }
}

extension WordTraits: Sendable {}
