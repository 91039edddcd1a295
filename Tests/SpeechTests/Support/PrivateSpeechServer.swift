// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Foundation
import ICUText
import Testing

@testable import Speech

/// A speech-dispatcher of a test's own, with a folder, a socket and settings of its own, and the
/// synthesizer without a sound.
final class PrivateSpeechServer {
  private let folder: URL
  private let microseconds: Int
  private var process: ChildProcess?

  /// Starts a server.
  ///
  /// - Parameter microseconds: How long the synthesizer takes for a scalar.
  init(microseconds: Int = 0) throws {
    folder = URL(filePath: "/tmp/speech-test-\(UUID().uuidString.prefix(8))")
    self.microseconds = microseconds
    let files = FileManager.default
    for name in ["conf/modules", "conf/clients", "log"] {
      try files.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    try files.createDirectory(
      at: folder.appending(path: "run"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let module = Installed.programs.appending(path: "speechd-virtual-module").path
    try """
    LogLevel 1
    LogDir "\(folder.path)/log"
    AudioOutputMethod "alsa"
    DisableAutoSpawn
    AddModule "virtual" "\(module)" ""
    DefaultModule virtual
    """.write(
      to: folder.appending(path: "conf/speechd.conf"), atomically: true, encoding: .utf8)
    try start()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  var address: SpeechServerAddress {
    SpeechServerAddress(path: folder.appending(path: "run/s.sock").path)
  }

  func voice(courtesy: Duration = .milliseconds(1)) throws -> SpeechDispatcherVoice {
    try SpeechDispatcherVoice(at: address, courtesy: courtesy, segmenter: ICUSegmenter())
  }

  /// Starts the server, again after `stop`, and waits until it answers.
  func start() throws {
    // Whatever becomes of the test, a server that nobody speaks to ends by itself.
    let arguments = [
      "HOME=\(folder.path)", "XDG_RUNTIME_DIR=\(folder.path)/run",
      "VIRTUAL_MODULE_LOG=\(log.path)", "VIRTUAL_MODULE_MICROSECONDS=\(microseconds)",
      "speech-dispatcher", "--run-single", "--timeout", "30",
      "--communication-method", "unix_socket", "--socket-path", address.path,
      "--pid-file", "\(folder.path)/pid", "--log-dir", "\(folder.path)/log",
      "--config-dir", "\(folder.path)/conf",
    ]
    process = ChildProcess("env", arguments)
    let end = ContinuousClock.now + .seconds(30)
    while address.connect() == nil {
      try #require(ContinuousClock.now < end, "the server does not start")
      usleep(10_000)
    }
  }

  /// Ends the server, as a crash does.
  func stop() {
    process?.end()
  }

  private var log: URL { folder.appending(path: "said.jsonl") }

  /// What the synthesizer was told, in order, up to messages that have ended.
  var messages: [SaidMessage] {
    get throws {
      guard let lines = try? String(contentsOf: log, encoding: .utf8) else { return [] }
      return try lines.split(separator: "\n").map {
        try JSONDecoder().decode(SaidMessage.self, from: Data($0.utf8))
      }
    }
  }
}

/// A message as the synthesizer got it.
struct SaidMessage: Decodable {
  /// What it said, or would have said.
  let text: String
  let source: String
  let language: String
  /// The languages that were asked for inside the text.
  let languages: [String]
  /// The marks that it came to.
  let marks: [String]
  let end: String

  /// The marks of ours that it came to: the server adds some of its own.
  var reached: [Int] { marks.compactMap { Int($0) } }

  /// The marks of ours in it, said or not.
  var marked: [Int] {
    source.split(separator: "<mark name=\"").dropFirst()
      .compactMap { Int($0.prefix { $0 != "\"" }) }
  }
}
