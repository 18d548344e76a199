/// The events of a router from now on, for any number of readers.
///
/// Each iteration has a buffer of its own, so several tasks can read one sequence and each gets every event:
/// the first iterator from when the sequence was made, the others from when they were made themselves. A
/// reader that is too slow loses the oldest events. The event ``RouterEvent/Kind/lost(_:)``, in their place,
/// says how many. The sequence ends when the router is released.
public struct RouterEvents<R: Route>: AsyncSequence, Sendable {
  /// The type of the sequence's elements.
  public typealias Element = RouterEvent<R>

  let readers: EventReaders<R>

  /// Makes an iterator with a buffer of its own, which is forgotten when the iterator is released.
  ///
  /// - Returns: The iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(readers: readers, buffer: readers.makeBuffer()) }

  /// Reads events one after the other.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    /// Kept, so that the router still sends events after the sequence is released.
    let readers: EventReaders<R>
    let buffer: EventBuffer<R>

    /// Waits for the next event.
    ///
    /// - Returns: The event, or `nil` when the router was released or the task was cancelled. A cancelled task ends its
    ///   own wait alone.
    public mutating func next() async -> RouterEvent<R>? { await buffer.next() }
  }
}
