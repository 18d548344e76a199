import Dispatch

/// A timer on the main queue, which hosts use unless they are given another.
///
/// Time in which the program does not run, because the system has suspended it or the machine sleeps, does
/// not count. A wait with half a second left when the app is suspended still has half a second left when the
/// app goes on.
@MainActor
public final class MainQueueTimer: NavigationTimer {
  private let system: any NavigationTimer
  private var time: RunningTime
  /// The number of looks that were planned.
  ///
  /// Only the last one is valid.
  private var plannedLooks = 0

  /// Makes a timer.
  public init() {
    let system = SystemTimer()
    self.system = system
    time = RunningTime(at: system.now)
  }

  /// Makes a timer.
  ///
  /// - Parameter system: What it waits with, whose time runs on while the program does not.
  init(on system: any NavigationTimer) {
    self.system = system
    time = RunningTime(at: system.now)
  }

  /// The time since the timer was made in which the program ran.
  public var now: Duration {
    time.look(at: system.now)
    return time.now
  }

  /// Calls a closure once, at a moment or soon after it, in a turn of the main queue of its own.
  ///
  /// - Parameters:
  ///   - moment: When to call, measured as ``now`` is. A moment that is more than a century away counts as a
  ///     century away.
  ///   - action: What to call.
  public func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    let moment = moment.clamped
    guard moment > now else {
      MainQueue.async(action)
      return
    }
    let isFirst = time.await(moment)
    wait(until: moment, action)
    if isFirst { lookNowAndThen() }
  }

  private func wait(until moment: Duration, _ action: @escaping @MainActor () -> Void) {
    later(moment - now) { [self] in
      guard now >= moment else { return wait(until: moment, action) }
      time.stopAwaiting(moment)
      action()
    }
  }

  /// Keeps looking at the clock as long as something waits.
  private func lookNowAndThen() {
    plannedLooks += 1
    let look = plannedLooks
    later(time.interval) { [weak self] in
      guard let self, look == plannedLooks else { return }
      time.look(at: system.now)
      if time.isWatched { lookNowAndThen() }
    }
  }

  private func later(_ delay: Duration, _ action: @escaping @MainActor () -> Void) {
    system.schedule(at: system.moment(after: delay), action)
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
