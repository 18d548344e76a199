/// The time in which a program runs, as opposed to that in which the system has suspended it.
///
/// A system's clock goes on while an app is suspended. When the app continues, everything that waits would be overdue at
/// once, although nothing had time to happen. So while something waits, the clock has to be looked at regularly. The time
/// between two looks counts only up to the moment at which a running program would have looked again.
struct RunningTime {
  /// The time that has passed while the program ran.
  private(set) var now = Duration.zero
  private var lastLook: Duration
  /// The moments that are waited for, the latest first.
  private var awaited: [Duration] = []

  /// Begins to count.
  ///
  /// - Parameter uptime: What the system's clock says.
  init(at uptime: Duration) {
    lastLook = uptime
  }

  /// Whether something waits.
  var isWatched: Bool { !awaited.isEmpty }

  /// The time until the next look.
  ///
  /// It is short if little is left to wait for, and grows with the wait, so that a long wait needs few looks.
  var interval: Duration {
    let left = awaited.last.map { $0 - now } ?? .zero
    return max(.milliseconds(200), left / 4)
  }

  /// Looks at the system's clock.
  mutating func look(at uptime: Duration) {
    let passed = max(.zero, uptime - lastLook)
    // On a busy machine, a look may be late by as much again.
    now += isWatched ? min(passed, interval * 2) : passed
    lastLook = uptime
  }

  /// Begins to wait for a moment.
  ///
  /// - Returns: Whether it is the earliest moment, so that the next look has to be planned again.
  mutating func await(_ moment: Duration) -> Bool {
    let index = awaited.firstIndex { $0 <= moment } ?? awaited.endIndex
    awaited.insert(moment, at: index)
    return index == awaited.endIndex - 1
  }

  /// Stops waiting for a moment.
  mutating func stopAwaiting(_ moment: Duration) {
    if let index = awaited.lastIndex(of: moment) { awaited.remove(at: index) }
  }
}
