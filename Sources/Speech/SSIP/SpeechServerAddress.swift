// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Where a speech server listens: the path of a unix socket.
public struct SpeechServerAddress: Hashable, Sendable, CustomStringConvertible {
  /// The socket's path.
  public let path: String
  /// Whether the server is the user's own, at the place where every program looks for it; such a one
  /// may be started.
  public let isDefault: Bool

  /// Takes the path of a socket.
  public init(path: String) {
    self.path = path
    isDefault = false
  }

  /// The address that the environment names: `SPEECHD_ADDRESS`, else the place in `XDG_RUNTIME_DIR`.
  ///
  /// - Throws: `VoiceError.badAddress` for an address that is no unix socket's.
  public init() throws(VoiceError) {
    try self.init { name in getenv(name).map { String(cString: $0) } }
  }

  init(environment: (String) -> String?) throws(VoiceError) {
    func variable(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let address = variable("SPEECHD_ADDRESS") {
      let parts = address.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.first == "unix_socket" else { throw .badAddress(address) }
      if parts.count > 1, !parts[1].isEmpty {
        path = String(parts[1])
        isDefault = false
        return
      }
    }
    let folder =
      variable("XDG_RUNTIME_DIR") ?? variable("HOME").map { "\($0)/.cache" } ?? "/tmp"
    path = "\(folder)/speech-dispatcher/speechd.sock"
    isDefault = true
  }

  /// The address as `SPEECHD_ADDRESS` has it.
  public var description: String { "unix_socket:\(path)" }

  /// Connects without waiting.
  ///
  /// - Returns: `nil` if nobody answers there now.
  func connect() -> ByteStream? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < capacity else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard number >= 0 else { return nil }
    let stream = ByteStream(number)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    return result == 0 ? stream : nil
  }
}
