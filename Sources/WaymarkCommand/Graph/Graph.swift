import Waymark
import WaymarkInspector

extension Subcommand {
  /// Draws a manifest.
  static let graph = Subcommand(
    name: "graph", operands: ["MANIFEST", "[JOURNAL…]"],
    summary: "Draws features, routes, links and the ways between them",
    details: """
      A flowchart of Mermaid, which Markdown shows. Features are frames, links have
      dashed arrows to their routes. With journals, arrows between routes say how often
      each way was taken: from what the user saw to what was seen next. Links say how
      often they were opened.
      """
  ) { arguments, console in
    let manifest = try ManifestFile.manifest(at: arguments.operands[0])
    var counter = WayCounter()
    var failure: CommandFailure?
    for path in arguments.operands.dropFirst() {
      counter.beginJournal()
      let damage = try JournalRun(path: path, console: console).forEachItem { item, _ in
        if case .record(let record) = item { counter.take(record) }
      }
      failure = failure ?? damage
    }
    if counter.uncounted > 0 {
      console.complain(
        "\(counter.uncounted) times ways were taken or links opened beyond those that are counted")
    }
    try console.output.write(NavigationGraph(manifest, ways: counter.counts, links: counter.links).text)
    if let failure { throw failure }
  }
}
