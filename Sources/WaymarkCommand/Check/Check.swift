import Waymark
import WaymarkInspector

extension Subcommand {
  /// Compares two manifests.
  static let check = Subcommand(
    name: "check", operands: ["OLD", "NEW"],
    summary: "Compares two manifests, and fails where links or routes break",
    details: """
      It ends with status 76 where a link no longer works, a parameter changed its type
      or became required, or a route went: those lines have an exclamation mark.
      What else has changed is said, and is no failure.

        --breaking  only what breaks
      """
  ) { arguments, console in
    // The standard input can be read only once.
    guard arguments.operands != ["-", "-"] else {
      throw CommandFailure(.usage, "check: one of the two can be the standard input, and not both")
    }
    let old = try ManifestFile.manifest(at: arguments.operands[0])
    let new = try ManifestFile.manifest(at: arguments.operands[1])
    let changes = new.changes(since: old)
    let broken = changes.count(where: \.isBreaking)
    for change in changes where change.isBreaking || !arguments.has("--breaking") {
      let subject = change.subject.harmless(limit: 200)
      let mark = change.isBreaking ? "!" : " "
      try console.output.write("\(mark) \(subject): \(change.text.harmless(limit: 400))\n")
    }
    guard broken > 0 else { return }
    throw CommandFailure(
      .broken, broken == 1 ? "1 change breaks something" : "\(broken) changes break something")
  }
}
