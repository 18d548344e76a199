import Waymark
import WaymarkEventNames
import WaymarkTesting

/// A router on a recording host and a manual clock, with what it tells written down.
@MainActor
final class Bench {
  let clock = ManualClock()
  let host: RecordingHost<Place>
  let router: Router<Place>
  /// The phases of the screens, as `a appeared`, once ``noteLife()`` was called.
  private(set) var life: [String] = []
  /// The router's events, once ``noteEvents()`` was called.
  private(set) var events: [RouterEvent<Place>] = []

  init(
    _ tree: RouteTree<Place>, answering answer: HostAnswer = .now,
    redirectLimit: Int = 10, eventCapacity: Int = 1024,
    placement: @escaping @MainActor (Place) -> Placement<Place> = { _ in .push }
  ) {
    router = Router(
      tree,
      configuration: RouterConfiguration(
        placement: placement, log: nil,
        advanced: .init(
          redirectLimit: redirectLimit, eventCapacity: eventCapacity, timer: clock)))
    host = RecordingHost(answering: .now)
    host.attach(to: router)
    host.answer = answer
    host.clearRequests()
  }

  convenience init(_ root: Place, _ pushed: Place..., answering answer: HostAnswer = .now) {
    self.init(RouteTree(.stack(RouteStack(root: root, pushed: pushed))), answering: answer)
  }

  /// The router's tree in one line.
  var tree: String { router.host.tree.description }

  /// The tree that is shown in one line.
  var shown: String { router.host.shown?.description ?? "nothing" }

  /// The tree that the host displays in one line.
  var displayed: String { host.displayed?.description ?? "nothing" }

  /// The entry of the topmost place with a route.
  func entry(_ place: Place) -> EntryID {
    router.host.tree.position(of: place).flatMap { router.host.tree.element(at: $0)?.id }
      ?? EntryID(rawValue: 0)
  }

  /// The context of the screen of the topmost place with a route.
  func screen(_ place: Place) -> ScreenContext<Place> {
    router.host.context(for: Entry(id: entry(place), route: place))
  }

  /// Has a guard think about every push of a place.
  func think(aboutPushing place: Place, at gate: GuardGate) {
    router.addGuard { proposal in
      if case .push(place) = proposal.intent { return await gate.wait() }
      return .allow
    }
  }

  /// Has something done the first time that the router has arrived somewhere.
  func onceNavigated(_ act: @escaping @MainActor () -> Void) -> Registration {
    var isDone = false
    return router.didNavigate { _ in
      guard !isDone else { return }
      isDone = true
      act()
    }
  }

  func noteEvents() {
    router.onEvent { [weak self] in self?.events.append($0) }
  }

  /// The names of the events of one kind or all, in order.
  var eventNames: [EventName] { events.map(\.name) }

  /// Has the step that the host was asked for come to nothing: the user gives it up, or it fails and so does the rebuild.
  func frustrateStep(isGivenUp: Bool) {
    if isGivenUp {
      host.cancel()
    } else {
      host.fail(Trouble())
      host.fail(Trouble())
    }
  }

  /// Writes down what happens to every screen that is made from now on.
  func noteLife() {
    host.makeScreen = { [weak self] context in
      let name = "\(context.route)"
      self?.life.append("\(name) created")
      context.onPhase { self?.life.append("\(name) \($0)") }
    }
  }

  func note(_ line: String) { life.append(line) }

  func clearLife() { life = [] }
}

struct Trouble: Error, Hashable {
  var name = "trouble"
}
