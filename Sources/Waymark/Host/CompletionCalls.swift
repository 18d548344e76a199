/// Calls code that reports the end of a transition with a completion handler, and answers steps when it does.
///
/// Use it in a host whose screens take completion handlers. Handlers may be called at once or later, on any
/// thread, twice or never. A step that is completed within the call is acknowledged when the call has
/// returned, since only then everything that the step brings is known. A handler that is never called costs a
/// time-out, since the transition may still be under way.
@MainActor
public final class CompletionCalls<R: Route> {
  // The acknowledgement of the call that is going on, and how often it has been completed. They are used on the main
  // queue alone; a handler makes sure of that itself, because being asked again by the runtime takes as long as the rest.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var called: Acknowledgement<R>?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var answers = 0

  @usableFromInline weak var keeper: AnyObject?

  /// The object that is kept alive until the handler is called, so that what has begun goes on; otherwise it
  /// is held weakly.
  public var owner: AnyObject? {
    get { keeper }
    set { keeper = newValue }
  }

  @exclusivity(unchecked) @usableFromInline var pending: Acknowledgement<R>?
  // Only read on the main actor, and moved out when this object is released.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var keptOwner: AnyObject?

  /// Makes an object that has made no calls yet.
  @inlinable
  public init() {}

  deinit {
    // Only a pending request keeps the owner alive.
    guard pending != nil else { return }
    let parcel = MainParcel()
    parcel.take(&pending)
    parcel.take(&keptOwner)
    parcel.deliver()
  }

  /// Starts a transition, and answers its step when it has ended.
  ///
  /// - Parameters:
  ///   - acknowledgement: The acknowledgement to answer when the handler is called.
  ///   - body: Starts a transition with the handler that it gets. It returns an error if there is none to
  ///     start.
  @inlinable
  public func call(
    _ acknowledgement: Acknowledgement<R>, _ body: (@escaping () -> Void) -> (any Error)?
  ) {
    let outer = (called, answers)
    called = acknowledgement
    answers = 0
    let error = body(handler(acknowledgement))
    var left = answers
    (called, answers) = outer
    if let error {
      acknowledgement.fail(error)
    } else if left > 0 {
      while left > 0 {
        acknowledgement.succeed()
        left -= 1
      }
    } else {
      pending = acknowledgement
      keptOwner = keeper
    }
  }

  /// Stops waiting, because the router has stopped.
  ///
  /// - Returns: Whether a handler was waited for.
  public func giveUp() -> Bool {
    let hasWaited = pending != nil
    pending = nil
    keptOwner = nil
    return hasWaited
  }

  @inlinable
  nonisolated func handler(_ acknowledgement: Acknowledgement<R>) -> () -> Void {
    {
      if !MainQueue.isCurrent {
        MainQueue.async { self.complete(acknowledgement) }
      } else if self.called === acknowledgement {
        self.answers += 1
      } else {
        MainActor.assumeIsolated { self.complete(acknowledgement) }
      }
    }
  }

  @inlinable
  func complete(_ acknowledgement: Acknowledgement<R>) {
    if called === acknowledgement {
      answers += 1
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
