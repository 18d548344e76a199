import WaymarkInspector
import WaymarkRemote
import WaymarkStorage
import WaymarkTerminal

/// The program `waymark`, which reads what routers have recorded, and reaches running apps.
@main
enum WaymarkCommand {
  static func main() {
    let console = Console()
    let status = run(Array(CommandLine.arguments.dropFirst()), on: console)
    leave(with: status)
  }

  /// The version that is released next, or was last: the release script holds it against the one that it cuts.
  static let version = "0.1.0"

  /// The commands.
  ///
  /// Help is made from this list.
  static let subcommands: [Subcommand] = [
    .show, .watch, .page, .trace, .test, .graph, .check, .explain, .live, .mcp,
  ]

  /// Runs the command that the arguments name.
  ///
  /// - Parameters:
  ///   - arguments: Those after the program's name.
  ///   - console: Where it writes.
  /// - Returns: The status to end with.
  static func run(_ arguments: [String], on console: Console) -> CommandStatus {
    do {
      try start(arguments, on: console)
      try console.flush()
      if let failure = console.failure { throw failure }
      return .ok
    } catch let failure as CommandFailure {
      try? console.flush()
      console.complain("waymark: \(failure.message)")
      return failure.status
    } catch let error as SystemFault {
      console.complain("waymark: what is printed cannot be written: \(error)")
      return .ioError
    } catch {
      console.complain("waymark: \(error)".harmless(limit: 200))
      return .software
    }
  }

  private static func start(_ arguments: [String], on console: Console) throws {
    guard let first = arguments.first else {
      throw CommandFailure(.usage, "says what it can do with --help")
    }
    switch first {
    case "--version": try console.write("waymark \(version)\n")
    case "--help", "-h", "help":
      let isAboutOne = first == "help" && arguments.count > 1
      let text = isAboutOne ? try subcommand(arguments[1]).help : Subcommand.help(of: subcommands)
      try console.write(text)
    default:
      let subcommand = try subcommand(first)
      let rest = Array(arguments.dropFirst())
      guard !rest.contains("--help"), !rest.contains("-h") else {
        return try console.write(subcommand.help)
      }
      let named = try Arguments(rest, of: subcommand)
      do {
        try subcommand.run(named, console)
      } catch let error as TerminalError {
        throw CommandFailure(.usage, "\(first): \(error)")
      } catch let error as RemoteFault {
        throw CommandFailure(.noInput, "\(first): \(error.message)")
      }
    }
  }

  private static func subcommand(_ name: String) throws(CommandFailure) -> Subcommand {
    guard let found = subcommands.first(where: { $0.name == name }) else {
      throw CommandFailure(.usage, "there is no command \(name.harmless(limit: 80)); see waymark --help")
    }
    return found
  }
}
