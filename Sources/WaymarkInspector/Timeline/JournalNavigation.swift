import WaymarkStorage

/// One navigation: what was asked for, how it ended, and when each of its parts happened.
package struct JournalNavigation: Hashable, Sendable {
  /// A part of it: an instant, or something that takes time.
  package struct Part: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case guarding = "guard"
      case detour
      case commit
      case step
      case fault
    }

    package let kind: Kind
    package let name: String
    package let begin: Int
    /// When it ended; `nil` where the journal does not say.
    package internal(set) var end: Int?
    /// The result, in a few words.
    package internal(set) var result = ""
    package internal(set) var isFault = false
    /// The number of the question to a guard or of the request to the host.
    var number: Int?
  }

  /// The number of the row that it begins with, which identifies it in its journal.
  package let id: Int
  package let window: Int?
  package let number: Int
  /// The request, in words.
  package let title: String
  /// When it was asked for.
  package let begin: Int
  /// When it ended; `nil` where the journal does not say.
  package internal(set) var end: Int?
  /// How it ended, as a word of the journal; `unfinished` if the journal does not say, and `user` for a user's action.
  package internal(set) var outcome = "unfinished"
  /// The outcome with its details.
  package internal(set) var outcomeText = "unfinished"
  /// The row of its last record.
  package internal(set) var lastRow: Int
  package private(set) var parts: [Part] = []
  /// Whether something went wrong in it, even after its end.
  package internal(set) var hasFault = false

  /// The time of the last thing that happened in it.
  package var lastTime: Int { parts.reduce(end ?? begin) { max($0, $1.end ?? $1.begin) } }

  /// How long it took, if it has ended and the journal says when it began.
  package var duration: Duration? {
    outcome == "user" ? nil : end.map { .microseconds(max(0, $0 - begin)) }
  }

  /// Ends the last part of a kind, with a number if it has one, that has not ended.
  mutating func end(_ kind: Part.Kind, _ number: Int?, at time: Int, _ result: String, isFault: Bool = false)
  {
    guard let index = parts.lastIndex(where: { $0.kind == kind && $0.end == nil && $0.number == number })
    else { return }
    parts[index].end = time
    parts[index].result = result
    parts[index].isFault = isFault
  }

  /// Ends it, with all that its guards and detours still wait for.
  mutating func end(at time: Int, _ outcome: String, _ text: String) {
    (end, self.outcome, outcomeText) = (time, outcome, text)
    for index in parts.indices where parts[index].end == nil && parts[index].kind != .step {
      parts[index].end = time
    }
  }
}

extension JournalNavigation {
  /// Takes over what a record says of it.
  mutating func take(_ row: JournalRow, _ record: JournalRecord, _ text: RecordText) {
    lastRow = row.number
    hasFault = hasFault || row.fault != nil
    switch record.kind {
    case "asked":
      parts.append(
        Part(
          kind: .guarding, name: text.introducedGuard, begin: record.time, result: "no answer",
          number: record["turn"]?.integer))
    case "answer":
      end(.guarding, record["turn"]?.integer, at: record.time, text.decision)
      if record["d"] == "detour" { parts.append(Part(kind: .detour, name: "detour", begin: record.time)) }
    case "resume": end(.detour, nil, at: record.time, "over")
    case "commit", "tree":
      parts.append(Part(kind: .commit, name: row.text, begin: record.time, end: record.time))
    case "step":
      parts.append(
        Part(
          kind: .step, name: text.stepName, begin: record.time, result: "under way",
          number: record["g"]?.integer))
    case "stepEnd":
      end(.step, record["g"]?.integer, at: record.time, text.stepEnd, isFault: row.fault != nil)
    case "end": end(at: record.time, record["o"]?.string?.harmless(limit: 40) ?? "?", text.outcome)
    case "user": end(at: record.time, "user", "done by the user")
    default: break
    }
    if let fault = row.fault {
      parts.append(Part(kind: .fault, name: fault, begin: record.time, end: record.time, isFault: true))
    }
  }
}
