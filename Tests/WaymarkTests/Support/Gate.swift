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

typealias GuardGate = Gate<Decision<Place>>

extension LeaveDecision {
  /// A screen's answer for that of a gate.
  static func deciding(_ decision: Decision<R>) -> LeaveDecision {
    if case .block(let reason) = decision { .stay(reason) } else { .allow }
  }
}
