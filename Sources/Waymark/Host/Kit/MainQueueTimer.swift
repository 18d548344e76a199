import Dispatch

/// A timer on the main queue, which hosts use unless they are given another.
///
/// Time in which the program does not run, because the system has suspended it or the machine sleeps, does
/// not count. A wait with half a second left when the app is suspended still has half a second left when the
/// app goes on.
@MainActor
package final class MainQueueTimer: NavigationTimer {
  private let system: any NavigationTimer
  /// The time that has passed while the program ran.
  private var elapsed = Duration.zero
  private var lastLook: Duration
  /// The calls that are waited for, the latest first.
  private var alarms: [(moment: Duration, action: @MainActor () -> Void)] = []
  /// The number of looks that were planned, of which only the last one is valid.
  private var plannedLooks = 0

  /// Makes a timer.
  package convenience init() { self.init(on: SystemTimer()) }

  /// Makes a timer.
  ///
  /// - Parameter system: What it waits with, whose time runs on while the program does not.
  init(on system: any NavigationTimer) {
    self.system = system
    lastLook = system.now
  }

  /// The time since the timer was made in which the program ran.
  package var now: Duration {
    look()
    return elapsed
  }

  /// Calls a closure once, at a moment or soon after it.
  ///
  /// - Parameters:
  ///   - moment: When to call, measured as ``now`` is. A moment that is more than a century away counts as a
  ///     century away.
  ///   - action: What to call.
  package func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    let moment = moment.clamped
    guard moment > now else { return MainQueue.async(action) }
    let index = alarms.firstIndex { $0.moment <= moment } ?? alarms.endIndex
    alarms.insert((moment, action), at: index)
    if index == alarms.endIndex - 1 { planLook() }
  }

  /// The time to the next call; `nil` if nothing waits.
  private var left: Duration? { alarms.last.map { $0.moment - elapsed } }

  /// The time between two looks: short if little is left to wait for, so that a long wait needs few looks.
  private var interval: Duration? { left.map { max(.milliseconds(200), $0 / 4) } }

  /// Looks at the system's clock.
  ///
  /// While something waits, the time since the last look counts only up to the moment at which a running program would have
  /// looked again; on a busy machine that may be late by as much.
  private func look() {
    let uptime = system.now
    let passed = max(.zero, uptime - lastLook)
    elapsed += interval.map { min(passed, $0 * 2) } ?? passed
    lastLook = uptime
  }

  private func planLook() {
    guard let left, let interval else { return }
    plannedLooks += 1
    system.schedule(at: system.moment(after: min(left, interval))) { [self, plannedLooks] in
      guard plannedLooks == self.plannedLooks else { return }
      look()
      while let last = alarms.last, last.moment <= elapsed {
        alarms.removeLast()
        last.action()
      }
      planLook()
    }
  }
}

/// The system's clock and the main queue.
@MainActor
private final class SystemTimer: NavigationTimer {
  var now: Duration { .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds)) }

  func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    let (seconds, attoseconds) = (moment - now).clamped.components
    // Round up, so that the call does not come too early and then a second time.
    let nanoseconds = seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: nanoseconds))) {
      MainActor.assumeIsolated(action)
    }
  }
}
