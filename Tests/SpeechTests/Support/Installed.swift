// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What these tests need of the machine; where it is missing they are skipped and say so, and on a
/// build server they fail.
enum Installed {
  static let speechDispatcher = Requirement(
    file: "/usr/bin/speech-dispatcher", package: "speech-dispatcher")
  static let espeak = Requirement(
    file: "/usr/lib/\(machine)-linux-gnu/espeak-ng-data/phontab", package: "espeak-ng-data")

  struct Requirement {
    let file: String
    let package: String

    var isMet: Bool {
      FileManager.default.fileExists(atPath: file)
        || ProcessInfo.processInfo.environment["CI"] != nil
    }
    var comment: Comment { "\(file) is missing: apt-get install \(package)" }
  }

  private static let machine: String = {
    var name = utsname()
    uname(&name)
    return withUnsafeBytes(of: &name.machine) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }()

  /// The folder with the programs that were built with these tests.
  static let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
}
