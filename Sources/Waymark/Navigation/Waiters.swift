/// Any number of tasks that wait for one value.
///
/// A task that is cancelled stops waiting at once and gets `nil`.
@MainActor
final class Waiters<Value: Sendable> {
  private var continuations: [Int: CheckedContinuation<Value?, Never>] = [:]
  private var lastKey = 0

  var isEmpty: Bool { continuations.isEmpty }

  /// Waits until a value comes or the task is cancelled.
  func wait() async -> Value? {
    lastKey += 1
    let key = lastKey
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: nil)
        } else {
          continuations[key] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in self.continuations.removeValue(forKey: key)?.resume(returning: nil) }
    }
  }

  /// Gives a value to every waiting task, in order.
  func resume(returning value: Value) {
    let waiting = continuations.sorted { $0.key < $1.key }
    continuations = [:]
    for (_, continuation) in waiting { continuation.resume(returning: value) }
  }
}
