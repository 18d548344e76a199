/// How a host answers a step or a rebuild: once, at once or later.
///
/// A second answer changes nothing and is reported as an event. So is an answer that comes after the router
/// has given up waiting, which may still count: see ``step``. An acknowledgement that is released without an
/// answer counts as a failure, so that no navigation hangs.
@MainActor
public final class Acknowledgement<R: Route> {
  @usableFromInline let reference: RouterReference<R>
  /// The number of the request that this acknowledgement answers.
  @usableFromInline let request: UInt64
  @exclusivity(unchecked) @usableFromInline var isAnswered = false

  @inlinable var router: Router<R>? { reference.router }

  @inlinable
  init(reference: RouterReference<R>, request: UInt64) {
    self.reference = reference
    self.request = request
  }

  /// Says that the step has ended and the screen shows what it asked for.
  @inlinable
  public func succeed() {
    if isAnswered {
      router?.answeredAgain(request)
    } else {
      isAnswered = true
      reference.specialized.acknowledge(reference, request)
    }
  }

  /// Answers a rebuild or a step with what the screen shows, which may be another tree than the one asked
  /// for.
  ///
  /// It is for hosts that cannot build any tree from any state, but only go from one to the next. The router
  /// goes on from that tree with ordinary steps. A step after which the screen is as it was before has
  /// failed. If the screen is no further than before the step that failed, the router tries the step once
  /// more. If that fails too, the navigation fails.
  ///
  /// - Parameter tree: What the screen shows, with the question to the user that is open, if any.
  /// - Complexity: O(*n*), where *n* is the number of entries in the tree.
  public func succeed(showing tree: EntryTree<R>) {
    if isAnswered {
      router?.answeredAgain(request)
    } else {
      isAnswered = true
      router?.acknowledged(request, showing: tree)
    }
  }

  /// Says that the step could not be performed.
  ///
  /// The router then asks for a rebuild, once.
  ///
  /// - Parameter error: What went wrong.
  public func fail(_ error: any Error) {
    if isAnswered {
      router?.answeredAgain(request)
    } else {
      isAnswered = true
      router?.failed(request, HostFailure(.reported, underlying: error))
    }
  }

  /// Says that the user has given up the step, for example by letting go of a gesture that drives it, and
  /// that the screen shows what it showed before.
  ///
  /// This is not a failure. The tree goes back to what is shown, and the navigations that led away from it
  /// end as ``NavigationOutcome/cancelled``. A rebuild cannot be given up: for a rebuild this counts as a
  /// failure.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries in the trees.
  public func cancel() {
    if isAnswered {
      router?.answeredAgain(request)
    } else {
      isAnswered = true
      router?.cancelled(request)
    }
  }

  /// Says that the host goes on: when it starts what was asked for, while a finger holds it, and after each element of it
  /// that is moved by itself.
  ///
  /// The time-out starts afresh. A step that has begun is not taken back; one that has not may be, as soon as `perform` has
  /// returned.
  public func began() {
    router?.began(request)
  }

  /// The step as it stands now, which may be smaller than at first because of what the user did since it
  /// began.
  ///
  /// It is `nil` if nothing of it is left to do, if the request is a rebuild, if the step was taken back, or if the router
  /// has asked for something else since or has another host. A step that the router has given up waiting for may still be
  /// done, as long as nothing else has been asked for. It then counts as shown.
  public var step: Step<Entry<R>>? { router?.machine.step(request) }

  /// The tree to rebuild as it stands now, without what the user has closed since.
  ///
  /// It is `nil` if the request is not a rebuild, or if the router has asked for something else since or has
  /// another host. A tree that the router has given up waiting for may still be built, as long as nothing
  /// else has been asked for. It then counts as shown.
  public var rebuildTarget: EntryTree<R>? { router?.machine.rebuildTarget(request) }

  deinit {
    guard !isAnswered else { return }
    let reference = reference
    let request = request
    Task { @MainActor in reference.router?.failed(request, HostFailure(.dropped)) }
  }
}
