public import Waymark

/// A clock that stands still until a test moves it.
///
/// As a `NavigationTimer` it measures a router's time-outs. When ``advance(by:)`` returns, everything that became due has
/// happened:
///
/// ```swift
/// let clock = ManualClock()
/// let router = Router<AppRoute>(.home, configuration: .init(advanced: .init(timer: clock)))
/// router.host.attach(RecordingHost(answering: .never))
/// clock.advance(by: .seconds(3))  // the host is asked for a rebuild, here and now
/// ```
@MainActor
public final class ManualClock: NavigationTimer {
  /// The closures that wait, the next one last.
  private var alarms: [(moment: Duration, action: @MainActor () -> Void)] = []

  /// The time since the clock was made.
  public private(set) var now = Duration.zero

  /// Makes a clock that shows zero.
  public init() {}

  /// The number of closures that wait for their moment.
  public var pendingCount: Int { alarms.count }

  /// Calls a closure once when the clock has been moved to a moment, after those that were to be called at that moment already.
  ///
  /// - Parameters:
  ///   - moment: When to call, measured as ``now`` is.
  ///   - action: What to call.
  /// - Complexity: O(*n*), where *n* is the number of closures that wait.
  public func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    let index = alarms.firstIndex { $0.moment <= moment } ?? alarms.endIndex
    alarms.insert((moment, action), at: index)
  }

  /// Moves the clock forward and calls what becomes due on the way, in the order of the moments.
  ///
  /// - Parameter duration: How far to move it. What is called may schedule more, which is called too if it is due, and may
  ///   move the clock itself, which never goes back.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = alarms.last, next.moment <= end {
      alarms.removeLast()
      now = max(now, next.moment)
      next.action()
    }
    now = max(now, end)
  }
}
