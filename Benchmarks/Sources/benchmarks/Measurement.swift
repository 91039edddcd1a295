// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The wall time of a piece of work over several runs, in milliseconds.
struct Measurement {
  let median: Double
  let least: Double
  let most: Double

  /// Runs the work once to warm up, and then at least five times.
  init(runs: Int = 5, _ work: () -> Void) {
    work()
    let clock = ContinuousClock()
    let times = (0..<max(5, runs)).map { _ in
      let time = clock.measure(work)
      return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
    }.sorted()
    median = times[times.count / 2]
    least = times[0]
    most = times[times.count - 1]
  }
}

/// A table of figures, each with its ratio to a peer of the same run.
struct Report {
  private var rows: [[String]] = []

  mutating func add(
    _ what: String, _ measured: Measurement, peer: (name: String, measured: Measurement)? = nil
  ) {
    let ratio = peer.map { format($0.measured.median / measured.median, 2) + " × " + $0.name } ?? ""
    rows.append([
      what, format(measured.median, 2), format(measured.least, 2), format(measured.most, 2), ratio,
    ])
  }

  func print() {
    let all = [["what", "median ms", "min", "max", "speed against"]] + rows
    for row in all {
      Swift.print("| " + row.joined(separator: " | ") + " |")
      if row == all[0] { Swift.print("| --- | ---: | ---: | ---: | --- |") }
    }
  }

  private func format(_ value: Double, _ digits: Int) -> String {
    let scale = pow(10, Double(digits))
    return "\((value * scale).rounded() / scale)"
  }
}

/// The most memory the process has held so far, in kilobytes.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}
