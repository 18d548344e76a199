import WaymarkInspector

extension Subcommand {
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
    let path = arguments.operands[0]
    let run = JournalRun(path: path, console: console)
    let failure = try run.forEachItem { item, _ in test.take(item) }
    do {
      let text = try test.text(
        named: arguments.text("--name") ?? "replay", route: arguments.text("--route"),
        guards: arguments.text("--guards"), placement: arguments.text("--placement"))
      try console.output.write(text)
    } catch let error as JournalTestError {
      throw CommandFailure(.data, "\(run.name): \(error)")
    }
    if test.leftOutCount > 0 {
      console.complain(
        "\(run.name): the test leaves out \(test.leftOutCount) records of its window")
    }
    if let failure { throw failure }
  }
}
