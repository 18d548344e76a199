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
    case .base(let outline):
      write(outline, introduces: introduces, to: &lines)
      (baseSize, bytesSinceBase) = (lines.text.count - before, 0)
      return
    case .input(let input): write(input, nil, to: &lines)
    case .detailed(let input, let details): write(input, details, to: &lines)
    case .effect(let effect): write(effect, to: &lines)
    case .misuse(let problem):
      line("note", to: &lines) { text in
        text.member("what", word: "misuse")
        if writesValues { text.member("text", problem) }
      }
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

  private func write(_ outline: StateOutline, introduces: Bool, to lines: inout JournalLines) {
    (tree, shown) = (outline.tree, outline.screen)
    // An answer that comes after it is late, and a replay that begins here does not know the question.
    if outline.isWhole { turns = [:] }
    guards = Dictionary(outline.guards.map { ($0.number, $0) }) { $1 }
    line("base", to: &lines) { text in
      if let label { text.member("window", label) }
      text.key("tree")
      write(outline.tree, to: &text)
      if let screen = outline.screen {
        text.key("shown")
        write(screen, to: &text)
      }
      text.member("id", outline.lastID)
      text.member("gen", outline.lastRequest)
      text.member("turn", outline.lastQuestion)
      text.member("change", outline.lastChange)
      text.member("room", outline.columns)
      text.member("rounds", outline.maximumRounds)
      text.flag("replayable", outline.isWhole)
      text.flag("host", outline.hasHost)
      text.flag("beginning", outline.isBeginning)
      list("guards", outline.guards, to: &text) { one, text in text.object { write(one, to: &$0) } }
      list("tabs", outline.tabsLeft, to: &text, write)
      text.member("former", outline.formerRequest)
      list("opened", outline.opened, to: &text) { one, text in
        text.object { text in
          text.member("e", one.screen.rawValue)
          text.member("place", one.place.rawValue)
          text.flag("wants", one.wantsAnswer)
          text.member("by", object: { members(of: one.edit, nil, to: &$0) })
        }
      }
      list("askers", outline.askers, to: &text) { one, text in
        text.object { text in
          text.member("e", one.place.rawValue)
          if let screen = one.screen { text.member("from", screen.rawValue) }
          if let navigation = one.navigation { text.member("n", navigation) }
        }
      }
      if introduces { introduce(to: &text) }
    }
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
