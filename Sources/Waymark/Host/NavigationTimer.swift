/// The timer that a router measures its time-outs with.
///
/// It asks for less than `Clock`, so that tests can move time forward by hand and see at once, on the same
/// turn, what happens.
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

extension NavigationTimer {
  /// Calls a closure at regular intervals, for as long as it returns `true`.
  ///
  /// - Parameters:
  ///   - interval: How long after one call the next comes.
  ///   - body: What to call. It returns whether to go on.
  package func `repeat`(every interval: Duration, _ body: @escaping @MainActor () -> Bool) {
    schedule(at: moment(after: interval)) { [weak self] in
      if body() { self?.repeat(every: interval, body) }
    }
  }
}

extension Duration {
  /// A duration that can be added to others and converted to any unit without overflow: at most a century.
  package var clamped: Duration {
    let century = Duration.seconds(3_155_760_000 as Int64)
    return min(max(self, .zero - century), century)
  }
}

extension NavigationTimer {
  /// The moment that comes after a while.
  ///
  /// - Parameter delay: How long, which may be any duration at all.
  /// - Returns: The moment, measured as ``now`` is.
  package func moment(after delay: Duration) -> Duration { now + delay.clamped }
}
