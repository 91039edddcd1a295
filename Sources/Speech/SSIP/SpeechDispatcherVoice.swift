// SPDX-License-Identifier: Apache-2.0
public import AccessibleText
import Glibc

/// The voice of speech-dispatcher, which every screen reader on Linux speaks through: with the user's
/// own synthesizer, speed and pitch.
///
/// A screen reader's message breaks it off at once. A server that ends is connected to again, for ten
/// seconds.
public final class SpeechDispatcherVoice: Voice {
  /// How long a server that has ended is waited for.
  var patience = Duration.seconds(10)
  private static let program = "speech-dispatcher"

  private let address: SpeechServerAddress
  private let segmenter: any TextSegmenter
  private var session: SSIPSession
  private var stream: ByteStream?
  private var server: ChildProcess?
  /// Since when there is no server, and when it is tried next.
  private var search: (since: ContinuousClock.Instant, next: ContinuousClock.Instant)?

  /// Connects to a server; the user's own is started if it does not run, as every client does.
  ///
  /// - Parameters:
  ///   - client: The program's name, by which a user can have settings of their own for it.
  ///   - courtesy: How long the voice leaves the word to others after one of them has spoken.
  /// - Throws: `VoiceError.noService` if there is no server, after three seconds if one was started.
  public init(
    at address: SpeechServerAddress, client: String = "accessible-text",
    settings: VoiceSettings = VoiceSettings(), courtesy: Duration = .milliseconds(500),
    segmenter: any TextSegmenter
  ) throws(VoiceError) {
    self.address = address
    self.segmenter = segmenter
    let user = getpwuid(getuid()).map { String(cString: $0.pointee.pw_name) } ?? "user"
    session = SSIPSession(
      client: "\(SSIPText.name(user)):\(SSIPText.name(client)):book", settings: settings,
      courtesy: courtesy)
    stream = address.connect()
    if stream == nil, address.isDefault {
      startServer()
      let end = ContinuousClock.now + .seconds(3)
      while server != nil, stream == nil, ContinuousClock.now < end {
        poll(nil, 0, 20)
        stream = address.connect()
      }
    }
    guard stream != nil else { throw .noService(address: address.description) }
    session.connected(at: .now)
    flush()
  }

  /// How it speaks; a change counts from the next utterance on.
  public var settings: VoiceSettings {
    get { session.settings }
    set { session.settings = newValue }
  }

  /// The socket.
  public var descriptors: [VoiceDescriptor] { stream.map { [$0.descriptor] } ?? [] }

  /// When the next pause, answer or attempt is due.
  public var deadline: ContinuousClock.Instant? {
    if !session.events.isEmpty { return .now }
    guard let search else { return session.deadline }
    return min(search.next, session.deadline ?? search.next)
  }

  /// Says an utterance from an offset of its spoken text to its end.
  public func speak(_ utterance: Utterance, from spokenUTF8: Int) {
    let text = VoiceText(utterance, foreignWords: settings.foreignWords, segmenter: segmenter)
    let pause = spokenUTF8 > 0 ? Duration.zero : utterance.pauseBefore
    if stream == nil, search == nil { lose() }
    session.speak(utterance.id, text, from: spokenUTF8, after: pause, at: .now)
    flush()
  }

  /// Silences the voice.
  public func cancel() {
    session.cancel()
    session.advance(at: .now)
    flush()
  }

  /// Does what is due without waiting.
  public func proceed() -> [VoiceEvent] {
    let now = ContinuousClock.now
    if let stream {
      if let bytes = stream.read() { session.receive(bytes, at: now) } else { lose() }
      if session.isStuck(at: now) { lose() }
    } else if let search, search.next <= now {
      connectAgain(since: search.since, at: now)
    }
    session.advance(at: now)
    flush()
    return session.takeEvents()
  }

  private func flush() { stream?.write(session.takeOutput()) }

  private func lose() {
    stream = nil
    let now = ContinuousClock.now
    session.disconnected(at: now)
    search = (now, now)
    if address.isDefault { startServer() }
  }

  private func connectAgain(since start: ContinuousClock.Instant, at now: ContinuousClock.Instant) {
    stream = address.connect()
    if stream != nil {
      search = nil
      session.connected(at: now)
    } else if now - start > patience {
      search = nil
      session.fail(.lost(Self.program))
    } else {
      _ = server?.isRunning()
      search = (start, now + .milliseconds(100))
    }
  }

  /// Asks for the user's server; one that the user has forbidden to start so does not.
  private func startServer() {
    server = ChildProcess(
      Self.program,
      ["--spawn", "--communication-method", "unix_socket", "--socket-path", address.path])
  }
}
