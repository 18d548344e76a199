// The code of Sources/Waymark/Waymark.docc/observing.md.
import Observation
import Waymark

enum ShopRoute: Route {
  case catalogue
  case product(id: Int)
}

enum AppRoute: Route {
  case home, orders
  case shop(ShopRoute)
}

// MARK: Analytics

@MainActor
final class Analytics {
  private(set) var lines: [String] = []

  init(following router: Router<AppRoute>) {
    router.didNavigate { [weak self] change in
      let way = if case .user = change.cause { "by hand" } else { "asked for" }
      self?.lines.append("\(change.route.routeName), \(way)")
    }.tied(to: self)
  }
}

let router = Router<AppRoute>(.home)
let analytics = Analytics(following: router)

// MARK: How long each screen was in front

@MainActor
final class ScreenTimes {
  private let clock = ContinuousClock()
  private var began: [EntryID: ContinuousClock.Instant] = [:]
  private(set) var seconds: [String: Duration] = [:]

  init(following router: Router<AppRoute>) {
    router.onEvent { [weak self] event in
      guard case .lifecycle(let entry, let phase) = event.kind else { return }
      self?.note(entry, phase)
    }.tied(to: self)
  }

  private func note(_ entry: Entry<AppRoute>, _ phase: ScreenPhase) {
    switch phase {
    case .appeared: began[entry.id] = clock.now
    case .covered, .removed:
      guard let start = began.removeValue(forKey: entry.id) else { return }
      seconds[entry.route.routeName, default: .zero] += clock.now - start
    default: break
    }
  }
}

let times = ScreenTimes(following: router)

// MARK: Events

router.onEvent { event in print(event) }

let reader = Task {
  for await event in router.events() {
    if case .finished(.failed(let error)) = event.kind { print("failed", error) }
  }
}

// MARK: State

withObservationTracking {
  print(router.tree.visibleRoute)
} onChange: {
  print("the tree has changed")
}

router.push(.shop(.product(id: 5)))
print(analytics.lines, times.seconds.count)
reader.cancel()
