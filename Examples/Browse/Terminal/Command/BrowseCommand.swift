import BrowseCore
import Waymark
import WaymarkInspector
import WaymarkTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `browse`.
@MainActor
public enum BrowseCommand {
  /// The exit status for wrong usage, by the convention of `sysexits.h`.
  static let usageStatus: Int32 = 64
  /// The exit status for a link that is refused, by the same convention.
  static let refusedLinkStatus: Int32 = 65
  /// The exit status for a path that cannot be opened, by the same convention.
  static let noInputStatus: Int32 = 66
  /// The exit status for a log that cannot be written, by the same convention.
  static let noOutputStatus: Int32 = 73

  /// The exit status where something could not be kept, by the same convention.
  static let lossStatus: Int32 = 74

  /// Runs the program to its end.
  public static func run() -> Never {
    ProgramLaunch.takeWriteErrors()
    do throws(UsageError) {
      switch try Arguments(ProgramLaunch.arguments) {
      case .help: end(saying: Arguments.usageText)
      case .version: end(saying: Arguments.versionText)
      case .bench(let folder): bench(FilePath(argument: folder, in: ProgramLaunch.currentFolder))
      case .links(let isJSON): end(saying: LinkListing.text(isJSON: isJSON))
      // A line end of its own comes behind it.
      case .manifest: end(saying: String(BrowseManifest.manifest.json.dropLast()))
      case .browse(let beginning, let log, let journal): browse(beginning, log: log, journal: journal)
      }
    } catch {
      fail(error.message + " Try browse --help.", status: usageStatus)
    }
  }

  private static func browse(
    _ beginning: Arguments.Beginning, log logArgument: [UInt8]?, journal journalArgument: [UInt8]?
  ) -> Never {
    let folder = ProgramLaunch.currentFolder
    let start = start(beginning, folder)
    let logPath = logArgument.map { FilePath(argument: $0, in: folder) }
    let journalPath = journalArgument.map { FilePath(argument: $0, in: folder) }
    let refusal = EventLog.refusal(
      of: logPath, journal: journalPath, showing: start.file, keepingIn: DataFolder())
    if let refusal { fail(refusal, status: usageStatus) }
    do {
      // The terminal first: without one nothing is shown, and nothing is to be lost for a log.
      let terminal = try Terminal()
      show(
        start.tree, isRestored: beginning == .whereLeft, in: terminal, logPath.map(begin(log:)), journalPath)
    } catch {
      fail("\(error).", status: usageStatus)
    }
  }

  /// The tree to begin with, and the file that it shows if it is about one.
  private static func start(
    _ beginning: Arguments.Beginning, _ folder: FilePath
  ) -> (tree: RouteTree<BrowseRoute>, file: FilePath?) {
    switch beginning {
    case .whereLeft, .currentFolder:
      return (BrowseTree.showing(folder, kind: kind(of: folder)), nil)
    case .path(let argument):
      let path = FilePath(argument: argument, in: folder)
      let kind = kind(of: path)
      return (BrowseTree.showing(path, kind: kind), kind.isFolder ? nil : path)
    case .link(let argument):
      guard let link = String(strictUTF8: argument) else {
        fail("The link is refused. It has to be text in UTF-8.", status: refusedLinkStatus)
      }
      do throws(LinkError) {
        let (tree, path) = try BrowseLinks.tree(for: link)
        guard let path, !kind(of: path).isFolder else { return (tree, nil) }
        return (tree, path)
      } catch {
        fail("The link is refused. \(error)", status: refusedLinkStatus)
      }
    }
  }

  private static func kind(of path: FilePath) -> FileKind {
    do throws(FileError) {
      let status = try FileStatus(of: path)
      if let problem = status.problem { throw problem }
      return status.kind
    } catch {
      fail(error.description, status: noInputStatus)
    }
  }

  private static func begin(log path: FilePath) -> EventLog {
    do throws(FileError) {
      return try EventLog(path: path)
    } catch {
      fail("No log can be written. \(error.writingDescription)", status: noOutputStatus)
    }
  }

  private static func record(_ browser: Browser, in path: FilePath) {
    do throws(FileError) {
      try browser.record(in: path)
    } catch {
      fail("No journal can be written. \(error.writingDescription)", status: noOutputStatus)
    }
  }

  private static func show(
    _ tree: RouteTree<BrowseRoute>, isRestored: Bool, in terminal: Terminal, _ log: EventLog?,
    _ journalPath: FilePath?
  ) -> Never {
    let browser = Browser(tree, stores: BrowseStores(folder: DataFolder()))
    if let log { browser.keep(log) }
    if let journalPath { record(browser, in: journalPath) }
    browser.keepPlace(in: BrowseSession(folder: DataFolder()), restoring: isRestored)
    let host = BrowseHost(browser, output: terminal)
    let application = TerminalApplication(terminal: terminal, host: host.host)
    // Also where a signal ends the program.
    application.onQuit = {
      let losses = browser.flush()
      guard !losses.isEmpty else { return }
      // First: what is said while the terminal is taken is held in a file, for which there may be no room either.
      terminal.deactivate()
      for message in losses { ProgramLaunch.say("browse", message) }
    }
    browser.onQuit = { application.quit(status: browser.losses.isEmpty ? 0 : lossStatus) }
    // Said when there is a screen to say it on.
    Task { host.didStart() }
    do {
      try application.run()
    } catch {
      fail("\(error).", status: usageStatus)
    }
  }

  private static func bench(_ folder: FilePath) -> Never {
    do {
      for (name, value) in try Bench(folder: folder).run() {
        print(name, Bench.format(value))
      }
    } catch {
      fail(error.description, status: noInputStatus)
    }
    exit(0)
  }

  private static func end(saying text: String) -> Never {
    print(text)
    exit(0)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    ProgramLaunch.fail("browse", message, status: status)
  }
}
