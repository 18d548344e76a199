// swift-tools-version: 6.3
import PackageDescription

// Route changes by the original of ReSwiftRouter. A package of its own, because another name for a module holds for a whole package.
let package = Package(
  name: "OriginalRouteChanges",
  platforms: [.macOS(.v15)],
  products: [.library(name: "OriginalRouteChanges", targets: ["OriginalRouteChanges"])],
  dependencies: [
    .package(name: "Benchmarks", path: "../.."),
    .package(url: "https://github.com/ReSwift/ReSwift.git", exact: "6.1.1"),
    // The newest commit, on which the module here is modelled: the newest release is for ReSwift 5.
    .package(
      url: "https://github.com/ReSwift/ReSwift-Router.git",
      revision: "a915f67704ca5a0cf439723f7c4f7c26ef7809ba"),
  ],
  targets: [
    .target(
      name: "OriginalRouteChanges",
      dependencies: [
        .product(name: "MainQueue", package: "Benchmarks"),
        .product(name: "Measuring", package: "Benchmarks"),
        .product(name: "ReSwift", package: "ReSwift"),
        .product(
          name: "ReSwiftRouter", package: "ReSwift-Router",
          moduleAliases: ["ReSwiftRouter": "OriginalReSwiftRouter"]),
      ],
      path: "Sources",
      swiftSettings: [.swiftLanguageMode(.v5), .define("ORIGINAL")])
  ],
  swiftLanguageModes: [.v6]
)
