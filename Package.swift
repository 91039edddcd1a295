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
    .library(name: "Speech", targets: ["Speech"]),
    .library(name: "accessibletext", type: .dynamic, targets: ["AccessibleTextABI"]),
    .executable(name: "accessible-text", targets: ["accessible-text"]),
    .executable(name: "accessible-text-espeak", targets: ["accessible-text-espeak"]),
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

    // Voices. espeak-ng is under the GPL: only this one program is linked with it.
    module("Speech", ["AccessibleText"]),
    .systemLibrary(name: "CEspeak"),
    .executableTarget(
      name: "accessible-text-espeak", dependencies: ["CEspeak"], swiftSettings: strict),

    // The C door: a header by hand, and what stands behind it.
    .target(name: "CAccessibleText"),
    module("AccessibleTextABI", ["AccessibleText", "CAccessibleText", "ICUText"]),

    .systemLibrary(name: "CGetopt"),

    // The assembly: only here is it known who plays which part.
    .executableTarget(
      name: "accessible-text",
      dependencies: [
        "AccessibleText", "CGetopt", "ICUText", "Publications", "Speech", "TextLayout",
      ],
      swiftSettings: strict),

    tests("AccessibleTextTests", ["AccessibleText", "AccessibleTextTesting"]),
    .target(
      name: "CDoorProgram", dependencies: ["CAccessibleText"], path: "Tests/CDoorProgram"),
    tests("AccessibleTextABITests", ["AccessibleTextABI", "CAccessibleText", "CDoorProgram"]),
    tests("ICUTextTests", ["AccessibleText", "AccessibleTextTesting", "ICUText"]),
    tests("DBusTests", ["AccessibleTextTesting", "DBus"]),
    tests("TextLayoutTests", ["AccessibleText", "AccessibleTextTesting", "TextLayout"]),
    tests("PublicationsTests", ["AccessibleText", "AccessibleTextTesting", "Publications"]),
    .executableTarget(
      name: "speechd-virtual-module", path: "Tests/SpeechdVirtualModule", swiftSettings: strict),
    tests(
      "SpeechTests",
      [
        "AccessibleText", "AccessibleTextTesting", "ICUText", "Publications", "Speech",
        "accessible-text", "accessible-text-espeak", "speechd-virtual-module",
      ]),
    tests(
      "EndToEndTests",
      [
        "AccessibleText", "AccessibleTextTesting", "ICUText", "Publications", "TextLayout",
        "accessible-text",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
