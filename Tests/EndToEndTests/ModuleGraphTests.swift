// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// An arrow is an import, and arrows only point to the core.
@Suite("Module graph")
struct ModuleGraphTests {
  private static let allowed: [String: Set<String>] = [
    "AccessibleText": ["Synchronization"],
    "AccessibleTextTesting": ["AccessibleText"],
    "AccessibleTextABI": ["AccessibleText", "CAccessibleText", "ICUText", "Synchronization"],
    "DBus": ["Glibc"],
    "ICUText": ["AccessibleText", "CICUShim"],
    "TextLayout": ["AccessibleText"],
    "Speech": ["AccessibleText", "Glibc"],
    "accessible-text-espeak": ["CEspeak", "Glibc"],
    "Publications": ["AccessibleText", "CICUShim", "Synchronization", "CXML2", "CZip", "Glibc"],
  ]

  @Test(arguments: allowed.keys.sorted())
  func `a module imports what its row of the graph says and nothing else`(module: String) throws {
    let sources = Folders.files(
      in: Folders.package.appending(path: "Sources/\(module)"), endings: ["swift"])
    #expect(!sources.isEmpty)
    var imported: Set<String> = []
    for source in sources {
      for line in try String(contentsOfFile: source, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count else {
          continue
        }
        imported.insert(String(words[index + 1]))
      }
    }
    #expect(imported == Self.allowed[module])
  }

  @Test(arguments: [
    "Sources/CICUShim/include/cicu.h",
    "Sources/CXML2/shim.h", "Sources/CZip/shim.h",
  ])
  func `no header that Swift sees includes one of ICU's`(header: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "clang", "-M", "-I/usr/include/libxml2", Folders.package.appending(path: header).path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let included = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(included.contains(header))
    #expect(!included.contains("/unicode/"))
  }
}
