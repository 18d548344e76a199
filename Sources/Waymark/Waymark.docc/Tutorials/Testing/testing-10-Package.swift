// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Trails",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/waymark-swift/waymark", from: "0.1.0")
  ],
  targets: [
    .target(name: "Trails", dependencies: [.product(name: "Waymark", package: "waymark")]),
    .executableTarget(
      name: "session",
      dependencies: [
        "Trails",
        .product(name: "Waymark", package: "waymark"),
        .product(name: "WaymarkJournal", package: "waymark"),
        .product(name: "WaymarkTesting", package: "waymark"),
      ]),
    .testTarget(
      name: "TrailsTests",
      dependencies: [
        "Trails",
        .product(name: "WaymarkJournal", package: "waymark"),
        .product(name: "WaymarkTesting", package: "waymark"),
      ]),
  ]
)
