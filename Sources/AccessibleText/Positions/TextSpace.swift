// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The identity of one text: positions are comparable only within one space.
///
/// A document has one space for its whole life; each snapshot of it shares that space. A host that
/// draws its own text makes one space and builds its sections in it.
public struct TextSpace: Hashable, Sendable {
  let number: UInt32

  private static let made = Atomic<UInt32>(0)

  /// Makes a space that equals no other in this process.
  public init() {
    number = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
