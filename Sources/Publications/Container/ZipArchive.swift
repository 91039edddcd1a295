// SPDX-License-Identifier: Apache-2.0
import CZip

/// An open zip archive: libzip's handle, owned by one reader and never shared.
struct ZipArchive: ~Copyable {
  private let handle: OpaquePointer

  init(_ file: String) throws(ZipError) {
    var code: Int32 = 0
    guard let handle = zip_open(file, Int32(ZIP_RDONLY), &code) else { throw ZipError(code: code) }
    self.handle = handle
  }

  deinit { zip_discard(handle) }

  var count: Int { max(0, Int(zip_get_num_entries(handle, 0))) }

  /// The name of an entry as UTF-8; a name in the old code page is converted.
  func name(at index: Int) -> String? {
    zip_get_name(handle, UInt64(index), 0).map { String(cString: $0) }
  }

  /// The bytes an entry takes in the archive, as the directory says.
  func storedSize(at index: Int) -> Int {
    var status = zip_stat_t()
    zip_stat_init(&status)
    guard zip_stat_index(handle, UInt64(index), 0, &status) == 0 else { return 0 }
    return Int(clamping: status.comp_size)
  }

  /// Whether an entry is a symbolic link of a Unix system.
  func isSymbolicLink(at index: Int) -> Bool {
    var system: UInt8 = 0
    var attributes: UInt32 = 0
    zip_file_get_external_attributes(handle, UInt64(index), 0, &system, &attributes)
    return system == 3 && (attributes >> 16) & 0o170000 == 0o120000
  }

  /// Unpacks an entry; what the directory says of its size is not believed.
  func read(at index: Int) throws(ResourceError) -> Resource {
    guard let entry = ZipEntry(handle, index: index) else {
      throw .unreadable(String(cString: zip_strerror(handle)))
    }
    return try entry.read(storedSize: storedSize(at: index))
  }
}

/// An entry of an archive that is being unpacked.
private struct ZipEntry: ~Copyable {
  private let handle: OpaquePointer

  init?(_ archive: OpaquePointer, index: Int) {
    guard let handle = zip_fopen_index(archive, UInt64(index), 0) else { return nil }
    self.handle = handle
  }

  deinit { zip_fclose(handle) }

  borrowing func read(storedSize: Int) throws(ResourceError) -> Resource {
    let step = 1 << 16
    var resource = Resource(bytes: [])
    var chunk = [UInt8](repeating: 0, count: step)
    while true {
      let count = Int(zip_fread(handle, &chunk, UInt64(step)))
      if count < 0 {
        resource.fault = String(cString: zip_file_strerror(handle))
        return resource
      }
      if count == 0 { return resource }
      resource.bytes.append(contentsOf: chunk[..<count])
      try Self.check(resource.bytes.count, storedSize: storedSize)
    }
  }

  private static func check(_ count: Int, storedSize: Int) throws(ResourceError) {
    if count > ContainerLimits.resourceBytes {
      throw .refused("it unpacks to more than \(ContainerLimits.resourceBytes >> 20) MB")
    }
    if count > ContainerLimits.freeBytes, count / max(storedSize, 1) > ContainerLimits.ratio {
      throw .refused("it unpacks to more than \(ContainerLimits.ratio) times its size")
    }
  }
}

/// Why libzip could not open an archive.
struct ZipError: Error {
  let code: Int32

  /// Whether the fault is the file system's, not the archive's.
  var isSystemError: Bool { code == ZIP_ER_OPEN || code == ZIP_ER_READ || code == ZIP_ER_NOENT }

  var reason: String {
    var error = zip_error_t()
    zip_error_init_with_code(&error, code)
    defer { zip_error_fini(&error) }
    return String(cString: zip_error_strerror(&error))
  }
}
