/// The events that one reader has not read yet, a bounded number of them.
@MainActor
final class EventBuffer<R: Route> {
  /// A ring: `count` events from `head` on.
  private var ring: [RouterEvent<R>?]
  private var head = 0
  private var count = 0
  private var lostCount = 0
  private var isFinished = false
  private var reader: CheckedContinuation<RouterEvent<R>?, Never>?

  init(capacity: Int) {
    ring = Array(repeating: nil, count: max(1, capacity))
  }

  func append(_ event: RouterEvent<R>) {
    if let reader {
      self.reader = nil
      reader.resume(returning: event)
      return
    }
    ring[(head + count) % ring.count] = event
    if count < ring.count {
      count += 1
    } else {
      head = (head + 1) % ring.count
      lostCount += 1
    }
  }

  func finish() {
    isFinished = true
    reader?.resume(returning: nil)
    reader = nil
  }

  func next() async -> RouterEvent<R>? {
    if let event = takeBuffered() { return event }
    guard !isFinished else { return nil }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Two iterations of one sequence: the one that waited first gives way.
        reader?.resume(returning: nil)
        reader = nil
        if Task.isCancelled { continuation.resume(returning: nil) } else { reader = continuation }
      }
    } onCancel: {
      Task { @MainActor in self.finish() }
    }
  }

  private func takeBuffered() -> RouterEvent<R>? {
    guard count > 0, let oldest = ring[head] else { return nil }
    if lostCount > 0 {
      defer { lostCount = 0 }
      return RouterEvent(navigation: oldest.navigation, kind: .lost(lostCount))
    }
    ring[head] = nil
    head = (head + 1) % ring.count
    count -= 1
    return oldest
  }
}
