import Waymark
import WaymarkCore
import WaymarkStorage

/// Where a router is, with which a reader or a replay can begin.
extension JournalScribe {
  /// Whether a replay should be able to begin here, between two inputs, and can.
  var isBaseDue: Bool { lineCount ?? .max >= 1000 && isAtRest }

  /// Whether nothing is under way, and no screen is to answer another one.
  private var isAtRest: Bool {
    state.isWhole && !state.records.values.contains { $0.opener?.wantsAnswer == true }
  }

  /// Makes the line that says where the router is.
  ///
  /// A replay may begin with it between two inputs, if nothing is under way.
  func base(isBetweenInputs: Bool) -> JournalMembers {
    let isReplayable = isBetweenInputs && isAtRest
    lineCount = isReplayable ? 0 : nil
    let hasHost = if case .detached = state.phase { false } else { true }
    let counts: JournalMembers = [
      "id": .number(state.ids.last), "gen": .number(state.host.last), "former": .number(state.host.former),
      "turn": .number(state.lastTurn), "change": .number(state.lastChange),
      "room": .number(state.columnsThatFit), "rounds": .number(state.maximumRounds),
    ]
    return introduction + counts + [
      "k": "base", "w": .number(window), "replayable": .flag(isReplayable),
      "tree": places.value(of: tree), "shown": state.screen.flatMap { places.value(of: $0) },
      "host": .flag(hasHost), "beginning": .flag(state.agenda.isBeginning),
      "guards": .list(state.guards.all) { .object(members(of: $0)) },
      "tabs": .list(state.tabsLeft, value),
    ]
  }
}
