extension RecordTextWriter {
  static let treeReasons = [
    "user": "the user did something", "back": "back to what is shown, as nothing else could be",
    "showing": "the host shows another tree", "late": "the host did what was given up",
  ]

  static let stepEnds = [
    "done": "is done", "userDid": "is what the user had done", "failed": "failed",
    "cancelled": "was given up by the user",
    "abandoned": "was abandoned, the host went", "withdrawn": "was withdrawn",
  ]

  static let stepReasons = [
    "reported": "the host reported an error", "timedOut": "no answer in time", "dropped": "no answer at all",
    "mismatched": "it does not fit what is shown",
    "noProgress": "the screen is no nearer to what was asked for",
  ]

  static let acknowledgements = [
    "ok": "done", "fail": "failed", "cancelled": "given up by the user",
    "dropped": "released without an answer",
    "showing": "shows", "again": "a second time", "began": "goes on for a good reason",
  ]

  static let failures = [
    "tooManyRedirects": "too many redirects", "guardedDetour": "a detour to a place that its guard guards",
    "rootRefused": "the root was refused", "tooManyRounds": "too many rounds of answers",
    "routerReleased": "the router was released", "hostFailed": "the host failed",
    "awaitedInside": "awaited inside what it waits for", "screenGone": "the screen was gone",
    "linkRefused": "the link was refused", "?": "unknown",
  ]

  static let notes = [
    "ignoredReport": "a report of the host was no news", "lateAck": "an acknowledgement came too late",
    "ackAgain": "an acknowledgement came a second time", "misuse": "misuse",
    "unencodable": "a route could not be encoded",
  ]

  /// What went wrong, in a word or two; `nil` if nothing did.
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
