// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  products: [
    // What `peers` measures with.
    .library(name: "Measuring", targets: ["Measuring"]), .library(name: "MainQueue", targets: ["MainQueue"]),
  ],
  dependencies: [.package(name: "Waymark", path: "..")],
  targets: [
    // Counts what the allocator is asked for.
    .target(name: "AllocationCounter"),
    // Keeps loops whole.
    .target(name: "Barrier"),
    // Runs what waits on the main queue.
    .target(name: "MainQueue"),
    // Measures, compares and draws anything; knows nothing of navigation.
    .target(name: "Measuring"),
    .executableTarget(
      name: "waymark-bench",
      dependencies: [
        "AllocationCounter", "Barrier", "MainQueue", "Measuring",
        .product(name: "Waymark", package: "Waymark"), .product(name: "WaymarkLinks", package: "Waymark"),
        .product(name: "WaymarkJournal", package: "Waymark"),
        .product(name: "WaymarkRestoration", package: "Waymark"),
        .product(name: "FreshRouter", package: "Waymark"), .product(name: "RGRoutable", package: "Waymark"),
        .product(name: "ReSwiftRouter", package: "Waymark"), .product(name: "ReRouter", package: "Waymark"),
        .product(name: "HeadlessUIKit", package: "Waymark"),
        .product(name: "WaymarkTerminal", package: "Waymark"),
        .product(name: "WaymarkUIKit", package: "Waymark"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// As for the package that is measured: warnings are errors where WAYMARK_WARNINGS=errors says so.
if Context.environment["WAYMARK_WARNINGS"] == "errors" {
  for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
}
