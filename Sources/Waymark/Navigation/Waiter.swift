/// A task that waits for something to happen, and stops waiting at once when it is cancelled.
@MainActor
final class Waiter {
  private var continuation: CheckedContinuation<Bool, Never>?

  /// Waits until ``resume()`` is called or the task is cancelled.
  ///
  /// - Returns: `false` if the task was cancelled first.
  func wait() async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: false)
        } else {
          self.continuation = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in self.end(false) }
    }
  }

  /// Lets the task go on, if it waits.
  func resume() { end(true) }

  private func end(_ hasHappened: Bool) {
    exchange(&continuation, with: nil)?.resume(returning: hasHappened)
  }
}
