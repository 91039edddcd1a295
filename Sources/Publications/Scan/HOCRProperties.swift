// SPDX-License-Identifier: Apache-2.0

/// The properties that hOCR puts in an element's `title`: `bbox 0 0 10 20; x_wconf 96`.
///
/// Source: hOCR 1.2, "The Properties of hOCR".
struct HOCRProperties {
  private var values: [Substring: Substring] = [:]

  init(_ title: String) {
    for property in Self.split(title) {
      let property = property.drop(while: \.isWhitespace)
      let name = property.prefix { !$0.isWhitespace }
      guard !name.isEmpty, values[name] == nil else { continue }
      values[name] = property.dropFirst(name.count)
    }
  }

  /// Splits at semicolons that are not in a quoted file name.
  private static func split(_ title: String) -> [Substring] {
    var isQuoted = false
    return title.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
  }

  /// Whether there is such a property, whatever it says.
  func has(_ name: Substring) -> Bool { values[name] != nil }

  /// The numbers of a property; `nil` where one of its words is none.
  func numbers(_ name: Substring) -> [Double]? {
    guard let words = values[name]?.split(whereSeparator: \.isWhitespace) else { return nil }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == words.count ? numbers : nil
  }

  /// The box of an element.
  var box: ScanBox? { numbers("bbox").flatMap { ScanBox($0) } }

  /// The boxes of an element's characters; none where one of them is no box.
  var characterBoxes: [ScanBox] {
    guard let numbers = numbers("x_bboxes"), numbers.count.isMultiple(of: 4) else { return [] }
    let boxes = stride(from: 0, to: numbers.count, by: 4).compactMap {
      ScanBox(numbers[$0..<$0 + 4])
    }
    return boxes.count * 4 == numbers.count ? boxes : []
  }

  /// The first number of a property.
  func number(_ name: Substring) -> Double? { numbers(name)?.first }
}
