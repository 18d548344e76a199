// swift-tools-version: 6.3
import PackageDescription

// Libraries that an app brings, each behind a trait of its name.
let traitLibraries: [Target.Dependency] = [
  .product(name: "CasePathsCore", package: "swift-case-paths", condition: .when(traits: ["CasePaths"])),
  .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
]

let package = Package(
  name: "Waymark",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    // The router, and a host for each user interface.
    .library(name: "Waymark", targets: ["Waymark"]),
    .library(name: "WaymarkSwiftUI", targets: ["WaymarkSwiftUI"]),
    .library(name: "WaymarkUIKit", targets: ["WaymarkUIKit"]),
    .library(name: "WaymarkGTK", targets: ["WaymarkGTK"]),
    .library(name: "WaymarkTerminal", targets: ["WaymarkTerminal"]),
    .library(name: "WaymarkWeb", targets: ["WaymarkWeb"]),

    // Parts that an app adds where it wants them.
    .library(name: "WaymarkLinks", targets: ["WaymarkLinks"]),
    .library(name: "WaymarkRestoration", targets: ["WaymarkRestoration"]),
    .library(name: "WaymarkJournal", targets: ["WaymarkJournal"]),
    .library(name: "WaymarkIntents", targets: ["WaymarkIntents"]),
    .library(name: "WaymarkTesting", targets: ["WaymarkTesting"]),
    .library(name: "WaymarkInspector", targets: ["WaymarkInspector"]),
    .library(name: "WaymarkRemote", targets: ["WaymarkRemote"]),
    .executable(name: "waymark", targets: ["WaymarkCommand"]),

    // The values alone, for programs without a router and for Embedded Swift.
    .library(name: "WaymarkState", targets: ["WaymarkState"]),

    // The APIs of four older libraries, and the model of UIKit that they and the tests run on.
    .library(name: "FreshRouter", targets: ["FreshRouter"]),
    .library(name: "RGRoutable", targets: ["RGRoutable"]),
    .library(name: "ReSwiftRouter", targets: ["ReSwiftRouter"]),
    .library(name: "ReSwiftStore", targets: ["ReSwiftStore"]),
    .library(name: "ReRouter", targets: ["ReRouter"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Windows with GTK 4, which the system has to have with its headers."),
    .trait(
      name: "CasePaths",
      description: "Guards, scopes and what is shown by the case key paths of swift-case-paths."),
    .trait(name: "Logging", description: "Routers write what happens in them to a logger of swift-log."),
    .trait(name: "ReSwift", description: "ReSwiftRouter uses the ReSwift package instead of ReSwiftStore."),
  ],
  dependencies: [
    // Fetched only where their traits are on.
    .package(url: "https://github.com/ReSwift/ReSwift.git", from: "6.1.1"),
    .package(url: "https://github.com/pointfreeco/swift-case-paths", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .target(name: "WaymarkState"),
    // The router as one value, and the shell around it.
    .target(name: "WaymarkCore", dependencies: ["WaymarkState"]),
    // JSON and files, for what is written and read again: snapshots and journals.
    .target(name: "WaymarkStorage", dependencies: ["WaymarkState"], exclude: ["PrivacyInfo.xcprivacy"]),
    .target(name: "Waymark", dependencies: ["WaymarkCore", "WaymarkState"] + traitLibraries),
    .target(name: "WaymarkLinks", dependencies: ["Waymark", "WaymarkState"]),
    .target(name: "WaymarkRestoration", dependencies: ["Waymark", "WaymarkStorage"]),
    // Records what goes into routers and comes out, and travels through what they have shown.
    .target(
      name: "WaymarkJournal", dependencies: ["Waymark", "WaymarkCore", "WaymarkState", "WaymarkStorage"]),
    .target(name: "WaymarkTesting", dependencies: ["Waymark"]),
    .target(name: "WaymarkTerminal", dependencies: ["Waymark"]),
    // A page: Scripts/web builds it as Embedded Swift, with stand-ins for what that does not have, and glue in JavaScript.
    .target(
      name: "WaymarkWeb", dependencies: ["Waymark", "WaymarkCore", "WaymarkLinks"],
      exclude: ["Glue", "StandIns"]),
    .target(name: "HeadlessUIKit"),
    // Where there is no UIKit, it is built on the model of it.
    .target(
      name: "WaymarkUIKit",
      dependencies: [
        "Waymark",
        .target(
          name: "HeadlessUIKit",
          condition: .when(platforms: [.linux, .macOS, .watchOS, .windows, .android, .openbsd])),
      ]),

    // GTK 4 as the system has it. Without the trait nothing needs it, and what is built on it is empty.
    .systemLibrary(
      name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(
      name: "WaymarkGTK",
      dependencies: ["Waymark", .target(name: "CGTK4", condition: .when(traits: ["GTK"]))]),

    // The system's doors: what is offered of the screen, and which window opens what the system delivers.
    .target(name: "WaymarkIntents", dependencies: ["Waymark", "WaymarkLinks"]),
    .testTarget(
      name: "WaymarkIntentsTests",
      dependencies: [
        "WaymarkIntents", "WaymarkLinks", "WaymarkRestoration", "WaymarkTesting",
      ]),

    // Models of SwiftUI's views, without SwiftUI, so that tests run everywhere.
    .target(name: "WaymarkBindings", dependencies: ["Waymark"]),
    .target(name: "WaymarkSwiftUI", dependencies: ["Waymark", "WaymarkBindings"]),

    // The manifests, the links and the journals of any app, and the program that shows them.
    .target(
      name: "WaymarkInspector", dependencies: ["Waymark", "WaymarkLinks", "WaymarkStorage"]),
    // The door of a running app for tools, in debug builds, and what goes through it.
    .target(
      name: "WaymarkRemote",
      dependencies: [
        "Waymark", "WaymarkCore", "WaymarkInspector", "WaymarkJournal", "WaymarkLinks", "WaymarkStorage",
      ]),
    .testTarget(
      name: "WaymarkRemoteTests",
      dependencies: [
        "Waymark", "WaymarkJournal", "WaymarkLinks", "WaymarkProgramTesting", "WaymarkRemote",
        "WaymarkTesting",
        "podcasts", "WaymarkCommand",
      ],
      exclude: ["Recorded"]),
    .executableTarget(
      name: "WaymarkCommand",
      dependencies: [
        "Waymark", "WaymarkInspector", "WaymarkLinks", "WaymarkRemote", "WaymarkStorage", "WaymarkTerminal",
      ],
      resources: [.embedInCode("Page/Assets")]),

    // Older libraries' own APIs on the same engine.
    .target(name: "ReSwiftStore"),
    .target(
      name: "ReSwiftRouter",
      dependencies: [
        "Waymark", "UIKitOperations", "ReSwiftStore",
        .product(name: "ReSwift", package: "ReSwift", condition: .when(traits: ["ReSwift"])),
      ]),
    .target(name: "ReRouter", dependencies: ["Waymark", "UIKitOperations", "HeadlessUIKit"]),
    // Their queues: of those that call UIKit themselves, and of those whose transitions say with a completion when they have ended.
    .target(name: "UIKitOperations", dependencies: ["Waymark", "HeadlessUIKit"]),
    .target(name: "FreshRouter", dependencies: ["Waymark", "UIKitOperations", "HeadlessUIKit"]),
    .target(name: "RGRoutable", dependencies: ["Waymark", "UIKitOperations", "HeadlessUIKit"]),

    // The option --journal of the examples that are programs.
    .target(name: "ExampleJournal", dependencies: ["Waymark", "WaymarkJournal"], path: "Examples/Journal"),

    // The file browser: what it is about, its screens in a terminal, and the program.
    .target(
      name: "BrowseCore",
      dependencies: [
        "ExampleJournal", "Waymark", "WaymarkJournal", "WaymarkLinks", "WaymarkRemote", "WaymarkRestoration",
      ],
      path: "Examples/Browse/Core"),
    .target(
      name: "BrowseTerminal", dependencies: ["BrowseCore", "WaymarkTerminal"],
      path: "Examples/Browse/Terminal"),
    .executableTarget(name: "browse", dependencies: ["BrowseTerminal"], path: "Examples/Browse/browse"),

    // The same browser in a window.
    .target(
      name: "BrowseGTK",
      dependencies: [
        "BrowseCore", "WaymarkGTK", .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ],
      path: "Examples/Browse/GTK"),
    .executableTarget(name: "browse-gtk", dependencies: ["BrowseGTK"], path: "Examples/Browse/browse-gtk"),
    // The same, which keeps a file that says what is in its windows, for Tests/GTKProgram.
    .executableTarget(
      name: "browse-gtk-described", dependencies: ["BrowseGTK"], path: "Tests/Support/GTKProgram"),

    // A host of two functions, which needs the router alone; the small app whose size is measured.
    .executableTarget(name: "FirstSteps", dependencies: ["Waymark"], path: "Examples/FirstSteps"),

    // The playground: what edits trees on its page, where it runs as WebAssembly, made by Scripts/playground.
    .target(name: "PlaygroundEngine", dependencies: ["WaymarkState"], path: "Examples/Playground/Engine"),
    // The same engine as a program, which Scripts/check-browser holds the page against.
    .executableTarget(
      name: "playground-answers", dependencies: ["PlaygroundEngine"], path: "Tests/Support/Playground"),

    // The notebook beside its screens in a page, which Scripts/web builds.
    .target(name: "NotebookCore", dependencies: ["Waymark", "WaymarkLinks"], path: "Examples/Web/Core"),

    // The podcasts: what an app writes for sign-in, a form, a picker, links and restoration, and two front ends.
    .target(name: "PodcastsCatalogue", path: "Examples/Podcasts/Catalogue"),
    .target(
      name: "PodcastsShows", dependencies: ["PodcastsCatalogue", "Waymark", "WaymarkLinks"],
      path: "Examples/Podcasts/Shows"),
    .target(
      name: "PodcastsLibrary", dependencies: ["PodcastsCatalogue", "Waymark", "WaymarkLinks"],
      path: "Examples/Podcasts/Library"),
    .target(
      name: "PodcastsAccount", dependencies: ["Waymark", "WaymarkLinks"], path: "Examples/Podcasts/Account"),
    .target(
      name: "PodcastsCore",
      dependencies: [
        "PodcastsShows", "PodcastsLibrary", "PodcastsAccount", "Waymark", "WaymarkLinks",
        "WaymarkRestoration",
      ],
      path: "Examples/Podcasts/Core"),
    .target(
      name: "PodcastsUIKit", dependencies: ["PodcastsCore", "WaymarkUIKit", "HeadlessUIKit"],
      path: "Examples/Podcasts/UIKit"),
    .target(
      name: "PodcastsTerminal",
      dependencies: [
        "ExampleJournal", "PodcastsCore", "WaymarkJournal", "WaymarkTerminal", "WaymarkLinks",
        "WaymarkRemote", "WaymarkRestoration",
      ],
      path: "Examples/Podcasts/Terminal"),
    // Draws the picture of the README.
    .executableTarget(
      name: "podcasts-phone",
      dependencies: ["PodcastsUIKit", "PodcastsCore", "WaymarkUIKit", "HeadlessUIKit", "Waymark"],
      path: "Examples/Podcasts/phone"),
    .executableTarget(
      name: "podcasts", dependencies: ["PodcastsTerminal"], path: "Examples/Podcasts/podcasts"),
    .testTarget(
      name: "PodcastsTests",
      dependencies: [
        "PodcastsCore", "PodcastsUIKit", "PodcastsTerminal", "podcasts", "ExampleJournal", "HeadlessUIKit",
        "WaymarkJournal", "WaymarkProgramTesting", "WaymarkTesting", "WaymarkLinks", "WaymarkRestoration",
      ]),

    // The pantry: the app to copy, one module as in Xcode. Its front ends for SwiftUI and UIKit are in Pantry.xcodeproj.
    .executableTarget(
      name: "pantry",
      dependencies: ["Waymark", "WaymarkLinks", "WaymarkRestoration", "WaymarkTerminal"],
      path: "Examples/Pantry",
      exclude: ["Info.plist", "Pantry.xcodeproj", "README.md", "SwiftUI", "UIKit", "Views"],
      sources: ["Core", "Terminal"], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PantryTests",
      dependencies: [
        "pantry", "WaymarkLinks", "WaymarkProgramTesting", "WaymarkRestoration", "WaymarkTesting",
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // Recipes: a question and a small answer each, which the pages show, with a test. One of the features is a package too.
    .target(
      name: "RecipesShop", dependencies: ["Waymark", "WaymarkLinks"], path: "Examples/Recipes/Shop/Sources"),
    .target(
      name: "Recipes",
      dependencies: [
        "RecipesShop", "ReSwiftStore", "Waymark", "WaymarkIntents", "WaymarkJournal", "WaymarkLinks",
        "WaymarkRestoration", "WaymarkSwiftUI", "WaymarkUIKit",
        .target(
          name: "HeadlessUIKit",
          condition: .when(platforms: [.linux, .macOS, .watchOS, .windows, .android, .openbsd])),
      ],
      path: "Examples/Recipes/Samples"),
    .testTarget(
      name: "RecipesTests",
      dependencies: ["Recipes", "HeadlessUIKit", "WaymarkIntents", "WaymarkJournal", "WaymarkTesting"]),

    // Small apps, each written against one of the older libraries.
    .executableTarget(
      name: "four-libraries",
      dependencies: ["FreshRouter", "RGRoutable", "ReSwiftRouter", "ReRouter", "HeadlessUIKit"],
      path: "Examples/FourLibraries", exclude: ["README.md"]),

    // Random trees of places, for the tests of hosts.
    .target(
      name: "WaymarkRandomTrees", dependencies: ["Waymark", "WaymarkTesting"],
      path: "Tests/Support/RandomTrees"),

    // Stories that an app for UI tests plays, for the hosts' models too.
    .target(
      name: "WaymarkStories", dependencies: ["Waymark"], path: "Tests/AppleHost/App",
      exclude: ["HostApp.swift", "StoryScreen.swift"], sources: ["Story.swift"]
    ),

    // Scenarios and what happens in them, recorded of the originals of the older libraries.
    .target(
      name: "WaymarkTraces", dependencies: ["HeadlessUIKit", "WaymarkTesting"], path: "Tests/Support/Traces",
      exclude: ["README.md"]),

    // Events without what they carry, for the tests of their order.
    .target(name: "WaymarkEventNames", dependencies: ["Waymark"], path: "Tests/Support/Events"),

    .testTarget(name: "WaymarkStateTests", dependencies: ["WaymarkState"]),
    .testTarget(name: "WaymarkCoreTests", dependencies: ["WaymarkCore", "WaymarkState"]),
    .testTarget(
      name: "WaymarkTests",
      dependencies: [
        "Waymark", "WaymarkActing", "WaymarkCore", "WaymarkEventNames", "WaymarkJournal", "WaymarkLinks",
        "WaymarkRestoration", "WaymarkTesting",
      ] + traitLibraries),
    // It shares the bench and the places of the tests of the router, by links.
    .testTarget(
      name: "WaymarkJournalTests",
      dependencies: ["Waymark", "WaymarkEventNames", "WaymarkJournal", "WaymarkLinks", "WaymarkTesting"],
      exclude: ["Recorded"]),
    .testTarget(
      name: "WaymarkLinksTests", dependencies: ["WaymarkInspector", "WaymarkLinks", "WaymarkTesting"]),
    .testTarget(
      name: "WaymarkRestorationTests",
      dependencies: ["WaymarkActing", "WaymarkRestoration", "WaymarkTesting"]),
    .testTarget(
      name: "WaymarkInspectorTests",
      dependencies: [
        "Waymark", "WaymarkInspector", "WaymarkLinks", "WaymarkSampleJournals", "WaymarkStorage",
        "WaymarkTesting",
      ]),
    // Journals that are made up or recorded, for the tests of what reads them.
    .target(
      name: "WaymarkSampleJournals", dependencies: ["WaymarkInspector"], path: "Tests/Support/Journals",
      exclude: ["Recorded"]),
    .testTarget(
      name: "WaymarkCommandTests",
      dependencies: [
        "Waymark", "WaymarkCommand", "WaymarkInspector", "WaymarkLinks", "WaymarkProgramTesting",
        "WaymarkSampleJournals",
        "WaymarkStorage", "WaymarkTerminal", "WaymarkTesting",
      ]),
    .testTarget(
      name: "WaymarkTerminalTests",
      dependencies: [
        "WaymarkActing", "WaymarkJournal", "WaymarkRestoration", "WaymarkTerminal", "WaymarkTesting",
        "WaymarkProgramTesting", "terminal-fixture",
      ]),
    .testTarget(
      name: "WaymarkWebTests", dependencies: ["Waymark", "WaymarkLinks", "WaymarkTesting", "WaymarkWeb"]),
    // Acts of an app's code in the middle of a host's calls.
    .target(name: "WaymarkActing", path: "Tests/Support/Acting"),
    // Programs in a terminal of their own, and what a person would see there.
    .target(
      name: "WaymarkProgramTesting", dependencies: ["WaymarkTerminal"], path: "Tests/Support/Programs"),
    // Takes the terminal over and dies as it is told to, for tests that look at what is left.
    .executableTarget(
      name: "terminal-fixture", dependencies: ["WaymarkTerminal"], path: "Tests/Support/TerminalFixture"),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    // Rules of UIKit, checked against the model here and against UIKit itself on an Apple platform.
    .testTarget(name: "UIKitRuleTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(
      name: "WaymarkBindingsTests",
      dependencies: [
        "WaymarkBindings", "WaymarkTesting", "WaymarkRandomTrees", "WaymarkRestoration",
        "WaymarkStories",
      ]),
    .testTarget(
      name: "WaymarkUIKitTests",
      dependencies: [
        "WaymarkUIKit", "HeadlessUIKit", "WaymarkTesting", "WaymarkRandomTrees",
        "WaymarkLinks", "WaymarkRestoration", "WaymarkStories",
      ]),
    .testTarget(
      name: "ReSwiftRouterTests",
      dependencies: [
        "ReSwiftRouter", "HeadlessUIKit", "WaymarkTesting", "WaymarkEventNames", "WaymarkTraces",
      ],
      exclude: ["Samples"], resources: [.copy("Traces/Recorded")]),
    // The samples of the original's README, as an app in Swift 5 mode has them.
    .testTarget(
      name: "ReSwiftRouterSampleTests", dependencies: ["ReSwiftRouter", "HeadlessUIKit"],
      path: "Tests/ReSwiftRouterTests/Samples", swiftSettings: [.swiftLanguageMode(.v5)]),
    // The same samples in Swift 6 mode: links, here and below.
    .testTarget(
      name: "ReSwiftRouterSwift6Tests", dependencies: ["ReSwiftRouter", "HeadlessUIKit"],
      exclude: ["Samples/BackgroundTests.swift", "Samples/QueueTests.swift"]),
    .testTarget(
      name: "ReRouterTests",
      dependencies: ["ReRouter", "WaymarkTesting", "WaymarkEventNames", "WaymarkTraces"],
      exclude: ["Samples"], resources: [.copy("Traces/Recorded")]),
    .testTarget(
      name: "ReRouterSampleTests", dependencies: ["ReRouter"], path: "Tests/ReRouterTests/Samples",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ReRouterSwift6Tests", dependencies: ["ReRouter"],
      exclude: ["Samples/BackgroundTests.swift", "Samples/Follower.swift"]),
    .testTarget(
      name: "FreshRouterTests",
      dependencies: ["FreshRouter", "HeadlessUIKit", "WaymarkTesting", "WaymarkTraces"],
      resources: [.copy("Traces/Recorded")]),
    .testTarget(
      name: "RGRoutableTests",
      dependencies: ["RGRoutable", "HeadlessUIKit", "WaymarkTesting", "WaymarkTraces"],
      resources: [.copy("Traces/Recorded")],
      // As Xcode sets up new apps: the samples name no actor.
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The same samples in Swift 5 mode, and in Swift 6 mode with the other default isolation: links to those of the targets above.
    .testTarget(
      name: "FreshRouterSwift5Tests", dependencies: ["FreshRouter", "HeadlessUIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FreshRouterMainActorTests", dependencies: ["FreshRouter", "HeadlessUIKit"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "RGRoutableNonisolatedTests", dependencies: ["RGRoutable", "HeadlessUIKit"]),
    .testTarget(
      name: "RGRoutableSwift5Tests", dependencies: ["RGRoutable", "HeadlessUIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "WaymarkGTKTests",
      dependencies: [
        "WaymarkActing", "WaymarkGTK", "WaymarkTesting", "WaymarkRandomTrees",
        .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ]),
    .testTarget(
      name: "BrowseTests",
      dependencies: [
        "BrowseCore", "BrowseTerminal", "browse", "WaymarkJournal", "WaymarkLinks", "WaymarkProgramTesting",
        "WaymarkTesting",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// WAYMARK_TESTS=WaymarkTests,RecipesTests builds the tests of those targets alone.
if let wanted = Context.environment["WAYMARK_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// Apple's systems ask for a reason where a file's status is read. Elsewhere the resource would bring Foundation along.
#if canImport(Darwin)
  for target in package.targets where target.name == "WaymarkStorage" {
    target.exclude = []
    target.resources = [.copy("PrivacyInfo.xcprivacy")]
  }
#endif

// The features of the next language mode. Tests are without it, like the samples of apps among them, and examples import as apps do today.
let upcoming = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "MemberImportVisibility",
  "NonisolatedNonsendingByDefault",
]
// Warnings are errors where WAYMARK_WARNINGS=errors says so, in whatever is built then.
let areWarningsErrors = Context.environment["WAYMARK_WARNINGS"] == "errors"
for target in package.targets where target.type != .system {
  var settings = target.swiftSettings ?? []
  if target.type != .test {
    let isLibrary = target.type == .regular && target.path?.hasPrefix("Sources") != false
    let features = upcoming + (isLibrary ? ["InternalImportsByDefault"] : [])
    settings += features.map { .enableUpcomingFeature($0) }
  }
  if areWarningsErrors { settings.append(.treatAllWarnings(as: .error)) }
  target.swiftSettings = settings
}
