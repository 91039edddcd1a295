// SPDX-License-Identifier: Apache-2.0
import AccessibleText

extension SelectionRect {
  /// The rect for people: where it is, and what it holds of the range's ends.
  var description: String {
    let ends = (containsStart ? ", holds the start" : "") + (containsEnd ? ", holds the end" : "")
    let direction = writingDirection == .rightToLeft ? ", right to left" : ""
    return "x \(rect.x), y \(rect.y), width \(rect.width), height \(rect.height)\(direction)\(ends)"
  }

  func json(page: TextPage?) -> String {
    var line = JSONObject()
    line.add("type", "rect")
    line.add(page)
    line.add("x", rect.x)
    line.add("y", rect.y)
    line.add("width", rect.width)
    line.add("height", rect.height)
    line.add("direction", writingDirection == .rightToLeft ? "rtl" : "ltr")
    line.add("containsStart", containsStart)
    line.add("containsEnd", containsEnd)
    return line.line
  }
}
