import WaymarkStorage

/// A record as one line of text that is safe to show, and what went wrong, if something did.
///
/// Names of the format are written as words, `rootRefused` as `root refused`.
struct RecordText {
  /// How long a line may be, in bytes.
  ///
  /// A tree with many tabs would fill pages.
  private static let maximumLength = 4000

  let record: JournalRecord
  /// The record's window, as it was before the record.
  let window: JournalWindow

  var line: String {
    let text = text
    return text.utf8.count > Self.maximumLength ? "\(text.prefix(Self.maximumLength / 4))…" : text
  }

  /// The fault, in a word or two; `nil` if there is none.
  var fault: String? {
    switch (record.kind, word("r") ?? word("o") ?? word("what")) {
    case ("end", "failed"): "failed"
    case ("timeout", _): "timed out"
    case ("late", _), ("note", "lateSuccess"): "late answer"
    case ("stepEnd", "failed"): "step failed"
    case ("stepEnd", "abandoned"): "abandoned"
    case ("ack", "fail"): "host failed"
    case ("note", "strayAnswer"): "answered twice"
    case ("note", "misuse"): "misuse"
    default: nil
    }
  }

  private var text: String {
    switch record.kind {
    case "open":
      "journal of \(plain("app")), begun \(plain("at"))"
    case "close": "the journal ends: \(plain("why"))"
    case "base": base
    case "gone": "the window is gone"
    case "host": record.has("on") ? "a host was attached" : "the host went"
    case "room": "\(plain("count")) columns fit"
    case "submit": submitted
    case "travel": "travels to \(tree("tree"))"
    case "edited": record["tree"] == nil ? "edited: \(outcome)" : "edited to \(tree("tree"))"
    case "resume": "the detour is over"
    case "ask": "\(guardName) asks the user: \(record["to"].map(IntentText.text) ?? "?")"
    case "askedAway": record.has("answered") ? "the question is answered" : "the question was left"
    case "user": userAct
    case "guard": record.has("off") ? "\(guardName) was taken away" : "\(introducedGuard) was added"
    case "asked":
      "\(introducedGuard) is asked" + (record["name"] != nil && record["e"] != nil ? " about \(entry)" : "")
    case "answer": "\(guardName): \(decision)"
    case "late": "\(guardName): \(decision), too late"
    case "timeout":
      record["turn"] == nil ? "\(step): no answer in time" : "\(guardName) has not answered in time"
    case "commit": changed
    case "tree": "\(word("why") ?? "?"): \(changed)"
    case "step": "\(step): \(stepName)"
    case "stepEnd": "\(step) \(stepEnd)"
    case "ack":
      "the host answers \(step): \(words("r"))" + (record["tree"] == nil ? "" : " \(tree("tree"))")
        + detail("error")
    case "life": "\(entry) \(plain("p"))"
    case "saved": "\(entry) has saved something"
    case "result": record["type"] == nil ? "left without a result" : "returned a \(plain("type"))"
    case "note": words("what") + detail("text")
    case "end": outcome
    default: "a kind that is not known here"
    }
  }

  // MARK: - Parts

  private func word(_ name: String) -> String? { record[name]?.string?.harmless(limit: 40) }

  private func words(_ name: String) -> String { word(name)?.inWords ?? "?" }

  private func plain(_ name: String) -> String {
    record[name].map { $0.string?.harmless(limit: RouteText.limit) ?? RouteText.value($0) } ?? "?"
  }

  private func detail(_ name: String) -> String { record[name] == nil ? "" : ": \(plain(name))" }

  private func tree(_ name: String) -> String {
    JournalTree(record[name])?.description ?? "a tree that cannot be read"
  }

  private var entry: String { record["e"]?.integer.map { "@\($0)" } ?? "an entry" }

  private var step: String { "step \(plain("g"))" }

  private var guardName: String { window.guardName(record["q"]?.integer) }

  /// The name of a guard or a screen that the record introduces.
  private var introducedGuard: String {
    word("name") ?? record["e"]?.integer.map { "the screen @\($0)" } ?? guardName
  }

  private var base: String {
    let screen = record["shown"] == nil ? ", nothing on the screen" : ", on the screen \(tree("shown"))"
    let label = record["window"] == nil ? "" : "window \(plain("window")): "
    return label + tree("tree") + (record["shown"] == record["tree"] ? "" : screen)
  }

  private var submitted: String {
    let via = record["answers"] != nil ? ", by return" : word("cause") == "restore" ? ", by restore" : ""
    let from = record["from"]?.integer.map { ", from @\($0)" } ?? ""
    let background = record["pri"]?.integer == 0 ? ", in the background" : ""
    return IntentText.text(of: record.value) + via + from + background
  }

  private var userAct: String {
    if let closed = record["closed"]?.integer { return "the user left @\(closed)" }
    guard let path = JournalPath(record["selected"]) else { return "the user did something" }
    return "the user went to " + (path.suffix.isEmpty ? "the window" : String(path.suffix.dropFirst(4)))
  }

  /// A guard's answer.
  var decision: String {
    words("d") + (record["to"].map { " to \(IntentText.text(of: $0))" } ?? "") + detail("reason")
  }

  /// The step that the host is asked for.
  var stepName: String {
    if record["rebuild"] != nil { return "rebuild \(tree("rebuild"))" }
    return record["d"].map { StepText.text(of: [$0], in: window.shown) } ?? "?"
  }

  private var changed: String {
    if record["tree"] != nil { return tree("tree") }
    let steps = record["d"]?.array ?? record["sd"]?.array ?? []
    return steps.isEmpty
      ? "no change" : StepText.text(of: steps, in: record["d"] == nil ? window.shown : window.tree)
  }

  /// The end of a step.
  var stepEnd: String { words("r") }

  /// The end of a navigation.
  var outcome: String {
    words("o") + (record["by"]?.integer.map { " by #\($0)" } ?? "")
      + (record["why"] == nil ? "" : ": \(words("why"))") + detail("reason")
  }
}
