/// The manual clock that animated transitions take their time on; not part of UIKit.
///
/// Every window has one. Nothing animated ends until a test moves it on:
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
  /// UIKit ends some of them in a later turn of the run loop; set this to false to have them end at the
  /// clock's next step, so that code which relies on the immediate end is found.
  public var endsUnanimatedAtOnce = true

  /// Whether animations stand still, as those of a scene in the background do; time passes all the same, and what is overdue
  /// ends when they go on.
  public var holdsAnimations = false

  private var events: [Event] = []
  private var lastID = 0

  /// Creates a clock at zero; a window makes its own, so call this to share one between windows.
  public init() {}

  /// Whether nothing waits for time to pass; a gesture held by a finger does not count.
  public var isIdle: Bool { events.isEmpty }

  /// Runs work after some time on this clock.
  ///
  /// - Parameters:
  ///   - delay: Seconds from now; what is due at the same time runs in the order scheduled.
  ///   - work: What to run.
  /// - Returns: An identifier to cancel it by.
  /// - Complexity: O(*n*) in the number of events waiting.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Int {
    schedule(after: delay, isAnimation: false, work)
  }

  /// Runs the end of an animation, where it is one, after some time on this clock.
  @discardableResult
  func schedule(after delay: TimeInterval, isAnimation: Bool, _ work: @escaping @MainActor () -> Void) -> Int
  {
    lastID += 1
    let event = Event(deadline: now + max(0, delay), id: lastID, isAnimation: isAnimation, work: work)
    let index = events.lastIndex { $0.deadline <= event.deadline }.map { $0 + 1 } ?? 0
    events.insert(event, at: index)
    return event.id
  }

  /// Forgets work that has not run; does nothing where it has.
  ///
  /// - Parameter id: What `schedule(after:_:)` returned.
  public func cancel(_ id: Int) {
    events.removeAll { $0.id == id }
  }

  /// Lets time pass and runs what becomes due, also what that schedules within the same time.
  ///
  /// - Parameters:
  ///   - seconds: How much time passes.
  ///   - limit: How many events to run at most, so that code which always starts another at once does not run for ever.
  /// - Returns: Whether all ran that became due.
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

  /// Lets as much time pass as is needed until nothing waits.
  ///
  /// - Parameter limit: How many events to run at most, so that code which always starts another
  ///   transition does not run for ever.
  /// - Returns: Whether nothing waits any longer; animations that stand still do.
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

  /// The clock whose event is being handled, for animations that name no window.
  static var running: TransitionClock?

  /// For animations outside any window.
  static let detached = TransitionClock()

  /// The clock that an animation belongs to that names no window: the running one, else the key window's.
  static var ambient: TransitionClock {
    running ?? UIApplication.shared.keyWindow?.clock ?? detached
  }
}

/// How long the system's transitions take on the clock; not part of UIKit, which does not tell.
enum TransitionDuration {
  static let navigation: TimeInterval = 0.35
  static let presentation: TimeInterval = 0.5
  static let alert: TimeInterval = 0.25
  static let columns: TimeInterval = 0.35
}
