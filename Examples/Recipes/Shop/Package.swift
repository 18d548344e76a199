// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  // In an app of its own it is Waymark's address instead.
  dependencies: [.package(name: "Waymark", path: "../../..")],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "Waymark", package: "Waymark")], path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
