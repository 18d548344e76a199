/// The readers of one sequence of events, each with a buffer of its own.
///
/// It lives as long as the sequence or one of its readers, and gets events until then.
final class EventReaders<R: Route>: Sendable {
  private struct Readers {
    /// The buffer of the first reader, which begins where the sequence begins.
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

  /// The buffer for one more reader, which keeps it.
  ///
  /// The first reader gets events from the beginning of the sequence, others from now on.
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

  /// Lets readers read what is buffered, and then ends the sequence.
  func finish() {
    readers.use { $0.isFinished = true }
    for buffer in living() { buffer.finish() }
  }

  private func living() -> [EventBuffer<R>] { readers.use { $0.buffers.living() } }
}
