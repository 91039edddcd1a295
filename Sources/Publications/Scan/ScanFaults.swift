// SPDX-License-Identifier: Apache-2.0
import AccessibleText

/// What was wrong with a file of recognized text: the first faults, and how many more there were.
final class ScanFaults {
  private let place: String
  private var first: [Diagnostic] = []
  private var count = 0
  private static let most = 20

  init(place: String) { self.place = place }

  func add(_ line: Int?, _ message: String) {
    count += 1
    guard first.count < Self.most else { return }
    first.append(Diagnostic(path: place, line: line, message: message))
  }

  var diagnostics: [Diagnostic] {
    guard count > first.count else { return first }
    let more = "There are \(count - first.count) more faults like these."
    return first + [Diagnostic(place: place, message: more)]
  }
}
