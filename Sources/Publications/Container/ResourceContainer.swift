// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// What holds the resources of a publication: an archive or a folder.
///
/// Paths are parts joined by `/`, relative to the container's root; what lies outside the root
/// cannot be read.
protocol ResourceContainer: Sendable {
  /// The file or folder on disk.
  var file: String { get }
  /// The resource that is stored first; `nil` where resources have no order.
  var firstPath: String? { get }
  /// The folders directly below the root.
  var topFolders: [String] { get }
  /// What was left out of the container, and why.
  var diagnostics: [Diagnostic] { get }
  /// Whether there is such a resource.
  func contains(_ path: String) -> Bool
  /// Reads a resource.
  func read(_ path: String) throws(ResourceError) -> Resource
}

/// The bytes of a resource.
struct Resource: Sendable {
  var bytes: [UInt8]
  /// What was wrong with them, if they could be read only in part or do not match their checksum.
  var fault: String?
}

/// Why a resource could not be read.
enum ResourceError: Error, Hashable {
  case missing
  case unreadable(String)
  case refused(String)

  /// The end of a sentence that starts with the resource: `… is missing`.
  var reason: String {
    switch self {
    case .missing: "it is missing"
    case .unreadable(let reason), .refused(let reason): reason
    }
  }

  func diagnostic(path: String) -> Diagnostic {
    switch self {
    case .missing: Diagnostic(place: path, message: "The file is missing.")
    case .unreadable(let reason):
      Diagnostic(place: path, message: "The file cannot be read: \(reason).")
    case .refused(let reason):
      Diagnostic(place: path, message: "The file was refused: \(reason).")
    }
  }
}
