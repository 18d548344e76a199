import Waymark
import WaymarkCore
import WaymarkStorage

/// Turns what happens in one router into lines, away from the main thread; a replay has its own and compares them.
final class JournalScribe: @unchecked Sendable {
  let number: Int
  private let label: String?
  /// The name of the routes' type and the way in which they are written, by which a file knows the window's routes.
  let introduction: JournalMembers
  private let write: @Sendable (AnyRoute) -> SnapshotValue?
  /// Whether values of the app's may be written.
  let writesValues: Bool

  // The knowledge that follows from the lines so far.
  var tree: PlaceTree?
  /// The host's screen, with the question to the user if there is one.
  var shown: PlaceTree?
  /// The request that the host has not answered.
  var asking: Asking?
  var guards: [GuardNumber: Guard] = [:]
  /// The questions that guards and screens have not answered.
  var turns: [QuestionNumber: AskedTurn] = [:]
  /// The user's own act, whose change of the screen is not written yet.
  var act: UserAct?
  /// The user's own act, if that is the last input.
  var actor: NavigationNumber?
  /// Whether the last input takes back what cannot be shown.
  var isTakingBack = false

  /// The time of the fact, in nanoseconds since the journal began.
  private(set) var time: UInt64 = 0
  private var lines: [JournalLine] = []
  /// Whether a route of the next line could not be written.
  private var hasOmitted = false

  struct Asking {
    let request: HostRequest
    let step: PlaceStep?
    let target: PlaceTree?
  }

  struct AskedTurn {
    let asked: GuardNumber
    let navigation: NavigationNumber
    let time: UInt64
    var isRecheck = false
  }

  struct UserAct {
    let navigation: NavigationNumber
    let shown: PlaceTree
  }

  init<R: Route>(number: Int, label: String?, routes: JournalRoutes<R>) {
    self.number = number
    self.label = label
    introduction = [
      "route": .string(CaseNames.qualifiedName(of: R.self)), "mode": .string(routes.mode.rawValue),
    ]
    writesValues = routes.mode == .full
    write = { routes.write($0.typed()) }
  }

  /// Turns a fact into lines, of which there may be several, or none.
  ///
  /// - Parameters:
  ///   - fact: What has happened.
  ///   - time: The time in nanoseconds since the journal began.
  /// - Returns: The lines.
  func lines(for fact: JournalFact, at time: UInt64 = 0) -> [JournalLine] {
    self.time = time
    let isTold = exchange(&act, with: nil).map { finish($0, with: fact) } ?? false
    if !isTold { tell(fact) }
    return exchange(&lines, with: [])
  }

  private func tell(_ fact: JournalFact) {
    switch fact {
    case .base(let state, let isWhole): tell(state, isWhole: isWhole)
    case .input(let input): tell(input, nil)
    case .detailed(let input, let details): tell(input, details)
    case .effect(let effect): tell(effect)
    case .lost(let count):
      (tree, shown, asking, turns) = (nil, nil, nil, [:])
      line("lost", 0, ["count": .number(count)])
    case .gone: line("gone")
    // It is about the file.
    case .turn: break
    }
  }

  func line(_ kind: String, _ navigation: NavigationNumber = 0, _ members: JournalMembers = [:]) {
    let own: JournalMembers = [
      "w": .number(number), "n": navigation == 0 ? nil : .number(navigation),
      "unencodable": .flag(exchange(&hasOmitted, with: false)),
    ]
    lines.append(JournalLine(kind: kind, members: own + members))
  }

  func value(of route: AnyRoute) -> SnapshotValue {
    if let value = write(route) { return value }
    hasOmitted = true
    return .null
  }

  // MARK: Where the router is

  private func tell(_ state: RouterState, isWhole: Bool) {
    (tree, shown) = (state.tree, state.screen)
    // An answer that comes after it is late, and a replay that begins here does not know the question.
    if isWhole { turns = [:] }
    guards = Dictionary(state.guards.all.map { ($0.number, $0) }) { $1 }
    let records = state.records.sorted { $0.key < $1.key }
    var hasHost = true
    if case .detached = state.phase { hasHost = false }
    let counts: JournalMembers = [
      "id": .number(state.ids.last), "gen": .number(state.host.last), "former": .number(state.host.former),
      "turn": .number(state.lastQuestion), "change": .number(state.lastChange),
      "room": .number(state.columnsThatFit), "rounds": .number(state.maximumRounds),
    ]
    let place: JournalMembers = [
      "window": label.map { .string($0) },
      "tree": value(of: state.tree),
      "shown": state.screen.map { value(of: $0) },
      "replayable": .flag(isWhole),
      "host": .flag(hasHost),
      "beginning": .flag(state.agenda.isBeginning),
      "guards": .list(state.guards.all) { .object(members(of: $0)) },
      "tabs": .list(state.tabsLeft, value),
      "opened": .list(records.compactMap { opened($0.key, $0.value) }) { $0 },
    ]
    line("base", 0, introduction + counts + place)
  }

  /// A place that a request has opened which wants an answer or may come a second time.
  private func opened(_ place: EntryID, _ record: ScreenRecord) -> SnapshotValue? {
    record.opener.map { request in
      .object([
        "place": .id(place), "e": request.screen.map { .id($0) }, "n": .number(request.number),
        "wants": .flag(request.wantsAnswer), "by": .object(members(of: request.edit, nil)),
      ])
    }
  }
}
