// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Waymark",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "WaymarkState", targets: ["WaymarkState"]),
    .library(name: "Waymark", targets: ["Waymark"]),
    .library(name: "WaymarkTesting", targets: ["WaymarkTesting"]),
    .library(name: "WaymarkTerminal", targets: ["WaymarkTerminal"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "WaymarkUIKit", targets: ["WaymarkUIKit"]),
    .executable(name: "browse", targets: ["browse"]),
  ],
  targets: [
    .target(name: "WaymarkState"),
    .target(name: "Waymark", dependencies: ["WaymarkState"]),
    .target(name: "WaymarkTesting", dependencies: ["Waymark"]),
    .target(name: "WaymarkTerminal", dependencies: ["Waymark"]),
    .target(name: "HeadlessUIKit"),
    // Where there is no UIKit, it is built on the model of it.
    .target(
      name: "WaymarkUIKit",
      dependencies: [
        "Waymark",
        .target(
          name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS, .windows, .android, .openbsd])),
      ]),

    // The file browser: what it is about, its screens in a terminal, and the program.
    .target(name: "BrowseCore", dependencies: ["Waymark"], path: "Examples/Browse/Core"),
    .target(
      name: "BrowseTerminal", dependencies: ["BrowseCore", "WaymarkTerminal"],
      path: "Examples/Browse/Terminal"),
    .executableTarget(name: "browse", dependencies: ["BrowseTerminal"], path: "Examples/Browse/browse"),

    // The router held against a plain model: in the tests for a while, and by Scripts/soak for as long as wanted.
    .target(name: "WaymarkModel", dependencies: ["Waymark", "WaymarkTesting"], path: "Tests/Model"),
    .executableTarget(name: "waymark-soak", dependencies: ["WaymarkModel"], path: "Tests/Soak"),

    .testTarget(name: "WaymarkStateTests", dependencies: ["WaymarkState"]),
    .testTarget(name: "WaymarkTests", dependencies: ["Waymark", "WaymarkTesting", "WaymarkModel"]),
    .testTarget(
      name: "WaymarkTerminalTests",
      dependencies: ["WaymarkTerminal", "WaymarkTesting", "terminal-fixture"]),
    // Takes the terminal over and dies as it is told to, for tests that look at what is left.
    .executableTarget(
      name: "terminal-fixture", dependencies: ["WaymarkTerminal"], path: "Tests/Fixtures/TerminalFixture"),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    // What UIKit does, checked against the model here and against UIKit itself on an Apple platform.
    .testTarget(name: "UIKitRuleTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "WaymarkUIKitTests", dependencies: ["WaymarkUIKit", "HeadlessUIKit", "WaymarkTesting"]),
    .testTarget(
      name: "BrowseTests", dependencies: ["BrowseCore", "BrowseTerminal", "WaymarkTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
