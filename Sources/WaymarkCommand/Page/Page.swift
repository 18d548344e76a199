import WaymarkInspector

extension Subcommand {
  /// Prints a journal as a page for a browser.
  static let page = Subcommand(
    name: "page", operands: ["FILE"], summary: "Prints a page for a browser that shows a journal",
    details: """
      The page is one file, and needs no network: waymark page FILE > page.html
      It has the last 50,000 records, and says what it leaves out.
      """
  ) { arguments, console in
    let path = arguments.operands[0]
    let run = JournalRun(path: path, console: console)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var page = JournalPage(name: path == "-" ? "standard input" : name)
    var test = JournalTest(maximumBytes: 1 << 18)
    let failure = try run.forEachItem { item, _ in
      page.take(item)
      test.take(item)
    }
    // A journal that cannot be replayed has no test.
    let text = try? test.text(named: "replay")
    try page.write(test: text) { try console.output.write($0) }
    if let failure { throw failure }
  }
}
