// SPDX-License-Identifier: Apache-2.0

/// Something that a host hands over piece by piece.
enum Handed<Value> {
  /// It will come.
  case awaited
  /// It will never come.
  case absent
  /// It is there.
  case given(Value)

  var value: Value? {
    guard case .given(let value) = self else { return nil }
    return value
  }

  var isAwaited: Bool {
    guard case .awaited = self else { return false }
    return true
  }
}

extension Handed: Sendable where Value: Sendable {}

/// A section of a host's own text, as far as it has been handed over.
struct HostSection: Sendable {
  /// The host's key for it.
  let key: UInt64
  var content = Handed<HostContent>.awaited
  var layout = Handed<SectionLayout>.awaited

  /// How many pages it fills; `nil` as long as that is not known.
  ///
  /// What never comes fills none.
  var pageCount: Int? {
    switch (content, layout) {
    case (.absent, _), (.given, .absent): 0
    case (.given, .given(let layout)): layout.pageCount
    case (.awaited, _), (.given, .awaited): nil
    }
  }
}

/// The content of a host's section, with its blocks by the host's keys.
struct HostContent: Sendable {
  let section: TextSection
  private let blockIndices: [UInt64: Int]

  /// Makes the content of a section.
  ///
  /// - Throws: Which key is used twice.
  init(_ section: TextSection, key: UInt64) throws(HostTextError) {
    var indices: [UInt64: Int] = [:]
    for (index, block) in section.blocks.enumerated() {
      guard let blockKey = block.key else { continue }
      guard indices.updateValue(index, forKey: blockKey) == nil else {
        throw .blockKeyUsedTwice(section: key, block: blockKey)
      }
    }
    self.section = section
    blockIndices = indices
  }

  func blockIndex(ofKey key: UInt64) -> Int? { blockIndices[key] }
}
