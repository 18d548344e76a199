import Dispatch

/// The system's clock and the main queue, which routers and hosts measure time with unless they are given another timer.
@MainActor
package final class MainQueueTimer: NavigationTimer {
  package init() {}

  /// The time since the machine was started, without the time in which it has slept.
  package var now: Duration { .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds)) }

  /// Calls a closure once, at a moment or soon after it.
  ///
  /// - Parameters:
  ///   - moment: When to call, measured as ``now`` is. A moment that is more than a century away counts as a
  ///     century away.
  ///   - action: What to call.
  package func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    let (seconds, attoseconds) = (moment.clamped - now).clamped.components
    // Round up, so that the call does not come too early and then a second time.
    let nanoseconds = seconds * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: nanoseconds))) {
      MainActor.assumeIsolated(action)
    }
  }
}
