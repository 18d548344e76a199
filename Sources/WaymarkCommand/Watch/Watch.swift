import WaymarkInspector
import WaymarkTerminal

extension Subcommand {
  /// Follows a journal in the terminal.
  static let watch = Subcommand(
    name: "watch", operands: ["FILE"], summary: "Follows a growing journal in the terminal",
    details: """
      The timeline of navigations, their details, and the tree at any moment, with what
      changed marked. It keeps the last 50,000 records and says what it leaves out. The
      file may come later, turn over or be replaced. ? says which key does what.
      Without a terminal it ends with status 64.
      """
  ) { arguments, _ in
    let path = arguments.operands[0]
    guard path != "-" else {
      throw CommandFailure(.usage, "watch: the standard input has the keys, so FILE has to be a file")
    }
    if let problem = GrowingJournal.problem(with: path) {
      throw CommandFailure(.noInput, "\(path.harmless(limit: 200)): \(problem)")
    }
    do {
      // This is the program's main thread, which does nothing else.
      try MainActor.assumeIsolated { try WatchProgram.run(path: path) }
    } catch let error as TerminalError {
      throw CommandFailure(.usage, "watch: \(error)")
    }
  }
}
