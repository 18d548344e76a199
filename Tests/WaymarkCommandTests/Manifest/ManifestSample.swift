import Foundation
import Waymark
import WaymarkInspector
import WaymarkLinks

@testable import WaymarkCommand

/// Manifests in files, for commands that read them.
enum ManifestSample {
  enum SampleRoute: Route {
    case home
    case signIn
    case shop(Shop)
  }

  enum Shop: Route {
    case list
    case product(id: Int)
    case page(String)
  }

  /// Links of the sample.
  static let links = LinkTable<SampleRoute>(schemes: ["https"], hosts: ["example.com"]) {
    Link("/", SampleRoute.home)
    Link("/shop", SampleRoute.shop(.list))
    Link("/shop/:id", { (id: Int) in SampleRoute.shop(.product(id: id)) })
    Link("/shop/:page", { (page: String) in SampleRoute.shop(.page(page)) })
    Link("/sign-in", SampleRoute.signIn).internalOnly()
  }

  /// The manifest of a router with these links and a guard.
  @MainActor static func manifest(_ links: LinkTable<SampleRoute>? = links) -> NavigationManifest {
    let router = Router(
      RouteTree(SampleRoute.home),
      configuration: RouterConfiguration(links: links) { $0 == .signIn ? .sheet : .push })
    router.addGuard("auth", entering: isProduct) { _ in .allow }
    router.addGuard("all") { _ in .allow }
    return router.manifest(of: [.home, .signIn, .shop(.list), .shop(.product(id: 1)), .shop(.page("a"))])
  }

  private static func isProduct(_ route: SampleRoute) -> Bool {
    if case .shop(.product) = route { true } else { false }
  }

  /// The output and errors of a run, and how it ended, with each `FILE` after the first as its number: FILE1, FILE2.
  static func run(
    _ arguments: [String], files: [String]
  ) throws -> (output: String, errors: String, status: CommandStatus) {
    let console = Console(isKept: true)
    let paths = files.map { _ in
      FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())").path()
    }
    for (path, file) in zip(paths, files) { try Data(file.utf8).write(to: URL(filePath: path)) }
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    let given = arguments.map { argument in
      argument.hasPrefix("FILE") ? Int(argument.dropFirst(4)).map { paths[$0 - 1] } ?? argument : argument
    }
    let status = WaymarkCommand.run(given, on: console)
    var errors = console.kept.errors
    for (index, path) in paths.enumerated() { errors = errors.replacing(path, with: "FILE\(index + 1)") }
    return (console.kept.output, errors, status)
  }
}
