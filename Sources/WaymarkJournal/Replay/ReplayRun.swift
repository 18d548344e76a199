import Waymark
import WaymarkCore
import WaymarkStorage

/// One replay: a scribe that is given the journal's inputs, and how far the journal has been read.
@MainActor
final class ReplayRun<R: Route & Codable> {
  private let source: ReplayLines
  private let decoder: ReplayDecoder<R>
  /// Takes the inputs and writes what happens, as a journal would.
  private let scribe: JournalScribe
  private let app: ReplayApp<R>
  private var cursor = 0
  private var report = ReplayReport()

  private var isOver: Bool { report.difference != nil || report.stop != nil }

  /// Begins a replay.
  ///
  /// - Parameters:
  ///   - source: The lines of the journal.
  ///   - state: The state of the window before them.
  ///   - placement: The app's placements, if they are asked.
  ///   - addGuards: Adds the app's guards.
  init(
    _ source: ReplayLines, from state: RouterState, placing placement: (@MainActor (R) -> Placement<R>)?,
    asking addGuards: @MainActor (Router<R>) -> Void = { _ in }
  ) {
    self.source = source
    let app = ReplayApp(state, placement, addGuards)
    self.app = app
    decoder = ReplayDecoder { app.router.coreEdit($0, for: $1) }
    scribe = JournalScribe(of: state, routes: JournalRoutes<R>.full)
    let strangers = state.guards.all.filter { meet($0).scope != $0.scope }.map(\.name)
    guard let new = strangers.first ?? source.newGuard(among: app.names) else { return }
    report.difference = ReplayDifference(
      record: source.base.sequence, line: source.base.place, expected: nil,
      actual: "a guard named \(new)", tree: "\(state.tree)")
  }

  // MARK: Running

  func run() -> ReplayReport {
    while !isOver, let line = next { take(line) }
    return ended()
  }

  func runWaiting() async -> ReplayReport {
    while !isOver, let line = next {
      if line.kind == "answer", let question: UInt64 = decoder.optionalNumber("turn", line.value) {
        await app.decide(question)
      }
      take(line)
    }
    return ended()
  }

  private func ended() -> ReplayReport {
    if !isOver { report.stop = source.end }
    return report
  }

  /// The next line that has not happened yet.
  private var next: ReplayLines.Line? { cursor < source.lines.count ? source.lines[cursor] : nil }

  // MARK: Inputs and effects

  /// Takes a line that has to be an input, and compares all that comes of it.
  private func take(_ line: ReplayLines.Line) {
    handle(line)
    while !isOver {
      while !isOver, let line = next, decoder.isTakenAtOnce(line.value) { handle(line) }
      guard !isOver, let effect = scribe.nextEffect() else { break }
      app.see(effect, scribe.state)
      happens(.effect(effect))
    }
  }

  /// Takes the input of a line, with the app's own answer in the place of the recorded one.
  private func handle(_ line: ReplayLines.Line) {
    do {
      guard var input = try decoder.input(line.value) else { return differ(at: line, actual: nil) }
      if case .added(let one) = input { input = .added(meet(one)) }
      // A late answer changes nothing, so the app is not asked for its own.
      if line.kind != "late", let own = app.answer(to: input) { input = own }
      happens(.input(input, app.router.detail(of: input)))
    } catch {
      report.stop = line.place
    }
  }

  /// The app's own guard for one of the journal, or that itself if the app has none.
  private func meet(_ one: Guard) -> Guard {
    guard one.objector == nil else { return one }
    if let own = app.meet(one) { return own }
    if !report.recordedGuards.contains(one.name) { report.recordedGuards.append(one.name) }
    return one
  }

  // MARK: Comparing

  /// Compares something that happens with the next lines of the journal.
  private func happens(_ fact: JournalFact) {
    let tree = scribe.tree
    for actual in scribe.lines(for: fact).map(JSONValue.object) where !isOver {
      // The journal was cut there, or was no longer kept.
      guard let line = next else { return }
      guard Self.compared(line.value) == Self.compared(actual) else {
        return differ(at: line, actual: actual, tree)
      }
      if line.kind == "submit" { report.navigationCount += 1 }
      cursor += 1
    }
  }

  /// The part of a line that has to be the same.
  private static func compared(_ line: JSONValue) -> JSONValue {
    guard case .object(var members) = line else { return line }
    // A question that was asked before the replay begins is not known.
    let question = line["k"]?.string == "late" ? ["n", "q"] : []
    for name in ["s", "t", "w", "error", "reason", "link", "by", "type"] + question { members[name] = nil }
    return .object(members)
  }

  private func differ(at line: ReplayLines.Line, actual: JSONValue?, _ tree: PlaceTree? = nil) {
    report.difference = ReplayDifference(
      record: line.sequence, line: line.place, expected: "\(line.value)", actual: actual.map { "\($0)" },
      tree: "\(tree ?? scribe.tree)")
  }
}
