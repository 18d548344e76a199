import Waymark
import WaymarkCore

/// The app's own guards, recognised by their names, and its own placements, in a replay.
@MainActor
final class ReplayApp<R: Route & Codable> {
  /// A router that only shows the replay's state: the app's guards and placements see it, and nothing that is asked for changes it.
  let router: Router<R>
  /// Whether the app is asked where routes go.
  private let isPlacing: Bool
  /// The app's guards, in the order in which they were added.
  private let guards: [(Guard, GuardBody)]
  /// How many guards with a name the journal has had until now.
  private var metCounts: [String: Int] = [:]
  /// The guards of the journal that the app has.
  private var own: [GuardNumber: GuardBody] = [:]
  /// The app's answers to guards' questions and to what it works out, which have numbers of one kind.
  private var answers: [TurnNumber: Input] = [:]
  /// The guards that take their time and have not decided.
  private var deciding: [TurnNumber: @MainActor () async -> GuardAnswer] = [:]

  /// Asks the app for its guards.
  ///
  /// - Parameters:
  ///   - state: The state at the beginning.
  ///   - placement: The app's placements, if they are asked.
  ///   - addGuards: Adds the app's guards.
  init(
    _ state: RouterState, _ placement: (@MainActor (R) -> Placement<R>)?,
    _ addGuards: @MainActor (Router<R>) -> Void
  ) {
    isPlacing = placement != nil
    var bare = state
    for one in state.guards.others { bare.handle(.removed(one.number)) }
    router = Router(
      state.tree.routes.typed(),
      configuration: RouterConfiguration(placement: placement ?? { _ in .push }, log: nil))
    router.core.stand(for: bare)
    addGuards(router)
    let core = router.core
    guards = core.state.guards.others.compactMap { one in core.bodies[one.number].map { (one, $0) } }
  }

  /// The names of the guards.
  var names: [String] { guards.map(\.0.name) }

  /// Recognises a guard of the journal; of several with the same name, the next, and the last one again.
  ///
  /// - Returns: The app's guard, with the number that the journal has.
  func meet(_ one: Guard) -> Guard? {
    let named = guards.filter { $0.0.name == one.name }
    defer { metCounts[one.name, default: 0] += 1 }
    guard let (own, body) = named.dropFirst(metCounts[one.name] ?? 0).first ?? named.last else { return nil }
    self.own[one.number] = body
    return Guard(one.number, own.scope, name: one.name)
  }

  /// Asks the app what the state asks.
  func see(_ effect: Effect, _ state: RouterState) {
    switch effect {
    case .ask(let turn):
      guard let body = own[turn.asked] else { return }
      router.core.stand(for: state)
      switch body(turn) {
      case .now(let verdict): answers[turn.number] = .decided(turn.number, verdict)
      case .later(let decide): deciding[turn.number] = decide
      case .ask: break
      }
    case .workOut(let work):
      guard isPlacing, router.shownRoute(.own(work.edit)) != nil else { return }
      router.core.stand(for: state)
      answers[work.number] = router.core.result(of: work).map { .workedOut(work.number, $0) }
    default: break
    }
  }

  /// Waits until a guard that takes its time has decided.
  func decide(_ question: TurnNumber) async {
    guard let decide = deciding.removeValue(forKey: question), case .now(let verdict) = await decide() else {
      return
    }
    answers[question] = .decided(question, verdict)
  }

  /// The app's own answer, in place of a recorded one.
  func answer(to input: Input) -> Input? {
    switch input {
    case .decided(let number, _), .workedOut(let number, _): answers.removeValue(forKey: number)
    default: nil
    }
  }
}
