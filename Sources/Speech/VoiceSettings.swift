// SPDX-License-Identifier: Apache-2.0

/// How a voice speaks; what is `nil` stays as the user has set it for all programs.
public struct VoiceSettings: Hashable, Sendable {
  /// The speed, from -100 (slowest) over 0 (normal) to 100.
  public var rate: Int? { didSet { rate = rate.map(Self.level) } }
  /// The pitch, from -100 (lowest) over 0 (normal) to 100.
  public var pitch: Int? { didSet { pitch = pitch.map(Self.level) } }
  /// The volume, from -100 (silent) to 100 (full).
  public var volume: Int? { didSet { volume = volume.map(Self.level) } }
  /// The name of a voice as the speech service lists it; it is used for texts in any language.
  public var voice: String?
  /// How many words in another language make the voice change inside a sentence: a word or two sound
  /// better in the voice that reads the rest.
  public var foreignWords = 3

  /// Makes settings; what is out of range is taken for the nearest level in it.
  public init(
    rate: Int? = nil, pitch: Int? = nil, volume: Int? = nil, voice: String? = nil
  ) {
    self.rate = rate.map(Self.level)
    self.pitch = pitch.map(Self.level)
    self.volume = volume.map(Self.level)
    self.voice = voice
  }

  private static func level(_ value: Int) -> Int { min(max(value, -100), 100) }
}
