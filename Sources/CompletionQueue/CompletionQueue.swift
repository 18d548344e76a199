public import Waymark

/// Makes calls whose ends are told by completions, one after the other.
///
/// A completion may be called at once or later, on any thread, twice or never: the first time counts, and after the limit the
/// queue goes on without it. A call keeps the queue alive until it has ended. Subclasses know the calls.
@MainActor
open class CompletionQueue {
  private let limit: Duration
  private let timer: any NavigationTimer
  private let hasTurns: Bool
  // Overlapping accesses are not checked, because each reads or writes a property whole and calls nobody meanwhile.
  @exclusivity(unchecked) private var state = State.idle
  /// The number of the newest call.
  @exclusivity(unchecked) private var number = 0
  /// The queue itself while a call is under way; the app may keep a completion for longer.
  @exclusivity(unchecked) private var itself: CompletionQueue?

  private enum State {
    /// Nothing is under way.
    case idle
    /// The subclass looks for the next call, or is told that one has ended.
    case deciding
    /// A call is being made.
    case calling(isCompleted: Bool)
    /// A call has returned, and its completion has not been called.
    case waiting
    /// A call has ended, and there may be another to make.
    case due
  }

  /// Makes a queue without calls.
  ///
  /// - Parameters:
  ///   - limit: How long the queue waits for a completion.
  ///   - timer: Measures the limit.
  ///   - hasTurns: Whether the main queue has a turn between the end of a call and the next, because UIKit may refuse to present in
  ///     the turn in which a push without animation has been completed.
  public init(limit: Duration, timer: any NavigationTimer, hasTurns: Bool) {
    self.limit = limit
    self.timer = timer
    self.hasTurns = hasTurns
  }

  /// Makes the next call with ``call(_:)``, if there is one.
  open func takeTurn() {}

  /// Notes that the call has ended.
  ///
  /// - Parameter isInTime: Whether its completion was called within the limit.
  /// - Returns: Whether there may be another call to make.
  open func callEnded(isInTime: Bool) -> Bool { false }

  /// Makes the next call now if nothing is under way; if something is, that comes by itself.
  public final func wake() {
    if case .idle = state { proceed() }
  }

  private func proceed() {
    repeat {
      state = .deciding
      takeTurn()
      if case .deciding = state { state = .idle }
    } while isDue && !hasTurns
    if isDue { waitForTurn() }
  }

  private var isDue: Bool { if case .due = state { true } else { false } }

  private func waitForTurn() {
    MainQueue.async { self.proceed() }
  }

  /// Makes a call, from ``takeTurn()``.
  ///
  /// - Parameter body: Makes the call with the completion that it gets.
  public final func call(_ body: (@escaping () -> Void) -> Void) {
    number += 1
    let number = number
    state = .calling(isCompleted: false)
    itself = self
    body { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.complete(number) }
      } else {
        MainQueue.async { self?.complete(number) }
      }
    }
    if case .calling(isCompleted: true) = state { return end(isInTime: true) }
    state = .waiting
    timer.schedule(at: timer.moment(after: limit)) { [weak self] in
      self?.stopWaiting(for: number, isInTime: false)
    }
  }

  private func complete(_ number: Int) {
    if number == self.number, case .calling = state {
      state = .calling(isCompleted: true)
    } else {
      stopWaiting(for: number, isInTime: true)
    }
  }

  private func stopWaiting(for number: Int, isInTime: Bool) {
    guard number == self.number, case .waiting = state else { return }
    end(isInTime: isInTime)
    guard isDue else { return }
    if hasTurns { waitForTurn() } else { proceed() }
  }

  private func end(isInTime: Bool) {
    itself = nil
    state = .deciding
    state = callEnded(isInTime: isInTime) ? .due : .idle
  }
}

/// The error of a step in which a completion was not called within the limit.
public struct MissingCompletion: Error, CustomStringConvertible {
  private let call: String

  /// Makes an error.
  ///
  /// - Parameter call: The call whose completion is missing.
  public init(of call: String) {
    self.call = call
  }

  /// The call, and how to mend it.
  public var description: String {
    "The completion of \(call) was not called in time, so the next call went ahead: call it where the transition ends"
  }
}
