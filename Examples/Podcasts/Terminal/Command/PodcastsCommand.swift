import Foundation
import PodcastsCore
import Waymark
import WaymarkTerminal

/// The program `podcasts`.
@MainActor
package enum PodcastsCommand {
  /// Runs the program to its end.
  package static func run() -> Never {
    do throws(UsageError) {
      switch try Arguments(Array(CommandLine.arguments.dropFirst())) {
      case .help:
        print(Arguments.usage)
        exit(0)
      case .show(let folder, let link):
        if let link { check(link) }
        show(in: folder.map { URL(fileURLWithPath: $0) } ?? usualFolder, link)
      }
    } catch {
      fail(error.message + " Try podcasts --help.", status: 64)
    }
  }

  private static func check(_ link: String) {
    do throws(LinkError) {
      _ = try AppLinks.table.route(for: link)
    } catch {
      fail("The link is refused. \(error)", status: 65)
    }
  }

  private static var usualFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    // A relative path there is not to be used.
    if let home = environment["XDG_DATA_HOME"], home.hasPrefix("/") {
      return URL(fileURLWithPath: home).appendingPathComponent("podcasts")
    }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share/podcasts")
  }

  private static func show(in folder: URL, _ link: String?) -> Never {
    do {
      let terminal = try Terminal()
      try show(in: terminal, open(folder), folder, link)
    } catch {
      fail("\(error).", status: 64)
    }
  }

  private static func open(_ folder: URL) -> StoredData {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      fail("The folder \(folder.path) cannot be used: \(error.localizedDescription)", status: 73)
    }
    let file = folder.appendingPathComponent("library.json")
    do {
      return try StoredData(file: file)
    } catch {
      fail("\(file.path) cannot be read. Move it away, or use another folder with --data.", status: 66)
    }
  }

  private static func show(
    in terminal: Terminal, _ data: StoredData, _ folder: URL, _ link: String?
  ) throws(TerminalError) -> Never {
    let router = Podcasts.router(data.stores.session)
    let path = folder.appendingPathComponent("places.json").path

    // MARK: Restoration
    let places = SnapshotStore(path: path, format: Podcasts.format)
    let restoration = places.load(default: AppRoute.start)
    router.restore(restoration.snapshot)
    places.follow(router)

    let report = restoration.report
    if !report.isComplete, report.failure != .noFile { say("Not everything is as you left it:\n\(report)") }
    let host = TerminalHost(router: router, screens: PodcastsScreens(data.stores), output: terminal)
    // The restored screens are there now: a review that is not finished is not left for a link without a question.
    if let link { router.open(link) }
    let application = TerminalApplication(terminal: terminal, host: host)
    // Also where a signal ends the program.
    application.onQuit = { _ = keep(places, data) }
    // Nobody is asked: what was being written is kept with its screen, and is there again.
    host.onKey = { key in
      guard key == .character("q") || key == .control("q") else { return false }
      application.onQuit = nil
      application.quit(status: keep(places, data) ? 0 : 74)
    }
    try application.run()
  }

  /// Writes what has not been written.
  ///
  /// - Returns: Whether all of it is on disk.
  private static func keep(_ places: SnapshotStore<AppRoute>, _ data: StoredData) -> Bool {
    var isKept = true
    do {
      // MARK: Restoration
      try places.flush()
    } catch {
      say("Where you were cannot be kept. \(error)")
      isKept = false
    }
    do {
      try data.save()
    } catch {
      say("What you did cannot be kept. \(error.localizedDescription)")
      isKept = false
    }
    return isKept
  }

  private static func say(_ message: String) {
    // What a file or an argument is called cannot upset the terminal.
    let lines = message.split(separator: "\n").map { Text.escaped(String($0)) + "\n" }
    FileHandle.standardError.write(Data("podcasts: \(lines.joined())".utf8))
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    say(message)
    exit(status)
  }
}
