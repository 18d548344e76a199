/// The events of a router from now on, for one reader.
///
/// Each iteration has a buffer of its own. A reader that is too slow loses the oldest events and is told how many, in
/// the order of reading, by ``RouterEvent/Kind/lost(_:)``. The sequence ends when the router is released.
public struct RouterEvents<R: Route>: AsyncSequence, Sendable {
  /// What the sequence gives.
  public typealias Element = RouterEvent<R>

  let buffer: EventBuffer<R>

  /// Makes an iterator, which shares the events with others of the same sequence.
  ///
  /// - Returns: The iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }

  /// What reads events one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let buffer: EventBuffer<R>

    /// Waits for the next event.
    ///
    /// - Returns: The event, or `nil` when the router was released or the task was cancelled.
    public mutating func next() async -> RouterEvent<R>? { await buffer.next() }
  }
}
