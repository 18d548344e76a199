/// Any number of tasks that wait for one value.
///
/// A task that is cancelled stops waiting at once and gets `nil`.
@MainActor
final class Waiters<Value: Sendable> {
  private var waiting: [(key: Int, continuation: CheckedContinuation<Value?, Never>)] = []
  private var lastKey = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// Waits until a value comes or the task is cancelled.
  func wait() async -> Value? {
    lastKey += 1
    let key = lastKey
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: nil)
        } else {
          waiting.append((key, continuation))
        }
      }
    } onCancel: {
      Task { @MainActor in self.stopWaiting(key) }
    }
  }

  private func stopWaiting(_ key: Int) {
    guard let index = waiting.firstIndex(where: { $0.key == key }) else { return }
    waiting.remove(at: index).continuation.resume(returning: nil)
  }

  /// Gives a value to every waiting task, in order.
  func resume(returning value: Value) {
    for (_, continuation) in exchange(&waiting, with: []) { continuation.resume(returning: value) }
  }
}
