// SPDX-License-Identifier: Apache-2.0
import AccessibleText
import Testing

@testable import Publications

@Suite struct TextEncodingTests {
  private static let texts = [
    "ru": "Старый часовщик долго смотрел на стрелки, а потом сказал: пора идти домой, уже поздно.",
    "ja": "むかしむかし、海のそばの村に時計を直す女の子がいた。毎朝早く起きて、窓を開けた。",
    "zh": "从前有一个钟表匠住在河边的小镇上，他每天早上都打开窗户，看看外面的天气。",
    "tw": "從前有一個鐘錶匠住在河邊的小鎮上，他每天早上都打開窗戶，看看外面的天氣。",
    "ko": "옛날에 강가의 작은 마을에 시계를 고치는 소녀가 살았다. 아침마다 창문을 열었다.",
    "pl": "Stary zegarmistrz długo patrzył na wskazówki, a później powiedział: już późno, chodźmy.",
    "fr": "Le vieil horloger regarda les aiguilles, et dit : « il est déjà l’heure, rentrons. »",
    "el": "Ο γέρος ωρολογοποιός κοίταξε τους δείκτες και είπε: είναι αργά, πάμε σπίτι.",
    "he": "השען הזקן הביט במחוגים ואמר: כבר מאוחר, בוא נלך הביתה, כי הערב יורד על העיר.",
    "ar": "نظر الساعاتي العجوز إلى العقارب وقال لقد تأخر الوقت فلنعد إلى البيت قبل المساء",
    "tr": "Yaşlı saatçi uzun süre yelkovana baktı ve sonra dedi: artık geç oldu, eve gidelim.",
    "th": "ช่างนาฬิกาแก่มองเข็มนาฬิกาอยู่นานแล้วพูดว่าดึกแล้วกลับบ้านกันเถอะ",
  ]

  @Test(arguments: [
    ("ru", "KOI8-R"), ("ru", "WINDOWS-1251"), ("ru", "ISO-8859-5"), ("ja", "SHIFT_JIS"),
    ("ja", "EUC-JP"), ("ja", "ISO-2022-JP"), ("ja", "UTF-16LE"), ("ja", "UTF-16BE"),
    ("zh", "GB18030"), ("zh", "UTF-16LE"), ("zh", "UTF-16BE"), ("zh", "UTF-32LE"),
    ("tw", "BIG5"), ("ko", "EUC-KR"), ("pl", "WINDOWS-1250"), ("pl", "ISO-8859-2"),
    ("fr", "WINDOWS-1252"), ("fr", "UTF-16LE"), ("fr", "UTF-32BE"), ("el", "WINDOWS-1253"),
    ("el", "ISO-8859-7"), ("he", "WINDOWS-1255"), ("ar", "WINDOWS-1256"), ("tr", "WINDOWS-1254"),
    ("th", "WINDOWS-874"),
  ])
  func `a text in an encoding that nobody declares is read, and the guess is told`(
    language: String, encoding: String
  ) throws {
    let text = try #require(Self.texts[language])
    let bytes = encoded(text + "\n", in: encoding)
    try #require(!bytes.isEmpty)
    let decoded = DecodedText(bytes)
    #expect(String(decoding: decoded.utf8, as: UTF8.self) == text + "\n")
    #expect(decoded.fault?.hasPrefix("The encoding is not declared and was taken for ") == true)
    try TemporaryFolder().read(bytes, named: "a.txt") { #expect($0.rendering.hasSuffix(text)) }
  }

  @Test(arguments: ["UTF-16", "UTF-32", "UTF-8"])
  func `a mark at the start names the encoding`(encoding: String) {
    let bytes = (encoding == "UTF-8" ? [0xEF, 0xBB, 0xBF] : []) + encoded("Größe 猫", in: encoding)
    let decoded = DecodedText(bytes)
    #expect(String(decoding: decoded.utf8, as: UTF8.self) == "Größe 猫")
    #expect(decoded.fault == nil)
  }

  @Test(arguments: [
    "-*- coding: koi8-r -*-\n", "# vim: set fileencoding=koi8-r :\n",
    "Character set encoding: KOI8-R\n\n",
  ])
  func `what a text says of itself is believed`(declaration: String) {
    let bytes = Array(declaration.utf8) + encoded("Она", in: "KOI8-R")
    let decoded = DecodedText(bytes)
    #expect(String(decoding: decoded.utf8, as: UTF8.self) == declaration + "Она")
    #expect(decoded.fault == nil)
  }

  @Test func `a text in UTF-8 with a fault stays UTF-8`() {
    let decoded = DecodedText(Array("Größe und Maß: ".utf8) + [0xFF] + Array(" Öl".utf8))
    #expect(String(decoding: decoded.utf8, as: UTF8.self) == "Größe und Maß: \u{FFFD} Öl")
    #expect(decoded.fault == "The text has bytes that are no UTF-8; they were replaced.")
  }

  /// What a converter makes of bytes; `nil` where there is none.
  private func converted(_ bytes: [UInt8], from name: String) -> (text: String, isWhole: Bool)? {
    guard let converter = EncodingConverter(from: name) else { return nil }
    let result = converter.convert(bytes[...])
    return (String(decoding: result.utf8, as: UTF8.self), result.isWhole)
  }

  @Test func `a declared encoding is read as the wider one that the web means by it`() {
    #expect(converted([0x93, 0xE9, 0x94], from: "ISO-8859-1")?.text == "“é”")
    #expect(converted([0x41], from: "no such encoding") == nil)
  }

  @Test func `a text longer than the converter's memory is converted whole`() {
    let text = String(repeating: "Мост и река. ", count: 20_000)
    let result = converted(encoded(text, in: "KOI8-R"), from: "KOI8-R")
    #expect(result?.text == text)
    #expect(result?.isWhole == true)
  }

  @Test func `bytes that are not of the encoding are replaced one by one`() {
    let result = converted([0x61, 0xFF, 0x62], from: "EUC-JP")
    #expect(result?.text == "a\u{FFFD}b")
    #expect(result?.isWhole == false)
  }

  @Test func `the colours of a terminal are no text`() {
    let decoded = DecodedText(Array("\u{1B}[1;32mGreen\u{1B}[m day\u{1B}[".utf8))
    #expect(String(decoding: decoded.utf8, as: UTF8.self) == "Green day")
    #expect(decoded.fault == nil)
  }

  @Test(arguments: 0..<400)
  func `any bytes decode to valid UTF-8 without NUL`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabets: [[UInt8]] = [
      Array(0...255), [0, 0x20, 0x41, 0xFF, 0xFE], Array(0x80...0xFF),
      [0x1B, 0x24, 0x28, 0x42, 0x5B, 0x41],
    ]
    let alphabet = alphabets[Int(seed % 4)]
    let count = Int.random(in: 0..<64, using: &random)
    let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    let decoded = DecodedText(bytes)
    #expect(String(validating: decoded.utf8, as: UTF8.self) != nil)
    #expect(!decoded.utf8.contains(0))
  }
}

/// Numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
