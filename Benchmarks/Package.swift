// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(
      name: "RoutingKit", description: "Measures links beside Vapor's router of paths, which is fetched.")
  ],
  dependencies: [
    .package(name: "Waymark", path: ".."),
    .package(url: "https://github.com/vapor/routing-kit.git", exact: "4.9.3"),
    .package(url: "https://github.com/apple/swift-log.git", exact: "1.14.0"),
  ],
  targets: [
    // Counts what the allocator is asked for.
    .target(name: "AllocationCounter"),
    // Keeps loops whole.
    .target(name: "Barrier"),
    // Runs what waits on the main queue.
    .target(name: "MainQueue"),
    .executableTarget(
      name: "waymark-bench",
      dependencies: [
        "AllocationCounter", "Barrier", "MainQueue",
        .product(name: "Waymark", package: "Waymark"), .product(name: "WaymarkLinks", package: "Waymark"),
        .product(name: "WaymarkJournal", package: "Waymark"),
        .product(name: "WaymarkRestoration", package: "Waymark"),
        .product(name: "HeadlessUIKit", package: "Waymark"),
        .product(name: "WaymarkTerminal", package: "Waymark"),
        .product(name: "WaymarkUIKit", package: "Waymark"),
        .product(name: "RoutingKit", package: "routing-kit", condition: .when(traits: ["RoutingKit"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["RoutingKit"])),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// As for the package that is measured: warnings are errors where WAYMARK_WARNINGS=errors says so.
if Context.environment["WAYMARK_WARNINGS"] == "errors" {
  for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
}
