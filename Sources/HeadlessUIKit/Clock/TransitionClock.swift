/// The manual clock that times animated transitions; not part of UIKit.
///
/// Every window has one. No animation ends until a test advances the clock:
///
/// ```swift
/// navigation.pushViewController(detail, animated: true)
/// window.clock.advance(by: 0.1)   // under way
/// window.clock.runUntilIdle()     // didShow, viewDidAppear and completions have been called
/// ```
@preconcurrency @MainActor
public final class TransitionClock {
  private struct Event {
    let deadline: TimeInterval
    let id: Int
    let isAnimation: Bool
    let work: @MainActor () -> Void
  }

  /// Seconds since the clock was made.
  public private(set) var now: TimeInterval = 0

  /// Whether a change without animation has ended when its call returns.
  ///
  /// UIKit ends some of them in a later turn of the run loop. If this is `false`, they end at the clock's
  /// next step, which reveals code that relies on the immediate end.
  public var endsUnanimatedAtOnce = true

  /// Whether animations are paused, like those of a scene in the background.
  ///
  /// Time still passes, and animations that are overdue end when this becomes `false`.
  public var holdsAnimations = false

  private var events: [Event] = []
  private var lastID = 0

  /// Creates a clock at zero.
  ///
  /// Every window creates its own, so call this only to share a clock between windows.
  public init() {}

  /// Whether nothing is waiting for time to pass; a gesture that a finger holds does not count.
  public var isIdle: Bool { events.isEmpty }

  /// Runs work after some time on this clock.
  ///
  /// - Parameters:
  ///   - delay: Seconds from now. Work that is due at the same time runs in the order in which it was
  ///     scheduled.
  ///   - work: The closure to run.
  /// - Returns: An identifier with which to cancel it.
  /// - Complexity: O(*n*) in the number of waiting events.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Int {
    schedule(after: delay, isAnimation: false, work)
  }

  /// Runs work, which may be the end of an animation, after some time on this clock.
  @discardableResult
  func schedule(after delay: TimeInterval, isAnimation: Bool, _ work: @escaping @MainActor () -> Void) -> Int
  {
    lastID += 1
    let event = Event(deadline: now + max(0, delay), id: lastID, isAnimation: isAnimation, work: work)
    let index = events.lastIndex { $0.deadline <= event.deadline }.map { $0 + 1 } ?? 0
    events.insert(event, at: index)
    return event.id
  }

  /// Cancels work that has not run yet; if it has, nothing happens.
  ///
  /// - Parameter id: The identifier that `schedule(after:_:)` returned.
  public func cancel(_ id: Int) {
    events.removeAll { $0.id == id }
  }

  /// Lets time pass and runs the work that becomes due, including work that is scheduled on the way and
  /// becomes due in the same time.
  ///
  /// - Parameters:
  ///   - seconds: How much time passes.
  ///   - limit: How many events to run at most, so that code that always schedules more does not run forever.
  /// - Returns: Whether everything that became due has run.
  @discardableResult
  public func advance(by seconds: TimeInterval, limit: Int = .max) -> Bool {
    let end = now + max(0, seconds)
    var left = limit
    while let index = nextIndex, events[index].deadline <= end {
      guard left > 0 else { return false }
      left -= 1
      run(events.remove(at: index))
    }
    now = end
    return true
  }

  /// Lets time pass until nothing is waiting.
  ///
  /// - Parameter limit: How many events to run at most, so that code that always starts another transition
  ///   does not run forever.
  /// - Returns: Whether nothing is waiting any longer; paused animations still are.
  @discardableResult
  public func runUntilIdle(limit: Int = 10_000) -> Bool {
    var left = limit
    while left > 0, let index = nextIndex {
      left -= 1
      run(events.remove(at: index))
    }
    return events.isEmpty
  }

  private var nextIndex: Int? { events.firstIndex { !holdsAnimations || !$0.isAnimation } }

  private func run(_ event: Event) {
    now = max(now, event.deadline)
    let outer = TransitionClock.running
    TransitionClock.running = self
    event.work()
    TransitionClock.running = outer
  }

  /// The clock whose event is being handled, for animations without a window.
  static var running: TransitionClock?

  /// For animations outside any window.
  static let detached = TransitionClock()

  /// The clock of an animation without a window: the one whose event is being handled, or else the key
  /// window's.
  static var ambient: TransitionClock {
    running ?? UIApplication.shared.keyWindow?.clock ?? detached
  }
}

/// The durations of the system's transitions on the clock; not part of UIKit, which does not publish them.
enum TransitionDuration {
  static let navigation: TimeInterval = 0.35
  static let presentation: TimeInterval = 0.5
  static let alert: TimeInterval = 0.25
  static let columns: TimeInterval = 0.35
}
