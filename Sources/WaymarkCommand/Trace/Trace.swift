import WaymarkInspector

extension Subcommand {
  /// Prints a journal as a trace.
  static let trace = Subcommand(
    name: "trace", operands: ["FILE"],
    summary: "Prints a journal as a trace for Perfetto's or Chrome's viewer",
    details: """
      A window is a process. Navigations are spans with their guards inside, steps have a
      thread of their own, and what went wrong is an instant. It has the last 50,000
      records, as a page has.
      """
  ) { arguments, console in
    var timeline = Timeline()
    let run = JournalRun(path: arguments.operands[0], console: console)
    let failure = try run.forEachItem { item, _ in timeline.take(item) }
    try JournalTrace(of: timeline).write { try console.output.write($0) }
    if let failure { throw failure }
  }
}
