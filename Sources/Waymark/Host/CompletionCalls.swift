import Dispatch

/// Calls code that says by a completion handler when a transition has ended, and answers steps with it.
///
/// It is what the hosts of older libraries have in common. Handlers may be called at once or later, on any thread, twice
/// or never. What is completed within the call is acknowledged when the call has returned, since only then all is known
/// that the step brings. A handler that is thrown away costs a time-out: the transition may be under way.
@MainActor
package final class CompletionCalls<R: Route> {
  private struct Call {
    let acknowledgement: Acknowledgement<R>
    var answers = 0
  }

  /// Kept alive while a handler has not been called, so that what has begun goes on without anybody else.
  package weak var owner: AnyObject?

  private var call: Call?
  private var pending: Acknowledgement<R>?
  private var keptOwner: AnyObject?

  package init() {}

  /// Calls out.
  ///
  /// - Parameters:
  ///   - acknowledgement: What is answered when the handler is called.
  ///   - body: Starts a transition, with the handler, and gives the reason if there is none to start.
  package func call(
    _ acknowledgement: Acknowledgement<R>, _ body: (@escaping () -> Void) -> (any Error)?
  ) {
    let outer = call
    call = Call(acknowledgement: acknowledgement)
    let error = body(handler(acknowledgement))
    let answers = call?.answers ?? 0
    call = outer
    if let error {
      acknowledgement.fail(error)
    } else if answers > 0 {
      for _ in 0..<answers { acknowledgement.succeed() }
    } else {
      pending = acknowledgement
      keptOwner = owner
    }
  }

  /// Stops waiting, because the router does.
  ///
  /// - Returns: Whether a handler was waited for.
  package func giveUp() -> Bool {
    let hasWaited = pending != nil
    pending = nil
    keptOwner = nil
    return hasWaited
  }

  private nonisolated func handler(_ acknowledgement: Acknowledgement<R>) -> () -> Void {
    {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self.complete(acknowledgement) }
      } else {
        DispatchQueue.main.async { self.complete(acknowledgement) }
      }
    }
  }

  private func complete(_ acknowledgement: Acknowledgement<R>) {
    if call?.acknowledgement === acknowledgement {
      call?.answers += 1
      return
    }
    guard pending === acknowledgement else { return acknowledgement.succeed() }
    let owner = keptOwner
    pending = nil
    keptOwner = nil
    acknowledgement.succeed()
    withExtendedLifetime(owner) {}
  }
}

/// The queue that the main actor runs on.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
