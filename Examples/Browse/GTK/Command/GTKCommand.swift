import BrowseCore
import Waymark

#if GTK && canImport(CGTK4)
  import WaymarkGTK
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `browse-gtk`.
@MainActor
public enum GTKCommand {
  /// Exit statuses, by the convention of `sysexits.h`.
  enum Status {
    static let usage: Int32 = 64
    static let refusedLink: Int32 = 65
    static let noInput: Int32 = 66
    static let noOutput: Int32 = 73
    static let loss: Int32 = 74
  }

  /// Runs the program to its end.
  public static func run() -> Never {
    ProgramLaunch.takeWriteErrors()
    do throws(GTKUsageError) {
      switch try GTKArguments(ProgramLaunch.arguments) {
      case .help:
        print(GTKArguments.usageText)
        exit(0)
      case .bench: bench()
      case .browse(let beginning, let options): browse(beginning, options)
      }
    } catch {
      fail(error.message + " Try browse-gtk --help.", status: Status.usage)
    }
  }

  #if GTK && canImport(CGTK4)
    private static func bench() -> Never {
      start()
      GTKBench().run()
    }

    private static func start() {
      do throws(ApplicationError) {
        try Application.start(named: "Browse")
      } catch {
        fail("\(error).", status: Status.usage)
      }
    }

    private static func browse(_ beginning: GTKArguments.Beginning, _ options: GTKArguments.Options) -> Never
    {
      let folder = ProgramLaunch.currentFolder
      let (tree, file) = tree(beginning, folder)
      let logPath = options.log.map { FilePath(argument: $0, in: folder) }
      let journalPath = options.journal.map { FilePath(argument: $0, in: folder) }
      let refusal = EventLog.refusal(
        of: logPath, journal: journalPath, showing: file, keepingIn: DataFolder())
      if let refusal { fail(refusal, status: Status.usage) }
      // The display first: without one nothing is shown, and nothing is to be lost for a log.
      start()
      let browser = Browser(tree, stores: BrowseStores(folder: DataFolder()))
      if let logPath { browser.keep(begin(log: logPath)) }
      if let journalPath { record(browser, in: journalPath) }
      browser.keepPlace(in: BrowseSession(folder: DataFolder()), restoring: beginning == .whereLeft)
      let window = BrowseWindow(browser)
      browser.onQuit = { Application.quit() }
      window.host.didClose = { Application.quit() }
      if let file = options.description {
        WindowDescription(of: window, in: FilePath(argument: file, in: folder)).keep()
      }
      window.host.show()
      Task { browser.reportProblems() }
      EndingSignals.beforeTheEnd { say(browser.flush()) }
      Application.run()
      let losses = browser.flush()
      say(losses)
      exit(losses.isEmpty ? 0 : Status.loss)
    }

    private static func say(_ losses: [String]) {
      for message in losses { ProgramLaunch.say("browse-gtk", message) }
    }

    /// The tree to begin with, and the file that it shows if it is about one.
    private static func tree(
      _ beginning: GTKArguments.Beginning, _ folder: FilePath
    ) -> (tree: RouteTree<BrowseRoute>, file: FilePath?) {
      switch beginning {
      case .whereLeft, .currentFolder: return (BrowseTree.showing(folder, kind: kind(of: folder)), nil)
      case .path(let argument):
        let path = FilePath(argument: argument, in: folder)
        let kind = kind(of: path)
        return (BrowseTree.showing(path, kind: kind), kind.isFolder ? nil : path)
      case .link(let argument):
        guard let link = String(strictUTF8: argument) else {
          fail("The link is refused. It has to be text in UTF-8.", status: Status.refusedLink)
        }
        do throws(LinkError) {
          let (tree, path) = try BrowseLinks.tree(for: link)
          return (tree, path)
        } catch {
          fail("The link is refused. \(error)", status: Status.refusedLink)
        }
      }
    }

    private static func kind(of path: FilePath) -> FileKind {
      do throws(FileError) {
        let status = try FileStatus(of: path)
        if let problem = status.problem { throw problem }
        return status.kind
      } catch {
        fail(error.description, status: Status.noInput)
      }
    }

    private static func record(_ browser: Browser, in path: FilePath) {
      do throws(FileError) {
        try browser.record(in: path)
      } catch {
        fail("No journal can be written. \(error.writingDescription)", status: Status.noOutput)
      }
    }

    private static func begin(log path: FilePath) -> EventLog {
      do throws(FileError) {
        return try EventLog(path: path)
      } catch {
        fail("No log can be written. \(error.writingDescription)", status: Status.noOutput)
      }
    }
  #else
    #if GTK
      private static let missing =
        "GTK 4 was not found when this program was built. Install it (apt install libgtk-4-dev) and run this again: "
        + "swift run --traits GTK browse-gtk. Where it is installed already, touch Package.swift first."
    #else
      private static let missing =
        "this program was built without windows. Install GTK 4 (apt install libgtk-4-dev), unless it is there, then build "
        + "it with the trait: swift run --traits GTK browse-gtk."
    #endif

    private static func bench() -> Never { fail(missing, status: Status.usage) }

    private static func browse(_ beginning: GTKArguments.Beginning, _ options: GTKArguments.Options) -> Never
    {
      fail(missing, status: Status.usage)
    }
  #endif

  private static func fail(_ message: String, status: Int32) -> Never {
    ProgramLaunch.fail("browse-gtk", message, status: status)
  }
}
