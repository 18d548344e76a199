import Waymark
import WaymarkCore
import WaymarkStorage

/// Where a router is, with which a reader or a replay can begin.
extension JournalScribe {
  /// Whether a replay should be able to begin here, between two inputs, and can.
  var isBaseDue: Bool { lineCount ?? .max >= 1000 && state.isWhole }

  /// Makes the line that says where the router is.
  ///
  /// A replay may begin with it between two inputs, if nothing is under way.
  func base(isBetweenInputs: Bool) -> JournalMembers {
    let isReplayable = isBetweenInputs && state.isWhole
    lineCount = isReplayable ? 0 : nil
    // An answer that comes after it is late, and a replay that begins here does not know the question.
    if isReplayable { questions = [:] }
    let records = state.records.sorted { $0.key < $1.key }
    var hasHost = true
    if case .detached = state.phase { hasHost = false }
    let counts: JournalMembers = [
      "id": .number(state.ids.last), "gen": .number(state.host.last), "former": .number(state.host.former),
      "turn": .number(state.lastQuestion), "change": .number(state.lastChange),
      "room": .number(state.columnsThatFit), "rounds": .number(state.maximumRounds),
    ]
    return introduction + counts + [
      "k": "base", "w": .number(window), "replayable": .flag(isReplayable),
      "tree": value(of: tree), "shown": state.screen.map { value(of: $0) },
      "host": .flag(hasHost), "beginning": .flag(state.agenda.isBeginning),
      "guards": .list(state.guards.all) { .object(members(of: $0)) },
      "tabs": .list(state.tabsLeft, value),
      "askers": .list(records.compactMap { asker($0.key, $0.value) }) { $0 },
    ]
  }

  /// A place that owes an answer, to whom and for which navigation.
  private func asker(_ place: EntryID, _ record: ScreenRecord) -> SnapshotValue? {
    guard record.asker != nil || record.navigation != nil else { return nil }
    return .object([
      "e": .id(place), "from": record.asker.map { .id($0) }, "n": record.navigation.map { .number($0) },
    ])
  }
}
