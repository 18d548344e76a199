import WaymarkInspector

/// The commands that read a journal.
extension Subcommand {
  /// Prints a journal as a log.
  static let show = Subcommand(
    name: "show", operands: ["FILE"], summary: "Prints a journal as a log, a line a record",
    details: """
      Below what changed a tree stands the tree: [a b] is a stack with its top on the right,
      ([home a]* | search: [s]) tabs with a star at the one selected, [a*|b|.] columns with
      a star at the one in front, {m} a modal with its style unless it is a sheet.
      What went wrong has an exclamation mark at the beginning of its line.

        --only WORDS  only lines with all of these: 'w2 push' in the second window,
                      '#5' of the fifth navigation, '!' what went wrong
      """
  ) { arguments, console in
    let filter = JournalFilter(arguments.text("--only") ?? "")
    // The rows before are only needed for the navigations that are under way.
    var timeline = Timeline(keeping: 10_000)
    try InputFile(path: arguments.operands[0]).forEachRecord(console) { record, isDrained in
      let row = timeline.take(record)
      // A problem has been told already.
      if record.problem == nil, filter.matches(row) {
        try console.write(row.logLines(namesWindow: timeline.hasSeveralWindows))
      }
      if isDrained { try console.flush() }
    }
  }

  /// Prints a journal as a page for a browser.
  static let page = Subcommand(
    name: "page", operands: ["FILE"], summary: "Prints a page for a browser that shows a journal",
    details: """
      The page is one file, and needs no network: waymark page FILE > page.html
      It has the last 50,000 records, and says what it leaves out.
      """
  ) { arguments, console in
    let path = arguments.operands[0]
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var timeline = Timeline()
    var test = JournalTest(maximumBytes: 1 << 18)
    try InputFile(path: path).forEachRecord(console) { record, _ in
      timeline.take(record)
      test.take(record)
    }
    // A journal that cannot be replayed has no test.
    let text = try? test.text(named: "replay")
    let page = JournalPage(name: path == "-" ? "standard input" : name, timeline: timeline)
    try page.write(test: text) { try console.write($0) }
  }

  /// Prints a journal as a trace.
  static let trace = Subcommand(
    name: "trace", operands: ["FILE"],
    summary: "Prints a journal as a trace for Perfetto's or Chrome's viewer",
    details: """
      A window is a process. Navigations are spans with their guards and steps inside,
      and what went wrong is an instant. It has the last 50,000 records, as a page has.
      """
  ) { arguments, console in
    var timeline = Timeline()
    try InputFile(path: arguments.operands[0]).forEachRecord(console) { record, _ in timeline.take(record) }
    try JournalTrace(of: timeline).write { try console.write($0) }
  }

  /// Prints a journal as a test.
  static let test = Subcommand(
    name: "test", operands: ["FILE"], summary: "Prints a journal as a Swift test that replays it",
    details: """
      The test is for the app's test target, with WaymarkJournal. It needs a journal with
      routes in full. It holds the end of one window's course, up to 1 MB, from a place
      where nothing was under way. It ends before a route that could not be encoded.
      Guards answer in it as they did, and routes go where they went. With --guards and
      --placement the app is asked, and the test fails where it answers otherwise. Where
      links lead is for waymark check.

        --name NAME       what the test is called, or described as
        --window N        the window, else the journal's first
        --route TYPE      the type of the routes, else as the journal has it
        --guards CODE     what adds guards: 'AppGuards.add(to: router)'
        --placement CODE  what places routes: 'AppRoute.placement(of:)'
      """
  ) { arguments, console in
    var test = JournalTest(window: try arguments.number("--window"))
    let file = InputFile(path: arguments.operands[0])
    try file.forEachRecord(console) { record, _ in test.take(record) }
    do {
      let text = try test.text(
        named: arguments.text("--name") ?? "replay", route: arguments.text("--route"),
        guards: arguments.text("--guards"), placement: arguments.text("--placement"))
      try console.write(text)
    } catch let error as JournalTestError {
      throw CommandFailure(.data, "\(file.name): \(error)")
    }
  }

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
    // This is the program's main thread, which does nothing else.
    try MainActor.assumeIsolated { try WatchProgram.run(path: path) }
  }
}
