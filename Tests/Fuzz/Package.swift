// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// A fuzzer: one small file that is handed bytes.
func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      .product(name: "AccessibleText", package: "AccessibleText"),
      .product(name: "AccessibleTextTesting", package: "AccessibleText"),
      .product(name: "Publications", package: "AccessibleText"),
    ])
}

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "AccessibleText", path: "../..")],
  targets: [
    fuzzer("FuzzTokenizer"),
    fuzzer("FuzzSelection"),
    fuzzer("FuzzConformance"),
    fuzzer("FuzzPublication"),
    fuzzer("FuzzCFI"),
    fuzzer("Stories"),
  ],
  swiftLanguageModes: [.v6]
)
