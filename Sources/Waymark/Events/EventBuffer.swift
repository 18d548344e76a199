/// The events that one reader has not read yet, up to a limit.
final class EventBuffer<R: Route>: Sendable {
  /// Wakes a reader, which then takes its event under the lock.
  ///
  /// The thread sanitizer does not see that a continuation orders memory if it is resumed before its task waits; it sees the lock.
  private typealias Waiting = CheckedContinuation<Void, Never>

  private struct Contents {
    var events: EventRing<R>
    var isFinished = false
    /// The tasks that wait for an event, in order.
    ///
    /// There are several if an iterator was copied.
    var waiting = NumberedQueue<Waiting>()
    /// The events for tasks that have been woken and have not gone on yet.
    var answers: [Int: RouterEvent<R>] = [:]
    var lastKey = 0
  }

  private let contents: EventLock<Contents>

  init(capacity: Int) {
    contents = EventLock(Contents(events: EventRing(capacity: capacity)))
  }

  func append(_ event: RouterEvent<R>) {
    let (reader, lost) = contents.use { contents -> (Waiting?, RouterEvent<R>?) in
      if let (key, reader) = contents.waiting.popFirst() {
        contents.answers[key] = event
        return (reader, nil)
      }
      return (nil, contents.events.append(event))
    }
    reader?.resume()
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
    for reader in readers { reader.resume() }
  }

  /// The oldest event, as soon as there is one; `nil` at the end of the sequence, or if the task is cancelled.
  func next() async -> RouterEvent<R>? {
    guard !Task.isCancelled else { return nil }
    let key = contents.use { contents in
      contents.lastKey += 1
      return contents.lastKey
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = contents.use { contents -> Bool in
          if let event = contents.events.takeOldest() {
            contents.answers[key] = event
            return false
          }
          // A cancellation after this point finds the continuation.
          if contents.isFinished || Task.isCancelled { return false }
          contents.waiting.insert(continuation, as: key)
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      contents.use { $0.waiting.remove(key) }?.resume()
    }
    return contents.use { $0.answers.removeValue(forKey: key) }
  }
}
