import Waymark

/// A place where asynchronous guards wait until the test answers them, in the order in which they came.
@MainActor
final class Gate<Answer: Sendable> {
  private var waiting: [CheckedContinuation<Answer, Never>] = []

  var count: Int { waiting.count }

  func wait() async -> Answer {
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Answers who came first.
  func open(_ answer: Answer) {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().resume(returning: answer)
  }
}

/// A value that closures share.
@MainActor
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
