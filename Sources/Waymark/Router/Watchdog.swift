/// Notices when a step is not acknowledged in time: one timer for all steps of a router.
@MainActor
final class Watchdog {
  private let timer: any NavigationTimer
  private var deadline: Duration?
  private var isScheduled = false
  var onTimeout: (@MainActor () -> Void)?

  init(timer: any NavigationTimer) {
    self.timer = timer
  }

  /// Starts waiting, afresh if it does already.
  func start(_ timeout: Duration) {
    deadline = timer.now + timeout
    schedule()
  }

  /// Stops waiting.
  ///
  /// The timer that is set is left to run out, so that no step pays for cancelling it.
  func stop() {
    deadline = nil
  }

  private func schedule() {
    guard !isScheduled, let deadline else { return }
    isScheduled = true
    timer.schedule(at: deadline) { [weak self] in self?.wake() }
  }

  private func wake() {
    isScheduled = false
    guard let deadline else { return }
    if timer.now < deadline {
      schedule()
    } else {
      self.deadline = nil
      onTimeout?()
    }
  }
}
