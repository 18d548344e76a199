import Waymark
import WaymarkEventNames
import WaymarkTesting

/// A router on a recording host and a manual clock, with what it tells written down.
@MainActor
final class Bench {
  let clock = ManualClock()
  let host: RecordingHost<Place>
  let router: Router<Place>
  /// What the router tells as events, once ``noteEvents()`` was called.
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

  /// What is shown in one line.
  var shown: String { router.host.shown?.description ?? "nothing" }

  /// What the host displays in one line.
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

  func noteEvents() {
    router.onEvent { [weak self] in self?.events.append($0) }
  }

  /// The names of the events of one kind or all, in order.
  var eventNames: [EventName] { events.map(\.name) }
}

struct Trouble: Error, Hashable {
  var name = "trouble"
}
