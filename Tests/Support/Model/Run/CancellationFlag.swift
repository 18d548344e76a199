import Waymark

/// Whether a task has been cancelled, known at once: a task of its own that notes it would run after those that look.
final class CancellationFlag: Sendable {
  private let flag = EventLock(false)

  var isSet: Bool { flag.use { $0 } }

  func set() { flag.use { $0 = true } }
}
