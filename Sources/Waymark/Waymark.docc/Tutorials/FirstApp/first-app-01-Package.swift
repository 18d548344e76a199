// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "trails",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/waymark-swift/waymark", from: "0.1.0")
  ],
  targets: [
    .executableTarget(
      name: "trails",
      dependencies: [
        .product(name: "Waymark", package: "waymark"),
        .product(name: "WaymarkRestoration", package: "waymark"),
        .product(name: "WaymarkTerminal", package: "waymark"),
      ])
  ]
)
