import Waymark
import WaymarkInspector
import WaymarkLinks

extension Subcommand {
  /// Says which link of a manifest takes a URL.
  static let links = Subcommand(
    name: "links", operands: ["explain", "URL"],
    summary: "Says which link of a manifest takes a URL, and why",
    details: """
      Links come in the order in which they are tried: the one that takes the URL, what
      it beats, and then why the others do not take it. A link may take it where that
      depends on a condition or on a type of the app's own, which manifests do not know.
      It ends with status 65 where no link takes it.

        --manifest FILE  the manifest, which is needed
        --inside         as the app itself opens it
      """
  ) { arguments, console in
    guard arguments.operands[0] == "explain" else {
      throw CommandFailure(.usage, "links: it can explain, as in waymark links explain URL --manifest FILE")
    }
    guard let path = arguments.text("--manifest") else {
      throw CommandFailure(.usage, "links: --manifest is missing; see waymark links --help")
    }
    guard let links = try ManifestFile.manifest(at: path).links else {
      throw CommandFailure(.data, "\(path.harmless(limit: 200)): the app has no links")
    }
    let url = arguments.operands[1]
    let explanation = links.explanation(for: url, from: arguments.has("--inside") ? .inside : .outside)
    let words = explanation.candidates.map { $0.verdict == .passes ? "not" : $0.verdict.word }
    let width = words.map(\.count).max() ?? 0
    var isTaken = false
    for (candidate, word) in zip(explanation.candidates, words) {
      let takes = candidate.verdict == .takes || candidate.verdict == .mayTake
      let route = takes ? links.links[candidate.index].route.map { " → \($0.harmless(limit: 80))" } : nil
      let padding = String(repeating: " ", count: width - word.count)
      try console.output.write(
        "\(word)\(padding)  \(candidate.pattern.harmless(limit: 200))\(route ?? ""): "
          + "\(candidate.reason.harmless(limit: 400))\n")
      isTaken = isTaken || takes
    }
    guard !isTaken else { return }
    let reason = explanation.error.map { " \($0)" } ?? ""
    throw CommandFailure(.data, "no link takes \(url.harmless(limit: 200)).\(reason.harmless(limit: 300))")
  }
}
