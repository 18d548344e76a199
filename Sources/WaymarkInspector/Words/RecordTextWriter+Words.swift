extension RecordTextWriter {
  static let treeReasons = [
    "user": "the user did something", "back": "back to what is shown, as nothing else could be",
    "showing": "the host shows another tree", "late": "the host did what was given up",
  ]

  static let stepEnds = [
    "done": "is done", "userDid": "is what the user had done", "failed": "failed",
    "cancelled": "was given up by the user",
    "abandoned": "was abandoned, the host went", "withdrawn": "was withdrawn",
    "showing": "ended as another tree",
  ]

  static let stepReasons = [
    "reported": "the host reported an error", "timedOut": "no answer in time", "dropped": "no answer at all",
    "mismatched": "it does not fit what is shown",
    "noProgress": "the screen is no nearer to what was asked for",
  ]

  static let acknowledgements = [
    "ok": "done", "fail": "failed", "cancelled": "given up by the user",
    "dropped": "released without an answer",
    "showing": "shows", "again": "a second time", "began": "it has begun, or goes on",
  ]

  static let failures = [
    "tooManyRedirects": "too many redirects", "guardedDetour": "a detour to a place that its guard guards",
    "rootRefused": "the root was refused", "tooManyRounds": "too many rounds of answers",
    "routerReleased": "the router was released", "hostFailed": "the host failed",
    "awaitedInside": "awaited inside what it waits for", "screenGone": "the screen was gone",
    "notThere": "it was not there",
    "linkRefused": "no link", "?": "unknown",
  ]

  static let notes = [
    "ignoredReport": "a report of the host was no news", "lateAck": "an acknowledgement came too late",
    "ackAgain": "an acknowledgement came a second time", "misuse": "misuse",
    "unencodable": "a route could not be encoded", "noDetour": "there is no detour to finish",
    "selectedAgain": "the selected tab is at its root already",
    "guardedDetour": "a guard opens a detour that it guards itself",
  ]

  /// The fault, in a word or two; `nil` if there is none.
  var fault: String? {
    switch record.kind {
    case "end": record["o"]?.text == "failed" ? "failed" : nil
    case "refused": (record["o"]?.text ?? record["o"]?["o"]?.text) == "failed" ? "failed" : "refused"
    case "timeout": "timed out"
    case "late": "late answer"
    case "lost": "lost records"
    case "stepEnd":
      record["r"]?.text == "failed" ? "step failed" : record["r"]?.text == "abandoned" ? "abandoned" : nil
    case "ack":
      switch record["r"]?.text {
      case "fail": "host failed"
      case "dropped": "no answer"
      case "again": "answered twice"
      default: nil
      }
    case "note":
      switch record["what"]?.text {
      case "ignoredReport": "ignored report"
      case "lateAck": "late answer"
      case "ackAgain": "answered twice"
      case "misuse": "misuse"
      case "unencodable": "not encodable"
      default: nil
      }
    default: nil
    }
  }
}

extension Duration {
  /// The duration in a unit that suits its length: `310 µs`, `4.2 ms`, `3.00 s`.
  package var inWords: String {
    let (seconds, attoseconds) = components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    if microseconds < 1000 { return "\(microseconds) µs" }
    if microseconds < 1_000_000 { return "\(Duration.decimal(microseconds, 1000, digits: 1)) ms" }
    return "\(Duration.decimal(microseconds, 1_000_000, digits: 2)) s"
  }

  private static func decimal(_ value: Int64, _ unit: Int64, digits: Int) -> String {
    var scale: Int64 = 1
    for _ in 0..<digits { scale *= 10 }
    let rest = "\(value % unit * scale / unit)"
    return "\(value / unit).\(String(repeating: "0", count: max(0, digits - rest.count)))\(rest)"
  }
}
