// SPDX-License-Identifier: Apache-2.0

/// What a container may ask of us before it is refused.
///
/// Because the stored sizes of an archive's entries may not add up to more than the archive, the
/// ratio also bounds the sum of all entries.
enum ContainerLimits {
  /// The entries of an archive.
  static let entries = 50_000
  /// The bytes of one resource, unpacked.
  static let resourceBytes = 64 << 20
  /// How many bytes a stored byte may unpack to, once a resource is larger than `freeBytes`.
  static let ratio = 200
  /// What any resource may unpack to, whatever its ratio.
  static let freeBytes = 1 << 20
}
