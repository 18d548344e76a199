import Waymark
import WaymarkInspector
import WaymarkLinks

/// The commands that read a manifest.
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
    let manifest = try InputFile(path: arguments.operands[0]).manifest()
    var counter = WayCounter()
    for path in arguments.operands.dropFirst() {
      counter.beginJournal()
      try InputFile(path: path).forEachRecord(console) { record, _ in counter.take(record) }
    }
    try console.write(NavigationGraph(manifest, ways: counter.counts, links: counter.links).text)
  }

  /// Compares two manifests.
  static let check = Subcommand(
    name: "check", operands: ["OLD", "NEW"],
    summary: "Compares two manifests, and fails where links or routes break",
    details: """
      It ends with status 76 where a link no longer works, a parameter changed its type
      or became required, or a route went: those lines have an exclamation mark.
      What else has changed is said, and is no failure.
      """
  ) { arguments, console in
    // The standard input can be read only once.
    guard arguments.operands != ["-", "-"] else {
      throw CommandFailure(.usage, "check: one of the two can be the standard input, and not both")
    }
    let old = try InputFile(path: arguments.operands[0]).manifest()
    let new = try InputFile(path: arguments.operands[1]).manifest()
    let changes = new.changes(since: old)
    let broken = changes.count(where: \.isBreaking)
    for change in changes {
      let subject = change.subject.harmless(limit: 200)
      let mark = change.isBreaking ? "!" : " "
      try console.write("\(mark) \(subject): \(change.text.harmless(limit: 400))\n")
    }
    guard broken > 0 else { return }
    throw CommandFailure(
      .broken, broken == 1 ? "1 change breaks something" : "\(broken) changes break something")
  }

  /// Says which link of a manifest takes a URL.
  static let explain = Subcommand(
    name: "explain", operands: ["MANIFEST", "URL"],
    summary: "Says which link of a manifest takes a URL, and why",
    details: """
      Links come in the order in which they are tried: the one that takes the URL, what
      it beats, and then why the others do not take it. A link may take it where that
      depends on a condition or on a type of the app's own, which manifests do not know.
      It ends with status 65 where no link takes it.

        --inside  as the app itself opens it
      """
  ) { arguments, console in
    let file = InputFile(path: arguments.operands[0])
    guard let links = try file.manifest().links else {
      throw CommandFailure(
        .data,
        "\(file.name): no links in this manifest; give the router a table of links before it writes one")
    }
    let url = arguments.operands[1]
    let explanation = links.explanation(for: url, from: arguments.has("--inside") ? .inside : .outside)
    for line in explanation.lines { try console.write(line.harmless(limit: 600) + "\n") }
    guard !explanation.candidates.contains(where: { $0.verdict == .takes }) else { return }
    let reason = explanation.error.map { " \($0)" } ?? ""
    throw CommandFailure(.data, "no link takes \(url.harmless(limit: 200)).\(reason.harmless(limit: 300))")
  }
}
