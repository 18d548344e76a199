// swift-tools-version: 6.3
import PackageDescription

// A peer that is not wanted is neither fetched nor compiled: each has a trait of its own.
var usual: Set = ["RoutingKit", "URLRouting"]
// The original does not compile elsewhere: it names a constant of Dispatch that only Apple's systems have.
#if canImport(Darwin)
  usual.insert("ReSwiftRouter")
#endif

let package = Package(
  name: "Peers",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(name: "RoutingKit", description: "Vapor's router of paths."),
    .trait(name: "URLRouting", description: "Point-Free's parsers of URLs."),
    .trait(name: "ReSwiftRouter", description: "The original of the module of that name, with ReSwift."),
    .trait(
      name: "Hummingbird",
      description: "Hummingbird's router of paths, which brings SwiftNIO: minutes to compile."),
    .default(enabledTraits: usual),
  ],
  dependencies: [
    .package(name: "Waymark", path: "../.."),
    .package(name: "Benchmarks", path: ".."),
    .package(url: "https://github.com/vapor/routing-kit.git", exact: "4.9.3"),
    .package(url: "https://github.com/apple/swift-log.git", exact: "1.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-url-routing.git", exact: "0.6.2"),
    .package(url: "https://github.com/pointfreeco/swift-parsing.git", exact: "0.14.1"),
    // Later ones have macros, and compile swift-syntax for them.
    .package(url: "https://github.com/pointfreeco/swift-case-paths.git", exact: "1.0.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay.git", exact: "1.2.2"),
    .package(url: "https://github.com/apple/swift-collections.git", exact: "1.6.0"),
    .package(name: "OriginalRouteChanges", path: "OriginalRouteChanges"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.26.0"),
  ],
  targets: [
    // One route change with ReSwift, by the module here. The package of the original compiles the same file.
    .target(
      name: "WaymarkRouteChanges",
      dependencies: [
        .product(name: "MainQueue", package: "Benchmarks"),
        .product(name: "Measuring", package: "Benchmarks"),
        .product(name: "ReSwiftRouter", package: "Waymark"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "waymark-peers",
      dependencies: [
        .target(name: "WaymarkRouteChanges", condition: .when(traits: ["ReSwiftRouter"])),
        .product(
          name: "OriginalRouteChanges", package: "OriginalRouteChanges",
          condition: .when(traits: ["ReSwiftRouter"])),
        .product(name: "Measuring", package: "Benchmarks"),
        .product(name: "WaymarkLinks", package: "Waymark"),
        .product(name: "RoutingKit", package: "routing-kit", condition: .when(traits: ["RoutingKit"])),
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["RoutingKit"])),
        .product(name: "URLRouting", package: "swift-url-routing", condition: .when(traits: ["URLRouting"])),
        // What the router of URLs is made of: it is named for its version.
        .product(name: "Parsing", package: "swift-parsing", condition: .when(traits: ["URLRouting"])),
        .product(name: "CasePaths", package: "swift-case-paths", condition: .when(traits: ["URLRouting"])),
        .product(
          name: "IssueReporting", package: "xctest-dynamic-overlay", condition: .when(traits: ["URLRouting"])),
        .product(
          name: "OrderedCollections", package: "swift-collections", condition: .when(traits: ["URLRouting"])),
        .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
      ],
      path: "Sources/WaymarkPeers"),
  ],
  swiftLanguageModes: [.v6]
)
