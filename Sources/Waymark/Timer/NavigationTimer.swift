/// What a router measures its time-outs with.
///
/// It is smaller than `Clock` so that tests can move time forward by hand and see what happens at once, on the same
/// turn. ``ClockTimer`` makes one of any clock.
@MainActor
public protocol NavigationTimer: AnyObject {
  /// The time since a moment that does not change.
  var now: Duration { get }

  /// Calls a closure once, at a moment or soon after it, and never before this function has returned.
  ///
  /// - Parameters:
  ///   - moment: When to call, measured as ``now`` is.
  ///   - action: What to call.
  func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void)
}
