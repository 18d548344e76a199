/// Events in the order they came, the oldest of which make room when there is none.
struct EventRing<R: Route>: Sendable {
  /// `count` events from `head` on.
  private var events: [RouterEvent<R>?]
  private var head = 0
  private var count = 0
  private var lostCount = 0

  init(capacity: Int) {
    events = Array(repeating: nil, count: max(1, capacity))
  }

  mutating func append(_ event: RouterEvent<R>) {
    events[(head + count) % events.count] = event
    if count < events.count {
      count += 1
    } else {
      head = (head + 1) % events.count
      lostCount += 1
    }
  }

  /// The oldest event; before it, how many were lost that came earlier.
  mutating func takeOldest() -> RouterEvent<R>? {
    guard count > 0, let oldest = events[head] else { return nil }
    if lostCount > 0 {
      defer { lostCount = 0 }
      return RouterEvent(navigation: oldest.navigation, kind: .lost(lostCount))
    }
    events[head] = nil
    head = (head + 1) % events.count
    count -= 1
    return oldest
  }
}
