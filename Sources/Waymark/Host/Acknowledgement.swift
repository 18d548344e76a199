import WaymarkCore

/// A host's answer to one request.
///
/// A host that drops it without an answer has failed.
@MainActor
public final class Acknowledgement<R: Route> {
  enum Work {
    case step(PlaceStep)
    case rebuild(PlaceTree)
  }

  let answer: HostAnswer
  private(set) weak var router: Router<R>?
  private let work: Work
  private weak var adapter: HostAdapter<R>?
  private var hasBegun = false
  /// Whether the host has it still after the call that brought it.
  var isKept = false

  init(_ answer: HostAnswer, _ router: Router<R>, _ work: Work) {
    self.answer = answer
    self.router = router
    self.work = work
    adapter = router.adapter
  }

  var request: HostRequest { answer.request }

  /// The host shows what it was asked for.
  public func succeed() {
    guard mayAnswer() else { return }
    if isWaitedFor { router?.adapter?.wasLastStepUnbegun = isKept && !hasBegun }
    answer.succeed()
  }

  /// The host shows another tree, from which the router plans on.
  ///
  /// - Parameter tree: The tree on the screen.
  public func succeed(showing tree: EntryTree<R>) {
    guard mayAnswer() else { return }
    // It counts if that is no nearer to where the router goes.
    if isWaitedFor { router?.words.hostFailure = HostFailure(.noProgress) }
    answer.succeed(showing: tree.boxed())
  }

  /// The host could not show what it was asked for.
  ///
  /// - Parameter error: The reason, for events and logs.
  public func fail(_ error: any Error) {
    guard mayAnswer() else { return }
    // A host need not show what nobody waits for any more.
    guard isWaitedFor else { return answer.drop() }
    router?.words.hostFailure = HostFailure(.reported, underlying: error)
    answer.fail()
  }

  /// The user has given the transition up: all is as before.
  public func cancel() { if mayAnswer() { answer.cancel() } }

  /// The host has started, or a finger holds the transition; the time that it has begins anew.
  public func began() {
    hasBegun = true
    answer.began()
  }

  /// The step that is asked for; `nil` if the router does not wait for it any more.
  public var step: Step<Entry<R>>? {
    guard isWaitedFor, case .step(let step) = work else { return nil }
    return step.typed()
  }

  /// The tree that is to be built; `nil` if the router does not wait for it any more.
  public var rebuildTarget: EntryTree<R>? {
    guard isWaitedFor, case .rebuild(let tree) = work else { return nil }
    return tree.typed()
  }

  /// Whether the router takes an answer; a second one, and what a former host answers, are only events.
  private func mayAnswer() -> Bool {
    guard let router else { return true }
    if router.adapter !== adapter {
      router.emit(.lateAcknowledgement, router.lastChange)
    } else if answer.isGiven {
      let problem = "a step was acknowledged twice"
      router.misuse.note(problem, "Acknowledge each step once.", in: router.lastChange)
      router.core.notice(.misused(problem))
      router.emit(.repeatedAcknowledgement, router.lastChange)
    } else {
      return true
    }
    answer.drop()
    return false
  }

  var isWaitedFor: Bool { router?.core.openHostRequest == request }

  /// Whether the host has been asked for nothing else since.
  var isNewest: Bool {
    guard let router, router.adapter === adapter else { return false }
    return isWaitedFor || router.core.openHostRequest == nil
  }
}
