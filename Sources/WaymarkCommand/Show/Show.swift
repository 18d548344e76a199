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
      """,
    options: [
      Option(name: "--faults", summary: "only what went wrong"),
      Option(name: "--navigation", value: "N", summary: "only what belongs to one navigation"),
      Option(name: "--window", value: "W", summary: "only one window"),
    ]
  ) { arguments, console in
    let log = JournalLog(
      faultsOnly: arguments.has("--faults"), navigation: try arguments.number("--navigation"),
      window: try arguments.number("--window"))
    var timeline = Timeline()
    let run = JournalRun(path: arguments.operands[0], console: console)
    let summary = try run.forEachItem { item, isDrained in
      let row = timeline.take(item).row
      try console.output.write(log.lines(for: row, namesWindow: timeline.hasSeveralWindows))
      if isDrained { try console.output.flush() }
    }
    if timeline.unfollowedCount > 0 {
      console.complain("\(timeline.unfollowedCount) records of further windows are shown without their trees")
    }
    if let failure = summary.failure { throw failure }
  }
}
