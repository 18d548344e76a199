import Waymark

/// A timer that stands still until it is moved.
@MainActor
final class SteppedTimer: NavigationTimer {
  private(set) var now = Duration.zero
  private var actions: [(moment: Duration, order: Int, action: @MainActor () -> Void)] = []
  private var count = 0

  func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    count += 1
    actions.append((max(moment, now), count, action))
  }

  /// Does what is due at once, as the next turn of a main queue would.
  func turn() { advance(by: .zero) }

  /// Moves on and does what falls due, in its order.
  func advance(by duration: Duration) {
    let end = now + duration
    while let next = actions.filter({ $0.moment <= end }).min(by: {
      ($0.moment, $0.order) < ($1.moment, $1.order)
    }) {
      actions.removeAll { $0.order == next.order }
      now = next.moment
      next.action()
    }
    now = end
  }
}
