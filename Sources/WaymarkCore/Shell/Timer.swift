/// Watches how long the host or a guard takes; one timer serves all that come one after the other.
@MainActor final class Timer {
  /// The time, and a way to wait; tests have a clock that they move by hand.
  struct Clock {
    let now: @MainActor () -> Duration
    let schedule: @MainActor (_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Void
  }

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

extension Core {
  /// Gives steps that the host does not acknowledge up, and reports guards that do not answer.
  package func useTimer(
    now: @escaping @MainActor () -> Duration,
    schedule: @escaping @MainActor (_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Void,
    step: Duration? = .seconds(3), turn: Duration = .seconds(10)
  ) {
    let clock = Timer.Clock(now: now, schedule: schedule)
    stepTimer = Timer(clock, step) { [unowned self] in send(.timedOut($0)) }
    turnTimer = Timer(clock, turn) { [unowned self] in send(.guardTimedOut($0)) }
    timed = (nil, nil)
    watchTime()
  }

  /// Has the timers watch whoever is asked now.
  func watchTime() {
    let asked = (state.openHostRequest, state.openTurn)
    guard asked != timed else { return }
    timed = asked
    stepTimer?.watch(asked.0)
    turnTimer?.watch(asked.1)
  }
}
