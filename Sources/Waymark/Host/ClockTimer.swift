/// A timer that sleeps on a clock.
@MainActor
package final class ClockTimer<C: Clock>: NavigationTimer where C.Duration == Duration {
  private let clock: C
  private let start: C.Instant

  /// Makes a timer.
  ///
  /// - Parameter clock: The clock to sleep on. With a clock that stops while the machine sleeps, no time-out
  ///   fires right after the machine wakes up.
  package init(_ clock: C) {
    self.clock = clock
    start = clock.now
  }

  /// The time since the timer was made.
  package var now: Duration { start.duration(to: clock.now) }

  /// Calls a closure once, at a moment or soon after it.
  ///
  /// - Parameters:
  ///   - moment: When to call, measured as ``now`` is. A moment that is more than a century away counts as a
  ///     century away.
  ///   - action: What to call.
  package func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    let deadline = start.advanced(by: max(.zero, moment.clamped))
    Task { @MainActor [clock] in
      // A sleep that fails was cancelled, and nobody can cancel this task.
      try? await clock.sleep(until: deadline, tolerance: nil)
      action()
    }
  }
}
