// swift-tools-version: 6.2
import PackageDescription
let up: [SwiftSetting] = ["ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault", "InternalImportsByDefault"].map { .enableUpcomingFeature($0) } + [.unsafeFlags(["-package-name", "waymark"])]
let t: [SwiftSetting] = [.unsafeFlags(["-package-name", "waymark"])]
let package = Package(name: "next", targets: [
  .target(name: "WaymarkState", swiftSettings: up),
  .target(name: "WaymarkCore", dependencies: ["WaymarkState"], swiftSettings: up),
  .target(name: "WaymarkStorage", swiftSettings: up),
  .target(name: "Waymark", dependencies: ["WaymarkState", "WaymarkCore", "WaymarkStorage"], swiftSettings: up),
  .target(name: "WaymarkTesting", dependencies: ["Waymark"], swiftSettings: up),
  .target(name: "WaymarkEventNames", dependencies: ["Waymark"], swiftSettings: up),
  .testTarget(name: "WaymarkTests", dependencies: ["Waymark", "WaymarkTesting", "WaymarkEventNames"], swiftSettings: t),
], swiftLanguageModes: [.v6])
