import Foundation
import Waymark
import WaymarkLinks
import WaymarkRestoration
import WaymarkTerminal

/// The program `pantry`: one window in a terminal.
@main
enum Program {
  static func main() {
    do {
      try run(Options(CommandLine.arguments.dropFirst()))
    } catch {
      log("pantry: \(error)")
      exit(64)
    }
  }

  private static func run(_ options: Options) throws -> Never {
    let terminal = try Terminal()
    let stores = Stores(folder: options.folder)
    let router = AppRouter.make(stores.session, Analytics(report: log))

    let path = options.folder.appending(path: "places.json").path
    let places = SnapshotStore(path: path, format: AppRoute.format)
    router.restore(places.load(default: AppRoute.start).snapshot)
    places.follow(router)
    // The restored screens are asked before the link is followed.
    if let link = options.link { router.open(link) }

    let host = TerminalHost(router: router, coordinator: AppScreens(stores: stores), output: terminal)
    host.tabTitle = { $0.tab.title }
    host.helpKey = "?"
    let application = TerminalApplication(terminal: terminal, host: host)
    application.onQuit = { try? places.flush() }
    try application.run()
  }

  /// Writes a line, which the terminal shows when the program has ended.
  private static func log(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
