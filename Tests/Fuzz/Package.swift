// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "AccessibleText", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzTokenizer",
      dependencies: [
        .product(name: "AccessibleText", package: "AccessibleText"),
        .product(name: "AccessibleTextTesting", package: "AccessibleText"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
