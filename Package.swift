// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A row of the table of targets: an arrow is an import, and arrows only point to the core.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "AccessibleText",
  products: [
    .library(name: "AccessibleText", targets: ["AccessibleText"]),
    .library(name: "AccessibleTextTesting", targets: ["AccessibleTextTesting"]),
    .library(name: "ICUText", targets: ["ICUText"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "Publications", targets: ["Publications"]),
    .library(name: "accessibletext", type: .dynamic, targets: ["AccessibleTextABI"]),
    .executable(name: "accessible-text", targets: ["accessible-text"]),
  ],
  targets: [
    // The core and its test double.
    module("AccessibleText"),
    module("AccessibleTextTesting", ["AccessibleText"]),

    // One Swift module for each C library.
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(name: "CICUShim", dependencies: ["CICU"]),
    module("ICUText", ["AccessibleText", "CICUShim"]),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
    module("Publications", ["AccessibleText", "CICUShim", "CXML2", "CZip"]),

    module("TextLayout", ["AccessibleText"]),

    // Linux's message bus, and what a screen reader asks over it.
    module("DBus"),

    // The C door: a header by hand, and what stands behind it.
    .target(name: "CAccessibleText"),
    module("AccessibleTextABI", ["AccessibleText", "CAccessibleText", "ICUText"]),

    .systemLibrary(name: "CGetopt"),

    // The assembly: only here is it known who plays which part.
    .executableTarget(
      name: "accessible-text",
      dependencies: ["AccessibleText", "CGetopt", "ICUText", "Publications", "TextLayout"],
      swiftSettings: strict),

    tests("AccessibleTextTests", ["AccessibleText", "AccessibleTextTesting"]),
    .target(
      name: "CDoorProgram", dependencies: ["CAccessibleText"], path: "Tests/CDoorProgram"),
    tests("AccessibleTextABITests", ["AccessibleTextABI", "CAccessibleText", "CDoorProgram"]),
    tests("ICUTextTests", ["AccessibleText", "AccessibleTextTesting", "ICUText"]),
    tests("DBusTests", ["AccessibleTextTesting", "DBus"]),
    tests("TextLayoutTests", ["AccessibleText", "AccessibleTextTesting", "TextLayout"]),
    tests("PublicationsTests", ["AccessibleText", "AccessibleTextTesting", "Publications"]),
    tests(
      "EndToEndTests",
      [
        "AccessibleText", "AccessibleTextTesting", "ICUText", "Publications", "TextLayout",
        "accessible-text",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
