// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "AccessibleText", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "AccessibleText", package: "AccessibleText"),
        .product(name: "ICUText", package: "AccessibleText"),
        .product(name: "Publications", package: "AccessibleText"),
        .product(name: "TextLayout", package: "AccessibleText"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
