// SPDX-License-Identifier: Apache-2.0
public import AccessibleText
import Glibc

/// The voice of espeak-ng, spoken by a program of its own (`accessible-text-espeak`), so that nothing
/// else is linked with that library and its licence.
public final class EspeakVoice: Voice {
  /// Where the speech goes.
  public enum Output: Hashable, Sendable {
    /// To the audio device.
    case audio
    /// Nowhere; words are reported when they would be heard if it took a share of its time, in percent:
    /// 0 is at once.
    case silent(percent: Int)

    fileprivate var arguments: [String] {
      switch self {
      case .audio: []
      case .silent(let percent): ["--silent", "\(percent)"]
      }
    }
  }

  /// The name of the program that speaks.
  public static let program = "accessible-text-espeak"
  /// How often the program may end in a row.
  private static let patience = 3

  private let path: String
  private let output: Output
  private let segmenter: any TextSegmenter
  private var session: EspeakSession
  private var stream: ByteStream?
  private var child: ChildProcess?
  private var losses = 0

  /// Starts the program that speaks.
  ///
  /// - Parameter path: Where the program is.
  /// - Throws: `VoiceError.notInstalled` if it cannot be started.
  public init(
    program path: String, output: Output = .audio, settings: VoiceSettings = VoiceSettings(),
    segmenter: any TextSegmenter
  ) throws(VoiceError) {
    self.path = path
    self.output = output
    self.segmenter = segmenter
    session = EspeakSession(settings: settings)
    guard start() else { throw .notInstalled(packages: VoiceChoice.packages) }
  }

  deinit { child?.end() }

  /// How it speaks; a change counts from the next utterance on.
  public var settings: VoiceSettings {
    get { session.settings }
    set { session.settings = newValue }
  }
  /// The socket that leads to the program.
  public var descriptors: [VoiceDescriptor] { stream.map { [$0.descriptor] } ?? [] }
  /// When the next pause is over.
  public var deadline: ContinuousClock.Instant? { session.deadline }

  /// Says an utterance from an offset of its spoken text to its end.
  public func speak(_ utterance: Utterance, from spokenUTF8: Int) {
    let text = VoiceText(utterance, foreignWords: settings.foreignWords, segmenter: segmenter)
    let pause = spokenUTF8 > 0 ? Duration.zero : utterance.pauseBefore
    session.speak(utterance.id, text, from: spokenUTF8, after: pause, at: .now)
    if stream == nil, !start() { session.fail(.lost(Self.program)) }
    flush()
  }

  /// Silences the voice.
  public func cancel() {
    session.cancel()
    flush()
  }

  /// Does what is due without waiting.
  public func proceed() -> [VoiceEvent] {
    if let stream {
      if let bytes = stream.read() { session.receive(bytes) } else { lose() }
    }
    session.advance(at: .now)
    flush()
    let events = session.takeEvents()
    if events.contains(where: { if case .finished = $0 { true } else { false } }) { losses = 0 }
    return events
  }

  private func flush() { stream?.write(session.takeOutput()) }

  private func start() -> Bool {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0 else { return false }
    stream = ByteStream(pair[0])
    defer { close(pair[1]) }
    child = ChildProcess(path, output.arguments, socket: pair[1])
    if child == nil { stream = nil }
    return child != nil
  }

  /// The program has ended: another is started.
  private func lose() {
    child?.end()
    (child, stream) = (nil, nil)
    losses += 1
    if losses >= Self.patience || !start() {
      session.fail(.lost(Self.program))
    } else {
      session.restarted()
    }
  }
}
