/// The time in which a program runs, as opposed to that in which the system has suspended it.
///
/// A system's clock runs on while an app is suspended, and all that waits would be overdue at once when it goes on, though
/// nothing had the time to happen. So while something waits, somebody has to look now and then, and what passes between two
/// looks counts only as far as a program that runs would have looked again.
struct RunningTime {
  /// The time that has passed, in which the program ran.
  private(set) var now = Duration.zero
  private var lastLook: Duration
  /// The moments that somebody waits for, the latest first.
  private var awaited: [Duration] = []

  /// Begins to count.
  ///
  /// - Parameter uptime: What the system's clock says.
  init(at uptime: Duration) {
    lastLook = uptime
  }

  /// Whether somebody waits.
  var isWatched: Bool { !awaited.isEmpty }

  /// How long after one look the next should come: soon where little is left to wait for, so that much waiting costs few looks.
  var interval: Duration {
    let left = awaited.last.map { $0 - now } ?? .zero
    return max(.milliseconds(200), left / 4)
  }

  /// Looks at the system's clock.
  mutating func look(at uptime: Duration) {
    let passed = max(.zero, uptime - lastLook)
    // A look may be as late again, on a machine that has much to do.
    now += isWatched ? min(passed, interval * 2) : passed
    lastLook = uptime
  }

  /// Somebody begins to wait for a moment.
  ///
  /// - Returns: Whether it is the first to come, so that the next look has to be planned anew.
  mutating func await(_ moment: Duration) -> Bool {
    let index = awaited.firstIndex { $0 <= moment } ?? awaited.endIndex
    awaited.insert(moment, at: index)
    return index == awaited.endIndex - 1
  }

  /// Somebody waits no more.
  mutating func stopAwaiting(_ moment: Duration) {
    if let index = awaited.lastIndex(of: moment) { awaited.remove(at: index) }
  }
}
