/// Events in order, up to a limit.
///
/// Beyond it, the oldest are dropped.
///
/// It takes memory only for the events that it holds, so the limit may be as high as a reader likes.
struct EventRing<R: Route>: Sendable {
  /// The room that is allocated for the first event, and kept when the ring is empty again.
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

  /// Adds an event.
  ///
  /// - Returns: The event that was dropped for it. Its content may call other code when it is released, which must not happen in
  ///   here.
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

  /// The oldest event; before it, the number of earlier events that were lost.
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

  /// The position of the event at an offset from the oldest.
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
