import ExampleJournal
import Foundation
import PodcastsCore
import Waymark
import WaymarkJournal
import WaymarkLinks
import WaymarkRemote
import WaymarkRestoration
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
      case .version:
        print(ProgramVersion.line(for: "podcasts"))
        exit(0)
      case .show(let folder, let link, let journal, let isRemote):
        if let link { check(link) }
        let folder = folder.map { URL(fileURLWithPath: $0) } ?? usualFolder
        if let journal { check(journal: journal, folder) }
        show(in: folder, link, journal, isRemote)
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

  /// Makes sure that a journal takes the place of nothing that is kept.
  private static func check(journal path: String, _ folder: URL) {
    let home = folder.resolvingSymlinksInPath().path
    let isKept = ProgramJournal.endings.contains { ending in
      let file = URL(fileURLWithPath: path + ending).resolvingSymlinksInPath()
      return file.deletingLastPathComponent().path == home
    }
    guard isKept else { return }
    fail(
      "The journal would take the place of what is kept in \(folder.path). Choose another folder.", status: 64
    )
  }

  private static var usualFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    // A relative path there is not to be used.
    if let home = environment["XDG_DATA_HOME"], home.hasPrefix("/") {
      return URL(fileURLWithPath: home).appendingPathComponent("podcasts")
    }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share/podcasts")
  }

  private static func show(
    in folder: URL, _ link: String?, _ journal: String?, _ isRemote: Bool
  ) -> Never {
    do {
      let terminal = try Terminal()
      try show(in: terminal, open(folder), folder, link, journal, isRemote)
    } catch {
      fail("\(error).", status: 64)
    }
  }

  private static func open(_ folder: URL) -> StoredData {
    do throws(StoredData.Refusal) {
      return try StoredData(in: folder)
    } catch {
      let other = "Use another folder with --data."
      switch error {
      case .cannotBeWritten: fail("Nothing can be kept in \(folder.path). \(other)", status: 73)
      case .isTaken:
        fail(
          "Another podcasts keeps what it does in \(folder.path). Quit that one first. \(other)", status: 73)
      case .cannotBeRead:
        fail("library.json in \(folder.path) cannot be read. Move it away. \(other)", status: 66)
      }
    }
  }

  private static func show(
    in terminal: Terminal, _ data: StoredData, _ folder: URL, _ link: String?, _ journalPath: String?,
    _ isRemote: Bool
  ) throws(TerminalError) -> Never {
    let router = Podcasts.router(data.stores.session)
    // Where one was is in it too.
    let journal = journalPath.map { record(router, in: $0) }
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
    application.onQuit = { _ = keep(places, data, journal) }
    // The user is not asked: what was being written is kept with its screen, and is there again.
    host.onKey = { key in
      guard key == .character("q") || key == .control("q") else { return false }
      application.onQuit = nil
      application.quit(status: keep(places, data, journal) ? 0 : 74)
    }
    let remote = isRemote ? Remote(router, showing: host, data.stores) : nil
    // Tools reach the app until it ends.
    defer { extendLifetime(remote) }
    try application.run()
  }

  /// Writes down what a router does, for the command `waymark`.
  private static func record(_ router: Router<AppRoute>, in path: String) -> ProgramJournal {
    do throws(JournalError) {
      return try ProgramJournal(to: path, of: router, by: "podcasts") { error in
        say("The journal \(path) ends early: \(error).")
      }
    } catch {
      fail("\(path): \(error).", status: 73)
    }
  }

  /// Writes what has not been written.
  ///
  /// - Returns: Whether all of it is on disk.
  private static func keep(
    _ places: SnapshotStore<AppRoute>, _ data: StoredData, _ journal: ProgramJournal?
  ) -> Bool {
    journal?.flush()
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
      say("What you did cannot be kept: library.json cannot be written.")
      isKept = false
    }
    return isKept
  }

  private static func say(_ message: String) {
    // The name of a file or an argument cannot upset the terminal.
    let lines = message.split(separator: "\n").map { Text.escaped(String($0)) + "\n" }
    FileHandle.standardError.write(Data("podcasts: \(lines.joined())".utf8))
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    say(message)
    exit(status)
  }
}
