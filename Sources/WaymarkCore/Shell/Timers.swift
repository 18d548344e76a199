/// Watches how long the host and guards take.
@MainActor final class Timers {
  private var step: Watch
  private var turn: Watch

  /// The time, and a way to wait; tests have a clock that they move by hand.
  struct Clock {
    let now: @MainActor () -> Duration
    let schedule: @MainActor (_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Void
  }

  /// One thing that is waited for; one timer serves all that come one after the other.
  @MainActor private final class Watch {
    private let clock: Clock
    private let limit: Duration?
    private let isLate: @MainActor (UInt64) -> Void
    private var watched: UInt64?
    private var deadline = Duration.zero
    private var isScheduled = false

    init(_ clock: Clock, _ limit: Duration?, _ isLate: @escaping @MainActor (UInt64) -> Void) {
      self.clock = clock
      self.limit = limit
      self.isLate = isLate
    }

    func watch(_ number: UInt64?) {
      guard number != watched else { return }
      watched = number
      restart()
    }

    func restart() {
      guard watched != nil, let limit else { return }
      deadline = clock.now() + limit
      if !isScheduled { schedule(after: limit) }
    }

    private func schedule(after delay: Duration) {
      isScheduled = true
      clock.schedule(delay) { [weak self] in self?.look() }
    }

    private func look() {
      isScheduled = false
      guard let watched else { return }
      let left = deadline - clock.now()
      if left > .zero { return schedule(after: left) }
      // A program that was suspended, or held by a debugger, has not had the time.
      if let limit, .zero - left > limit { restart() } else { isLate(watched) }
    }
  }

  init(_ core: Core, _ clock: Clock, step stepLimit: Duration?, turn turnLimit: Duration) {
    step = Watch(clock, stepLimit) { [weak core] in core?.send(.timedOut($0)) }
    turn = Watch(clock, turnLimit) { [weak core] in core?.send(.guardTimedOut($0)) }
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
    now: @escaping @MainActor () -> Duration,
    schedule: @escaping @MainActor (_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Void,
    step: Duration? = .seconds(3), turn: Duration = .seconds(10)
  ) {
    timers = Timers(self, Timers.Clock(now: now, schedule: schedule), step: step, turn: turn)
    timers?.watch(step: state.openHostRequest, turn: state.openTurn)
  }
}
