/// The events that one reader has not read yet, up to a limit.
final class EventBuffer<R: Route>: Sendable {
  private typealias Waiting = CheckedContinuation<RouterEvent<R>?, Never>

  private struct Contents {
    var events: EventRing<R>
    var isFinished = false
    /// The tasks that wait for an event, in order.
    ///
    /// There are several if an iterator was copied.
    var waiting = NumberedQueue<Waiting>()
    var lastKey = 0
  }

  private let contents: EventLock<Contents>

  init(capacity: Int) {
    contents = EventLock(Contents(events: EventRing(capacity: capacity)))
  }

  func append(_ event: RouterEvent<R>) {
    let (reader, lost) = contents.use { contents -> (Waiting?, RouterEvent<R>?) in
      if let reader = contents.waiting.popFirst() { return (reader, nil) }
      return (nil, contents.events.append(event))
    }
    reader?.resume(returning: event)
    // Release the lost event while the lock is not held.
    withExtendedLifetime(lost) {}
  }

  /// Lets readers read what is buffered, and then ends the sequence.
  func finish() {
    let readers = contents.use { contents -> [Waiting] in
      contents.isFinished = true
      defer { contents.waiting = NumberedQueue() }
      return contents.waiting.all
    }
    for reader in readers { reader.resume(returning: nil) }
  }

  /// The oldest event, as soon as there is one; `nil` at the end of the sequence, or if the task is cancelled.
  func next() async -> RouterEvent<R>? {
    guard !Task.isCancelled else { return nil }
    let key = contents.use { contents in
      contents.lastKey += 1
      return contents.lastKey
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = contents.use { contents -> RouterEvent<R>?? in
          if let event = contents.events.takeOldest() { return .some(event) }
          // A cancellation after this point finds the continuation.
          if contents.isFinished || Task.isCancelled { return .some(nil) }
          contents.waiting.insert(continuation, as: key)
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let reader = contents.use { $0.waiting.remove(key) }
      reader?.resume(returning: nil)
    }
  }
}
