/// The events of a router from now on, for one reader.
///
/// A reader that is too slow loses the oldest events. The event ``RouterEvent/Kind/lost(_:)``, in their place,
/// says how many. The sequence ends when the router is released, or the task that reads it is cancelled.
public struct RouterEvents<R: Route>: AsyncSequence, Sendable {
  /// An event, and the number of those before it, so that a reader sees a gap.
  typealias Counted = (event: RouterEvent<R>, count: Int)

  let stream: AsyncStream<Counted>

  /// Makes an iterator.
  ///
  /// - Returns: The iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

  /// Reads events one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<Counted>.Iterator
    private var count = 0
    /// The event behind a gap that was told.
    private var held: RouterEvent<R>?

    init(base: AsyncStream<Counted>.Iterator) { self.base = base }

    /// Waits for the next event.
    ///
    /// - Returns: The event, or `nil` when the router was released or the task was cancelled.
    @concurrent public mutating func next() async -> RouterEvent<R>? {
      if let event = held.take() { return event }
      guard let (event, count) = await base.next() else { return nil }
      let lost = count - self.count
      self.count = count + 1
      guard lost > 0 else { return event }
      held = event
      return RouterEvent(navigationID: event.navigationID, kind: .lost(lost))
    }
  }
}

/// The router's end of a sequence of events.
struct EventReader<R: Route> {
  private let continuation: AsyncStream<RouterEvents<R>.Counted>.Continuation
  private var count = 0

  /// Makes a sequence.
  ///
  /// - Parameter capacity: The number of events that its reader may be behind.
  /// - Returns: The sequence, and the router's end of it.
  static func make(capacity: Int) -> (RouterEvents<R>, EventReader) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: RouterEvents<R>.Counted.self, bufferingPolicy: .bufferingNewest(Swift.max(1, capacity)))
    return (RouterEvents(stream: stream), EventReader(continuation: continuation))
  }

  private init(continuation: AsyncStream<RouterEvents<R>.Counted>.Continuation) {
    self.continuation = continuation
  }

  /// Sends an event.
  ///
  /// - Returns: The event that was lost for it, or that nobody reads any more.
  mutating func send(
    _ event: RouterEvent<R>
  ) -> AsyncStream<RouterEvents<R>.Counted>.Continuation.YieldResult {
    defer { count += 1 }
    return continuation.yield((event, count))
  }

  /// Lets the reader read what is there, and then ends the sequence.
  func finish() { continuation.finish() }
}
