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
    if isDue { MainQueue.async { self.proceed() } }
  }

  private var isDue: Bool { if case .due = state { true } else { false } }

  /// Makes a call, from ``takeTurn()``.
  ///
  /// - Parameter body: Makes the call with the completion that it gets.
  public final func call(_ body: (@escaping () -> Void) -> Void) {
    let call = PendingCall(of: self)
    state = .calling(isCompleted: false)
    body { MainQueue.run { call.queue?.complete(call) } }
    if case .calling(isCompleted: true) = state { return end(call, isInTime: true) }
    state = .waiting
    timer.schedule(at: timer.moment(after: limit)) { call.queue?.stopWaiting(for: call, isInTime: false) }
  }

  private func complete(_ call: PendingCall) {
    guard case .calling = state else { return stopWaiting(for: call, isInTime: true) }
    state = .calling(isCompleted: true)
  }

  private func stopWaiting(for call: PendingCall, isInTime: Bool) {
    end(call, isInTime: isInTime)
    guard isDue else { return }
    if hasTurns { MainQueue.async { self.proceed() } } else { proceed() }
  }

  private func end(_ call: PendingCall, isInTime: Bool) {
    call.queue = nil
    state = .deciding
    state = callEnded(isInTime: isInTime) ? .due : .idle
  }
}

/// A call that keeps its queue until it has ended; the app may keep the call's completion for longer.
@MainActor
private final class PendingCall {
  /// The queue; `nil` once the call has ended.
  var queue: CompletionQueue?

  init(of queue: CompletionQueue) {
    self.queue = queue
  }
}

extension HostError {
  /// The error of a call whose completion was not called within the limit.
  package static func missingCompletion(of call: String) -> HostError {
    HostError(
      "The completion of \(call) was not called in time, so the next call went ahead: call it where the transition ends"
    )
  }
}
