/// A record as one line of text that is safe to show, and what went wrong, if something did.
struct RecordText {
  let line: String
  let fault: String?

  /// - Parameters:
  ///   - record: The record.
  ///   - window: Its window, as it was before the record.
  init(_ record: JournalRecord, in window: JournalWindow) {
    let writer = RecordTextWriter(record: record, window: window)
    let origin = RecordTextWriter.origin(record["in"])
    line = RecordText.bounded(writer.line) + origin
    fault = writer.fault
  }
}

extension RecordText {
  /// How long a line may be, in bytes.
  ///
  /// A tree with many tabs would fill pages.
  private static let maximumLength = 4000

  private static func bounded(_ line: String) -> String {
    guard line.utf8.count > maximumLength else { return line }
    return "\(line.prefix(maximumLength / 4))…"
  }
}

/// Puts records of all kinds into words.
struct RecordTextWriter {
  let record: JournalRecord
  let window: JournalWindow

  var line: String {
    switch record.kind {
    case "open": opened
    case "base", "lost", "close", "gone", "host", "room", "travel", "travelled": aboutAll
    case "submit", "begin", "refused", "edited", "placed", "resume", "ask", "askedAway", "askerGone", "user":
      asking
    case "guard", "guarded", "asked", "answer", "late": guarding
    case "step", "stepEnd", "ack", "timeout": stepping
    case "commit": changed("")
    case "tree": changed("\(words(record["why"], RecordTextWriter.treeReasons)): ")
    case "detour":
      record["open"]?.integer.map { "waits for a detour, opened by #\($0)" } ?? "waits for a detour"
    case "end": outcome
    case "note": note
    case "life": "\(entry) \(plain(record["p"]))"
    case "screen": "\(entry) has asked for its context"
    case "saved": "\(entry) has saved something"
    case "result": record["type"] == nil ? "left without a result" : "returned a \(plain(record["type"]))"
    default: "a kind that is not known here"
    }
  }

  /// The source of a call that was made while the router was at work.
  static func origin(_ value: JSONValue?) -> String {
    guard let place = value?.text, let first = place.first else { return "" }
    let rest = place.dropFirst().split(separator: "+").first.map { String($0).harmless(limit: 20) } ?? ""
    switch first {
    case "h": return ", while the host performs step \(rest)"
    case "q": return ", inside guard \(rest)"
    case "e": return ", in answer to record \(rest)"
    case "t": return ", in answer to a moment of the history"
    default: return ""
    }
  }

  // MARK: - Words

  /// A member's text, shortened.
  func plain(_ value: JSONValue?) -> String {
    guard let value else { return "?" }
    if let text = value.text { return text.harmless(limit: RouteText.limit) }
    var text = ""
    RouteText.write(value: value, to: &text)
    return text
  }

  func words(_ value: JSONValue?, _ known: [String: String]) -> String {
    value?.text.flatMap { known[$0] } ?? plain(value)
  }

  var entry: String { record["e"]?.integer.map { "@\($0)" } ?? "an entry" }

  var intent: String { IntentText.text(of: record.value) ?? "" }

  // MARK: - The journal and the window

  private var opened: String {
    let part = record["part"]?.integer.map { $0 > 1 ? ", part \($0)" : "" } ?? ""
    return "journal of \(plain(record["app"])), version \(plain(record["v"]))\(part), routes "
      + "\(plain(record["route"])) as \(plain(record["mode"])), begun \(plain(record["at"]))"
  }

  private var aboutAll: String {
    switch record.kind {
    case "base":
      let label = record["window"].map { "window \(plain($0)): " } ?? ""
      let tree = JournalTree(record["tree"])
      let shown = JournalTree(record["shown"])
      let screen =
        shown == nil
        ? ", nothing on the screen" : shown == tree ? "" : ", on the screen \(shown?.description ?? "")"
      return "\(label)\(tree?.description ?? "a tree that cannot be read")\(screen)"
    case "lost":
      return "\(plain(record["count"])) records were lost: they came faster than they could be written"
    case "close": return "the journal ends: \(plain(record["why"]))"
    case "gone": return "the window is gone"
    case "host": return record["on"]?.flag == true ? "a host was attached" : "the host went"
    case "room": return "\(plain(record["count"])) columns fit"
    case "travelled":
      if record["now"]?.flag == true { return "travelled back to now" }
      return record["tree"].map { "travelled to \(JournalTree($0)?.description ?? "?")" }
        ?? "there is no such moment any more"
    default: return record["to"]?.integer.map { "travels to moment \($0)" } ?? "travels back to now"
    }
  }

  // MARK: - What was asked for

  private var asking: String {
    switch record.kind {
    case "submit":
      let via = record["via"]?.text.flatMap { $0 == "verb" ? nil : ", by \($0.harmless(limit: 40))" } ?? ""
      let from = record["from"]?.integer.map { ", from @\($0)" } ?? ""
      let background = record["pri"]?.integer == 0 ? ", in the background" : ""
      return "\(intent)\(via)\(from)\(background)"
    case "begin": return intent
    case "refused": return "refused: \(outcome)"
    case "edited": return "edited to \(JournalTree(record["tree"])?.description ?? "the same tree")"
    case "placed":
      let place = plain(record["at"])
      let detail =
        record["key"].map { " \(RouteText.text(of: $0))" } ?? record["style"].map { " as \(plain($0))" }
        ?? record["column"].map { " \(plain($0))" } ?? ""
      return "\(route) is placed: \(place)\(detail)"
    case "resume": return "the detour is over"
    case "ask":
      return "\(window.guardName(record["q"]?.integer)) asks the user about #\(plain(record["of"])): \(route)"
    case "askedAway": return "the question is over"
    case "askerGone": return "\(entry), which was asked, is gone and has no say any more"
    default:
      if let closed = record["closed"]?.integer { return "the user left @\(closed)" }
      return
        "the user went to \(JournalPath(record["selected"]).map { path in path.suffix.isEmpty ? "the root" : String(path.suffix.dropFirst(4)) } ?? "?")"
    }
  }

  private var route: String { record["r"].map(RouteText.text) ?? "?" }

  // MARK: - Guards

  private var guarding: String {
    let number = record["q"]?.integer
    switch record.kind {
    case "guard":
      if record["off"]?.flag == true { return "\(window.guardName(number)) was taken away" }
      let name = record["name"].map(plain) ?? record["e"]?.integer.map { "an objection of @\($0)" } ?? "guard"
      let kind = record["async"]?.flag == true ? ", asynchronous" : ""
      return "\(name) was added\(kind)\(record["places"]?.flag == true ? ", for places" : "")"
    case "guarded": return "\(window.guardName(number)) guards \(route) \(entry)"
    case "asked":
      let name = record["name"].map(plain) ?? window.guardName(number)
      return "\(name) is asked\(record["e"] == nil ? "" : " about \(entry)")"
    default:
      let time = record["us"]?.integer.map { " after \(Duration.microseconds(max(0, $0)).inWords)" } ?? ""
      let name = window.guardName(number)
      return
        "\(name): \(RecordTextWriter.decision(record.value))\(time)\(record.kind == "late" ? ", too late" : "")"
    }
  }

  /// A guard's answer.
  static func decision(_ value: JSONValue) -> String {
    let word = value["d"]?.text?.harmless(limit: 40) ?? "?"
    let reason = value["reason"]?.text.map { ": \($0.harmless(limit: RouteText.limit))" } ?? ""
    let target = value["to"].flatMap(IntentText.text).map { " to \($0)" } ?? ""
    return word + target + reason
  }

  // MARK: - Steps

  private var stepping: String {
    let number = "step \(plain(record["g"]))"
    switch record.kind {
    case "step":
      if let rebuilt = record["rebuild"] {
        return "\(number): rebuild \(JournalTree(rebuilt)?.description ?? "?")"
      }
      return "\(number): \(record["d"].map { StepText.text(of: $0, in: window.shown) } ?? "?")"
    case "stepEnd":
      return "\(number) \(stepEnd)"
    case "ack":
      let error = record["error"].map { ": \(plain($0))" } ?? ""
      let tree = record["tree"].map { " \(JournalTree($0)?.description ?? "?")" } ?? ""
      return
        "the host answers \(number): \(words(record["r"], RecordTextWriter.acknowledgements))\(tree)\(error)"
    case "timeout" where record["turn"] != nil:
      return "\(window.guardName(record["q"]?.integer)) has not answered in time"
    default: return "\(number): the host did not answer in time"
    }
  }

  /// The end of a step, in words.
  var stepEnd: String {
    let why = record["why"].map { ": \(words($0, RecordTextWriter.stepReasons))" } ?? ""
    return words(record["r"], RecordTextWriter.stepEnds) + why
  }

  private func changed(_ reason: String) -> String {
    if record["tree"] != nil {
      return "\(reason)\(JournalTree(record["tree"])?.description ?? "a tree that cannot be read")"
    }
    guard let steps = record["d"]?.elements, !steps.isEmpty else { return "\(reason)no change" }
    return reason + StepText.text(of: steps, in: window.tree)
  }

  // MARK: - Ends

  var outcome: String {
    let written = record["o"]
    let word = written?.text ?? written?["o"]?.text
    let name = word.map { $0.harmless(limit: 40) } ?? "?"
    let details = written?["o"] == nil ? record.value : written ?? record.value
    // The same was asked for twice, and is one navigation.
    let by = details["by"]?.integer.map { word == "joined" ? " #\($0)" : " by #\($0)" } ?? ""
    let why = details["why"].map { ": \(words($0, RecordTextWriter.failures))" } ?? ""
    let text = (details["reason"] ?? details["error"]).map { ": \(plain($0))" } ?? ""
    return name + by + why + text
  }

  private var note: String {
    let text = record["text"].map { ": \(plain($0))" } ?? ""
    return words(record["what"], RecordTextWriter.notes) + text
  }
}
