// swift-tools-version: 6.3
import PackageDescription

// A package of its own: fuzzing needs a sanitizer's runtime, which a build of the project does not.
// A target is a folder here and a product of the same name; Scripts/fuzz runs it.
let package = Package(
  name: "Fuzz",
  products: [
    .executable(name: "journals", targets: ["journals"]), .executable(name: "links", targets: ["links"]),
    .executable(name: "snapshots", targets: ["snapshots"]),
  ],
  dependencies: [.package(name: "Waymark", path: "..")],
  targets: [
    .executableTarget(
      name: "journals", dependencies: [.product(name: "WaymarkJournal", package: "Waymark")]),
    .executableTarget(
      name: "links",
      dependencies: [
        .product(name: "WaymarkLinks", package: "Waymark"),
        .product(name: "WaymarkTesting", package: "Waymark"),
      ]),
    .executableTarget(
      name: "snapshots", dependencies: [.product(name: "WaymarkRestoration", package: "Waymark")]),
  ],
  swiftLanguageModes: [.v6]
)
