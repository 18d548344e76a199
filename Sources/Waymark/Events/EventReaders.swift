/// Those who read one sequence of events, each with a buffer of its own.
///
/// It lives as long as the sequence or one of its readers, and is told of events for so long.
final class EventReaders<R: Route>: Sendable {
  private struct Readers {
    /// What the first reader gets, which begins where the sequence does.
    var first: EventBuffer<R>?
    var buffers = WeakList<EventBuffer<R>>()
    var isFinished = false
  }

  private let capacity: Int
  private let readers: EventLock<Readers>

  init(capacity: Int) {
    self.capacity = capacity
    let first = EventBuffer<R>(capacity: capacity)
    var made = Readers(first: first)
    made.buffers.add(first)
    readers = EventLock(made)
  }

  /// The buffer of one more reader, who keeps it: the first reads from where the sequence began, others from here on.
  ///
  /// - Complexity: O(1) amortised.
  func makeBuffer() -> EventBuffer<R> {
    let capacity = capacity
    return readers.use { readers in
      if let first = readers.first.take() { return first }
      let made = EventBuffer<R>(capacity: capacity)
      if readers.isFinished { made.finish() }
      readers.buffers.add(made)
      return made
    }
  }

  func append(_ event: RouterEvent<R>) {
    for buffer in living() { buffer.append(event) }
  }

  /// Lets readers have what is buffered, and nothing after it.
  func finish() {
    readers.use { $0.isFinished = true }
    for buffer in living() { buffer.finish() }
  }

  private func living() -> [EventBuffer<R>] { readers.use { $0.buffers.living() } }
}
