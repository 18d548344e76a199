import WaymarkInspector

extension Subcommand {
  /// Prints a journal as a log.
  static let show = Subcommand(
    name: "show", operands: ["FILE"], summary: "Prints a journal as a log, a line a record",
    details: """
      Below what changed a tree stands the tree: [a b] is a stack with its top on the right,
      ([home a]* | search: [s]) tabs with a star at the one selected, [a*|b|.] columns with
      a star at the one in front, {m} a modal with its style unless it is a sheet.
      What went wrong has an exclamation mark at the beginning of its line.

        --faults        only what went wrong
        --navigation N  only what belongs to one navigation
        --window W      only one window
      """
  ) { arguments, console in
    let log = JournalLog(
      faultsOnly: arguments.has("--faults"), navigation: try arguments.number("--navigation"),
      window: try arguments.number("--window"))
    var timeline = Timeline()
    let run = JournalRun(path: arguments.operands[0], console: console)
    let failure = try run.forEachItem { item, isDrained in
      let row = timeline.take(item)
      try console.output.write(log.lines(for: row, namesWindow: timeline.hasSeveralWindows))
      if isDrained { try console.output.flush() }
    }
    if let failure { throw failure }
  }
}
