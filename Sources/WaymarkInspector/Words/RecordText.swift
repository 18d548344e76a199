import Waymark
import WaymarkStorage

/// A record as one line of text that is safe to show, and what went wrong, if something did.
///
/// Names of the format are written as words, `rootRefused` as `root refused`.
struct RecordText {
  let record: JournalRecord
  /// The record's window, as it was before the record.
  let window: JournalWindow
  /// The change of the window's tree in words, if the record changes it.
  let change: String
  /// The step that the host is asked for, if it is asked for one.
  let stepName: String

  init(record: JournalRecord, window: JournalWindow, change: String) {
    (self.record, self.window, self.change) = (record, window, change)
    guard record.kind == "step" else {
      stepName = ""
      return
    }
    let step = record["d"].map { step in
      guard var tree = window.shown else { return "a change of a tree that is not known" }
      return tree.apply(written: step)?.description ?? "a step that does not fit"
    }
    let rebuilt = record["rebuild"].map { JournalTree(written: $0)?.description ?? "an unreadable tree" }
    stepName = step ?? rebuilt.map { "rebuild \($0)" } ?? "?"
  }

  var line: String { text.shortened }

  /// The fault, in a word or two; `nil` if there is none.
  var fault: String? {
    if record.problem != nil { return record.kind }
    return switch record.kind {
    case "timeout": "timed out"
    case "late": "late answer"
    case "end": word("o") == "failed" ? "failed" : nil
    case "ack": word("r") == "fail" ? "host failed" : nil
    case "stepEnd": ["failed": "step failed", "abandoned": "abandoned"][word("r") ?? ""]
    case "note":
      ["lateSuccess": "late answer", "strayAnswer": "answered twice", "misuse": "misuse"][word("what") ?? ""]
    default: nil
    }
  }

  private var text: String {
    if let problem = record.problem {
      return "line \(record.line), column \(problem.column): \(problem.message)"
    }
    return switch record.kind {
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
    case "ask": "\(guardName) asks the user: \(record["to"].map(intent) ?? "?")"
    case "askedAway": record.has("answered") ? "the question is answered" : "the question was left"
    case "user": userAct
    case "guard": record.has("off") ? "\(guardName) was taken away" : "\(introducedGuard) was added"
    case "asked":
      "\(introducedGuard) is asked" + (record["name"] != nil && record["e"] != nil ? " about \(entry)" : "")
    case "answer": "\(guardName): \(decision)"
    case "late": "\(guardName): \(decision), too late"
    case "timeout":
      record["turn"] == nil ? "\(step): no answer in time" : "\(guardName) has not answered in time"
    case "commit": change
    case "tree": "\(word("why") ?? "?"): \(change)"
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
    JournalTree(written: record[name])?.description ?? "a tree that cannot be read"
  }

  private var entry: String { record["e"]?.integer.map { "@\($0)" } ?? "an entry" }

  private var step: String { "step \(plain("g"))" }

  private var guardName: String { window.guardName(record["q"]?.integer) }

  /// The name of a guard or a screen that the record introduces.
  var introducedGuard: String {
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
    let mark = word("by").map { ", by \($0)" } ?? ""
    let background = record["pri"]?.integer == 0 ? ", in the background" : ""
    let act = word("link").map { "open \($0)" } ?? intent(record.value)
    return act + via + from + mark + background
  }

  /// An intent: the operation in some members, with what it is about.
  private func intent(_ value: JSONValue) -> String {
    let word = value["op"]?.string?.harmless(limit: 40).inWords ?? "?"
    let count = value["count"]?.integer.flatMap { $0 == 1 ? nil : "\($0)" }
    let parts: [String?] = [
      word == "select branch" ? "select" : word, value["e"]?.integer.map { "@\($0)" },
      value["route"].map(RouteText.text), count, Modal<JournalPlace>(written: value["modal"])?.description,
      Container<JournalPlace>(written: value["container"])?.description,
      JournalTree(written: value["tree"])?.description, value["column"]?.integer.map { "column \($0)" },
      BranchPath(written: value["path"])?.description, value["screens"] == true ? "with screens" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private var userAct: String {
    if let closed = record["closed"]?.integer { return "the user left @\(closed)" }
    if let detent = record["detent"]?.string, let id = record["e"]?.integer {
      return "the user dragged @\(id) to \(detent.harmless(limit: 40))"
    }
    return BranchPath(written: record["selected"]).map { "the user went to \($0)" }
      ?? "the user did something"
  }

  /// A guard's answer.
  var decision: String {
    words("d") + (record["to"].map { " to \(intent($0))" } ?? "") + detail("reason")
  }

  /// The end of a step.
  var stepEnd: String { words("r") }

  /// The end of a navigation.
  var outcome: String {
    words("o") + (record["by"]?.integer.map { " by #\($0)" } ?? "")
      + (record["why"] == nil ? "" : ": \(words("why"))") + detail("reason")
  }
}

extension String {
  /// The text with its middle cut out if it is longer than 4000 bytes: a tree with many tabs would fill pages.
  var shortened: String { utf8.count > 4000 ? "\(prefix(1000))…\(suffix(1000))" : self }
}
