// SPDX-License-Identifier: Apache-2.0
import Publications

/// Runs the suites: reading the books named on the command line, by default those of the corpus, or,
/// for `random-access`, questions at any place of a chapter.
@main
struct Benchmarks {
  static func main() throws(PublicationError) {
    let named = CommandLine.arguments.dropFirst()
    if named.first == "random-access" { return RandomAccessSuite().run() }
    let books = named.isEmpty ? ["../Corpus/the-ferry-of-small-hours"] : Array(named)
    var report = Report()
    for book in books {
      try ReadAllSuite(path: book).run(&report)
      try SentenceSuite(path: book).run(&report)
    }
    report.print()
    print("\npeak memory: \(peakMemory()) kB")
  }
}
