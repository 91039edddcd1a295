// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Numbers the versions of sections, so that a position in replaced content is known to be stale.
enum SectionVersion {
  private static let made = Atomic<UInt32>(0)

  static func next() -> UInt32 { made.wrappingAdd(1, ordering: .relaxed).newValue }
}
