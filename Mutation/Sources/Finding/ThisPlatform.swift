import SwiftIfConfig
import SwiftSyntax

/// What holds in `#if` where the tool runs, as far as the sources ask.
struct ThisPlatform: BuildConfiguration {
  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" || name == "SWIFT_PACKAGE" }
  /// Embedded Swift is a build of its own, and features that differ in syntax are not used.
  func hasFeature(name: String) -> Bool { name != "Embedded" }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    #if canImport(Darwin)
      return !["Glibc", "Musl", "Android", "WinSDK", "WASILibc", "FoundationEssentials", "HeadlessUIKit"]
        .contains(module)
    #else
      return ![
        "Darwin", "Musl", "Android", "WinSDK", "WASILibc", "UIKit", "AppKit", "SwiftUI", "Combine",
        "ObjectiveC",
        "CoreGraphics", "os",
      ].contains(module)
    #endif
  }

  func isActiveTargetOS(name: String) -> Bool {
    #if os(macOS)
      name == "macOS" || name == "OSX"
    #else
      name == "Linux"
    #endif
  }

  func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(arm64)
      name == "arm64"
    #else
      name == "x86_64"
    #endif
  }

  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
  var targetPointerBitWidth: Int { Int.bitWidth }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
