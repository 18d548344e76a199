import Dispatch

/// A timer on the main queue, which hosts wait with unless they are given another.
@MainActor
public final class MainQueueTimer: NavigationTimer {
  private let start = DispatchTime.now().uptimeNanoseconds

  /// Makes a timer.
  public init() {}

  /// The time since the timer was made; it stands still while the machine sleeps.
  public var now: Duration {
    .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds - start))
  }

  /// Calls a closure once, at a moment or soon after it, in a turn of the main queue of its own.
  ///
  /// - Parameters:
  ///   - moment: When to call, measured as ``now`` is; one that is more than a century away counts as that.
  ///   - action: What to call.
  public func schedule(at moment: Duration, _ action: @escaping @MainActor () -> Void) {
    let delay = (moment.clamped - now).clamped
    guard delay > .zero else {
      MainQueue.async(action)
      return
    }
    let nanoseconds = delay.components.seconds * 1_000_000_000 + delay.components.attoseconds / 1_000_000_000
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: nanoseconds))) {
      MainActor.assumeIsolated(action)
    }
  }
}
