import Observation
import Waymark

enum BookRoute: Route {
  case shelf
  case book(id: Int)

  var isBook: Bool { self != .shelf }
}

// swift-dependencies: what a model may ask of navigation, and nothing else.

struct Navigator: DependencyKey {
  var show: @MainActor @Sendable (BookRoute) -> Void

  static let liveValue = Navigator { Library.router.show($0) }
  static let testValue = Navigator { _ in }
}

extension DependencyValues {
  var navigator: Navigator {
    get { self[Navigator.self] }
    set { self[Navigator.self] = newValue }
  }
}

@MainActor
final class ShelfModel {
  @Dependency(\.navigator) private var navigator

  func bookTapped(_ id: Int) { navigator.show(.book(id: id)) }
}

// swift-sharing: what guards depend on, kept in the user's defaults.

@MainActor
enum Library {
  @Shared(.appStorage("isMember")) static var isMember = false
  static let router = makeRouter()

  static func makeRouter() -> Router<BookRoute> {
    let router = Router<BookRoute>(.shelf)
    router.addGuard("members", entering: \.isBook) { _ in
      isMember ? .allow : .redirect(to: .popToRoot)
    }
    router.recheck(whenChanged: { isMember })
    return router
  }
}

// swift-clocks: time-outs that a TestClock moves.

@MainActor
final class ClockTimer<C: Clock<Duration>>: NavigationTimer {
  private let clock: C
  private let start: C.Instant

  init(_ clock: C) { (self.clock, start) = (clock, clock.now) }

  var now: Duration { start.duration(to: clock.now) }

  func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    let deadline = start.advanced(by: moment)
    Task { [clock] in
      try? await clock.sleep(until: deadline, tolerance: nil)
      action()
    }
  }
}

// swift-snapshot-testing: the window in one line of text.

extension Snapshotting where Value == RouteTree<BookRoute>, Format == String {
  static var navigation: Snapshotting { Snapshotting<String, String>.lines.pullback(\.description) }
}
