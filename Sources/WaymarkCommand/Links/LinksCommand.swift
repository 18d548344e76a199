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
      """,
    options: [
      Option(name: "--manifest", value: "FILE", summary: "the manifest, which is needed"),
      Option(name: "--inside", summary: "as the app itself opens it"),
    ]
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
    try console.output.write(ExplanationText.text(of: explanation, in: links))
    let isTaken = explanation.candidates.contains { $0.verdict == .takes || $0.verdict == .mayTake }
    guard !isTaken else { return }
    let reason = explanation.error.map { " \($0)" } ?? ""
    throw CommandFailure(.data, "no link takes \(url.harmless(limit: 200)).\(reason.harmless(limit: 300))")
  }
}

/// An explanation as it is printed.
enum ExplanationText {
  static func text(of explanation: LinkExplanation, in manifest: LinkManifest) -> String {
    let words = explanation.candidates.map { word(for: $0.verdict) }
    let width = words.map(\.count).max() ?? 0
    return zip(explanation.candidates, words).map { candidate, word in
      let route = manifest.links[candidate.index].route.map { " → \($0.harmless(limit: 80))" } ?? ""
      let isTaken = candidate.verdict == .takes || candidate.verdict == .mayTake
      let padding = String(repeating: " ", count: width - word.count)
      return "\(word)\(padding)  \(candidate.pattern.harmless(limit: 200))\(isTaken ? route : ""): "
        + "\(candidate.reason.harmless(limit: 400))\n"
    }.joined()
  }

  private static func word(for verdict: LinkExplanation.Verdict) -> String {
    verdict == .passes ? "not" : verdict.word
  }
}
