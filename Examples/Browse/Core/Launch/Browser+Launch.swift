import ExampleJournal
import Foundation
import Waymark
import WaymarkJournal
import WaymarkLinks
import WaymarkRemote
import WaymarkRestoration

extension Browser {
  /// Makes the browser that a program's command line asks for; where it asks for help or makes no sense, ends the program.
  ///
  /// - Parameter program: The program's name.
  /// - Returns: The browser.
  package static func launch(_ program: String) -> Browser {
    do {
      return try Browser(arguments(of: program), keepingIn: Stores.usualFolder)
    } catch {
      fail(program, error)
    }
  }

  /// Which program it is.
  package static let nameAndVersion = ProgramVersion.line(for: "Browse")

  /// The program's arguments; prints its help or its version and ends it where they ask for that.
  package static func arguments(of program: String) throws(LaunchError) -> Arguments {
    let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
    if arguments.isHelp || arguments.isVersion {
      print(arguments.isHelp ? Arguments.usage(of: program) : ProgramVersion.line(for: program))
      exit(0)
    }
    return arguments
  }

  /// Ends a program that cannot go on.
  package static func fail(_ program: String, _ error: LaunchError) -> Never {
    say(program, error.message)
    exit(error.status)
  }

  /// Keeps what is not on disk yet, says what could not be kept, and gives the exit status.
  package func end(_ program: String) -> Int32 {
    let problems = end()
    for problem in problems { Self.say(program, problem) }
    return problems.isEmpty ? 0 : 74
  }

  private static func say(_ program: String, _ message: String) {
    FileHandle.standardError.write(Data("\(program): \(message.printable)\n".utf8))
  }

  /// Makes a browser where a command line says, and keeps its data in a folder.
  package convenience init(_ arguments: Arguments, keepingIn folder: URL) throws(LaunchError) {
    let current = FilePath(FileManager.default.currentDirectoryPath)
    let tree = try Self.tree(for: arguments.place ?? ".", in: current)
    self.init(tree, stores: Stores(folder: folder))
    if let file = arguments.journal { try record(in: file) }
    if arguments.isRemote { openDoor() }
    keepPlace(in: folder, restoring: arguments.place == nil && !arguments.isFresh)
  }

  /// The tree of a window that shows a path, or where a link leads.
  static func tree(for text: String, in folder: FilePath) throws(LaunchError) -> RouteTree<BrowseRoute> {
    if text.hasPrefix("browse:") {
      do throws(LinkError) {
        return try BrowseLinks.tree(for: text)
      } catch {
        throw LaunchError("The link is refused. \(error)", status: 65)
      }
    }
    let path = FilePath(text, in: folder)
    do throws(FileError) {
      return BrowseTree.showing(path, try FileStatus(of: path).kind)
    } catch {
      throw LaunchError("\(error.message) \(error.advice)", status: 66)
    }
  }

  /// Opens a door for tools, which answer the question about a note as a user would.
  private func openDoor() {
    remote = Remote(
      router, routes: .full, title: { Breadcrumbs.title(of: $0.route) },
      choices: { [notes = stores.notes] route in
        guard case .unsavedNote(let path) = route else { return [] }
        return UnsavedNoteModel.Answer.allCases.map { answer in
          RemoteChoice(answer.rawValue) { context, options in
            UnsavedNoteModel(path, context, notes).answer(answer, options: options)
            return nil
          }
        }
      })
  }

  private func record(in file: String) throws(LaunchError) {
    do throws(JournalError) {
      journal = try ProgramJournal(to: file, of: router, by: "browse") { _ in }
    } catch {
      throw LaunchError("\(file): \(error).", status: 73)
    }
  }
}
