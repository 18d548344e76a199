public import Waymark

/// A clock that stands still until a test moves it.
///
/// As a `NavigationTimer` it measures a router's time-outs, and as a `Clock` anything that sleeps on one.
/// When ``advance(by:)`` returns, everything that became due has happened, and tasks that became due have
/// been woken:
///
/// ```swift
/// let clock = ManualClock()
/// let router = Router<AppRoute>(.home, configuration: .init(advanced: .init(timer: clock)))
/// router.host.attach(RecordingHost(answering: .never))
/// clock.advance(by: .seconds(3))  // the host is asked for a rebuild, here and now
/// ```
@MainActor
public final class ManualClock: NavigationTimer {
  private var alarms = AlarmQueue()

  /// The time since the clock was made.
  public private(set) var now = Duration.zero

  /// Makes a clock that shows zero.
  public init() {}

  /// The number of closures that wait for their moment.
  public var pendingCount: Int { alarms.count }

  /// Calls a closure once when the clock has been moved to a moment.
  ///
  /// - Parameters:
  ///   - moment: When to call, measured as ``now`` is.
  ///   - action: What to call.
  public func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    alarms.add(moment, action)
  }

  /// Moves the clock forward and calls what becomes due on the way, in the order of the moments.
  ///
  /// - Parameter duration: How far to move it. What is called may schedule more, which is called too if it is due, and may
  ///   move the clock itself, which never goes back.
  /// - Complexity: O(log *n*) for each closure that is called, where *n* is the number of those that wait.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = alarms.takeFirst(until: end) {
      now = max(now, next.moment)
      next.action()
    }
    now = max(now, end)
  }

  /// Moves the clock forward until nothing is left to call.
  ///
  /// - Parameter limit: How far to move it at most.
  public func runOut(limit: Duration = .seconds(3600)) {
    let end = now + limit
    while let next = alarms.first?.moment, next <= end { advance(by: max(.zero, next - now)) }
  }
}
