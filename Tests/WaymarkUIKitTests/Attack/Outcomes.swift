import Waymark

/// Counts the outcomes of every navigation of a router.
@MainActor
final class Outcomes {
  private var counts: [NavigationID: Int] = [:]
  private(set) var faults: [String] = []

  init(_ router: Router<Place>) {
    router.onEvent { [weak self] event in
      guard case .finished = event.kind else { return }
      self?.counts[event.navigationID, default: 0] += 1
    }
  }

  var repeated: [NavigationID] { counts.filter { $0.value != 1 }.map(\.key) }
}
