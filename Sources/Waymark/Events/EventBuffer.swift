/// The events that one reader has not read yet, a bounded number of them.
final class EventBuffer<R: Route>: Sendable {
  private typealias Waiting = CheckedContinuation<RouterEvent<R>?, Never>

  private struct Contents {
    var events: EventRing<R>
    var isFinished = false
    /// Those that wait, in the order they came: more than one where an iterator was copied.
    var waiting: [(key: Int, continuation: Waiting)] = []
    var lastKey = 0
  }

  private let contents: EventLock<Contents>

  init(capacity: Int) {
    contents = EventLock(Contents(events: EventRing(capacity: capacity)))
  }

  func append(_ event: RouterEvent<R>) {
    let (reader, lost) = contents.use { contents -> (Waiting?, RouterEvent<R>?) in
      if !contents.waiting.isEmpty { return (contents.waiting.removeFirst().continuation, nil) }
      return (nil, contents.events.append(event))
    }
    reader?.resume(returning: event)
    // Freed where the lock is not held.
    withExtendedLifetime(lost) {}
  }

  /// Lets readers have what is buffered, and nothing after it.
  func finish() {
    let readers = contents.use { contents -> [Waiting] in
      contents.isFinished = true
      defer { contents.waiting = [] }
      return contents.waiting.map { $0.continuation }
    }
    for reader in readers { reader.resume(returning: nil) }
  }

  /// The oldest event, as soon as there is one; `nil` when there will be none, or for a task that is cancelled.
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
          // Whoever cancels after this finds the continuation.
          if contents.isFinished || Task.isCancelled { return .some(nil) }
          contents.waiting.append((key, continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let reader = contents.use { contents -> Waiting? in
        guard let index = contents.waiting.firstIndex(where: { $0.key == key }) else { return nil }
        return contents.waiting.remove(at: index).continuation
      }
      reader?.resume(returning: nil)
    }
  }
}
