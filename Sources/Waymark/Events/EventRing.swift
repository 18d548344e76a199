/// Events in the order they came, the oldest of which make room when there are as many as there may be.
///
/// It takes memory for those that it holds, so that a reader may be allowed to be behind as far as it likes.
struct EventRing<R: Route>: Sendable {
  /// The room that is taken when the first event comes, and kept when the last one is gone.
  private static var smallest: Int { 16 }

  private let capacity: Int
  /// `count` events from `head` on.
  private var events: [RouterEvent<R>?] = []
  private var head = 0
  private var count = 0
  private var lostCount = 0

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// Takes an event in.
  ///
  /// - Returns: The one that has made room for it. What that holds may call anybody when it is freed, and nobody is to be called
  ///   in here.
  mutating func append(_ event: RouterEvent<R>) -> RouterEvent<R>? {
    if count == events.count, count < capacity { grow() }
    guard count == events.count else {
      events[place(count)] = event
      count += 1
      return nil
    }
    let lost = exchange(&events[head], with: event)
    head = place(1)
    lostCount += 1
    return lost
  }

  /// The oldest event; before it, how many were lost that came earlier.
  mutating func takeOldest() -> RouterEvent<R>? {
    guard count > 0, let oldest = events[head] else { return nil }
    if lostCount > 0 {
      defer { lostCount = 0 }
      return RouterEvent(navigationID: oldest.navigationID, kind: .lost(lostCount))
    }
    events[head] = nil
    head = place(1)
    count -= 1
    if count == 0, events.count > Self.smallest { (events, head) = ([], 0) }
    return oldest
  }

  /// Where the event is that came some others after the oldest.
  private func place(_ offset: Int) -> Int {
    let end = events.count - head
    return offset < end ? head + offset : offset - end
  }

  /// Makes room for twice as many, the oldest in front.
  private mutating func grow() {
    let room = min(capacity, max(Self.smallest, 2 * count))
    events = Array(events[head...] + events[..<head])
    events.append(contentsOf: repeatElement(nil, count: room - count))
    head = 0
  }
}
