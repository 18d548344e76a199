package import Waymark
package import WaymarkCore
import WaymarkStorage

/// Turns what happens in one router into lines, away from the main thread; a replay has its own and compares them.
package final class JournalScribe: @unchecked Sendable {
  let number: Int
  private let label: String?
  /// The name of the routes' type.
  private let route: String
  private let mode: String
  let writeRoute: @Sendable (AnyRoute) -> SnapshotValue?

  // The knowledge that follows from the lines so far.
  package internal(set) var tree: PlaceTree?
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

  /// Whether a route of the line could not be written.
  private var hasOmitted = false
  /// The sizes by which it is known when a whole tree is due.
  private var bytesSinceBase = 0
  private var baseSize = 0

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

  package init<R: Route>(number: Int, label: String?, routes: JournalRoutes<R>) {
    self.number = number
    self.label = label
    route = CaseNames.qualifiedName(of: R.self)
    mode = routes.mode.rawValue
    writeRoute = { routes.write($0.typed()) }
  }

  var writesValues: Bool { mode == JournalRoutes<AnyRoute>.Mode.full.rawValue }

  /// Whether so much was written since the last whole tree that another is due.
  var isBaseDue: Bool { bytesSinceBase > max(2 * baseSize, 1 << 16) }

  /// Writes a fact, which may take several lines, or none.
  ///
  /// - Parameters:
  ///   - fact: What has happened.
  ///   - time: The time in nanoseconds since the journal began.
  ///   - introduces: Whether this is the first that a file holds of the window.
  ///   - lines: Where to write it.
  package func write(
    _ fact: JournalFact, at time: UInt64 = 0, introduces: Bool = true, to lines: inout JournalLines
  ) {
    lines.time = time
    let before = lines.text.count
    if let act = exchange(&act, with: nil), finish(act, with: fact, to: &lines) { return }
    switch fact {
    case .base(let state, let isWhole):
      write(state, isWhole: isWhole, introduces: introduces, to: &lines)
      (baseSize, bytesSinceBase) = (lines.text.count - before, 0)
      return
    case .input(let input): write(input, nil, to: &lines)
    case .detailed(let input, let details): write(input, details, to: &lines)
    case .effect(let effect): write(effect, to: &lines)
    case .lost(let count):
      (tree, shown, asking, turns) = (nil, nil, nil, [:])
      line("lost", to: &lines) { $0.member("count", count) }
    case .gone: line("gone", to: &lines)
    // It is about the file.
    case .turn: break
    }
    bytesSinceBase += lines.text.count - before
  }

  func line(
    _ kind: StaticString, _ navigation: NavigationNumber = 0, to lines: inout JournalLines,
    _ body: (inout JournalText) -> Void = { _ in }
  ) {
    hasOmitted = false
    lines.begin(kind)
    lines.text.member("w", number)
    if navigation != 0 { lines.text.member("n", navigation) }
    body(&lines.text)
    lines.text.flag("unencodable", hasOmitted)
    lines.text.endLine()
  }

  func write(_ route: AnyRoute, to text: inout JournalText) {
    if let value = writeRoute(route) {
      text.value(value)
    } else {
      hasOmitted = true
      text.null()
    }
  }

  /// Writes the members by which a file knows the window's routes.
  func introduce(to text: inout JournalText) {
    text.member("route", route)
    text.member("mode", mode)
  }

  // MARK: Where the router is

  private func write(_ state: RouterState, isWhole: Bool, introduces: Bool, to lines: inout JournalLines) {
    (tree, shown) = (state.tree, state.screen)
    // An answer that comes after it is late, and a replay that begins here does not know the question.
    if isWhole { turns = [:] }
    guards = Dictionary(state.guards.all.map { ($0.number, $0) }) { $1 }
    line("base", to: &lines) { text in
      if let label { text.member("window", label) }
      text.key("tree")
      write(state.tree, to: &text)
      if let screen = state.screen {
        text.key("shown")
        write(screen, to: &text)
      }
      text.member("id", state.ids.last)
      text.member("gen", state.host.last)
      text.member("turn", state.lastQuestion)
      text.member("change", state.lastChange)
      text.member("room", state.columnsThatFit)
      text.member("rounds", state.maximumRounds)
      text.flag("replayable", isWhole)
      text.flag("host", state.hasHost)
      text.flag("beginning", state.agenda.isBeginning)
      list("guards", state.guards.all, to: &text) { one, text in text.object { write(one, to: &$0) } }
      list("tabs", state.tabsLeft, to: &text, write)
      text.member("former", state.host.former)
      let records = state.records.sorted { $0.key < $1.key }
      list("opened", records.filter { $0.value.opened != nil }, to: &text) { one, text in
        text.object { opened(by: one.key, one.value, to: &$0) }
      }
      list("askers", records.filter { $0.value.owesAnAnswer }, to: &text) { one, text in
        text.object { text in
          text.member("e", one.key.rawValue)
          if let screen = one.value.asker { text.member("from", screen.rawValue) }
          if let navigation = one.value.navigation { text.member("n", navigation) }
        }
      }
      if introduces { introduce(to: &text) }
    }
  }

  /// Writes the place that a screen has opened last, and by which verb.
  private func opened(by screen: EntryID, _ record: ScreenRecord, to text: inout JournalText) {
    guard let (source, place) = record.opened else { return }
    text.member("e", screen.rawValue)
    text.member("place", place.rawValue)
    text.flag("wants", source.wantsAnswer)
    text.member("by", object: { members(of: source.edit, nil, to: &$0) })
  }

  /// Writes a list as a member, unless it is empty.
  func list<Element>(
    _ name: StaticString, _ elements: [Element], to text: inout JournalText,
    _ write: (Element, inout JournalText) -> Void
  ) {
    guard !elements.isEmpty else { return }
    text.member(name, list: { list in for one in elements { list.element { write(one, &$0) } } })
  }
}

extension ScreenRecord {
  /// Whether a screen or a navigation wants the place's answer.
  fileprivate var owesAnAnswer: Bool { asker != nil || navigation != nil }
}

extension RouterState {
  fileprivate var hasHost: Bool { if case .detached = phase { false } else { true } }
}
