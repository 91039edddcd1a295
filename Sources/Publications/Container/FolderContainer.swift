// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Glibc

/// A publication in a folder.
///
/// A path is opened part by part, below the root, and no symbolic link is followed: whatever the
/// folder holds, nothing outside it can be read.
struct FolderContainer: ResourceContainer {
  let file: String
  var firstPath: String? { nil }
  var diagnostics: [Diagnostic] { [] }

  var topFolders: [String] {
    guard let stream = opendir(file) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < ContainerLimits.entries, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let isFolder = entry.pointee.d_type == DT_DIR || entry.pointee.d_type == DT_UNKNOWN
      if isFolder, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func contains(_ path: String) -> Bool {
    do {
      return try open(path).status().kind == .file
    } catch {
      return false
    }
  }

  func read(_ path: String) throws(ResourceError) -> Resource {
    do {
      let file = try open(path)
      guard try file.status().kind == .file else {
        throw ResourceError.unreadable("it is not a regular file")
      }
      let bytes = try file.read(upTo: ContainerLimits.resourceBytes + 1)
      guard bytes.count <= ContainerLimits.resourceBytes else {
        throw ResourceError.refused(
          "it is larger than \(ContainerLimits.resourceBytes >> 20) MB")
      }
      return Resource(bytes: bytes)
    } catch let error as ResourceError {
      throw error
    } catch let error as SystemError {
      throw Self.resourceError(error)
    } catch {
      throw .missing
    }
  }

  private func open(_ path: String) throws(SystemError) -> OpenFile {
    guard ResourcePath.isSafe(path) else { throw SystemError(code: ENOENT) }
    var current = try OpenFile(file)
    for part in path.split(separator: "/") {
      current = try OpenFile(String(part), in: current)
    }
    return current
  }

  private static func resourceError(_ error: SystemError) -> ResourceError {
    switch error.code {
    case ENOENT, ENOTDIR: .missing
    case ELOOP: .refused("it is a symbolic link")
    default: .unreadable(error.reason)
    }
  }
}
