/// Tells the time; tests have one that they move by hand.
@MainActor package protocol CoreTimer: AnyObject {
  func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void)
}

/// Watches how long the host and guards take.
@MainActor final class Timers {
  private var step: Watch
  private var turn: Watch

  /// One thing that is waited for; a timer that was set for another does nothing.
  @MainActor private final class Watch {
    private let timer: any CoreTimer
    private let limit: Duration
    private let isLate: @MainActor (UInt64) -> Void
    private var watched: UInt64?
    private var count = 0

    init(_ timer: any CoreTimer, _ limit: Duration, _ isLate: @escaping @MainActor (UInt64) -> Void) {
      self.timer = timer
      self.limit = limit
      self.isLate = isLate
    }

    func watch(_ number: UInt64?) {
      guard number != watched else { return }
      watched = number
      restart()
    }

    func restart() {
      count += 1
      guard let watched else { return }
      timer.schedule(after: limit) { [weak self, count] in
        guard let self, self.count == count else { return }
        isLate(watched)
      }
    }
  }

  init(_ core: Core, _ timer: any CoreTimer, step stepLimit: Duration, turn turnLimit: Duration) {
    step = Watch(timer, stepLimit) { [weak core] in core?.send(.timedOut($0)) }
    turn = Watch(timer, turnLimit) { [weak core] in core?.send(.guardTimedOut($0)) }
  }

  func watch(step request: HostRequest?, turn question: QuestionNumber?) {
    step.watch(request)
    turn.watch(question)
  }

  func restartStep() { step.restart() }
}

extension Core {
  /// Gives steps that the host does not acknowledge up, and reports guards that do not answer.
  package func useTimer(
    _ timer: any CoreTimer, step: Duration = .seconds(3), turn: Duration = .seconds(10)
  ) {
    timers = Timers(self, timer, step: step, turn: turn)
    timers?.watch(step: state.openHostRequest, turn: state.openTurn)
  }
}
