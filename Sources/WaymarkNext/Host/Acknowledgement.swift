import WaymarkCore

/// A host's answer to one request.
///
/// A host that drops it without an answer has failed.
@MainActor
public final class Acknowledgement<R: Route> {
  enum Work {
    case step(Step<Entry<R>>)
    case rebuild(EntryTree<R>)
  }

  let answer: HostAnswer
  private(set) weak var router: Router<R>?
  private let work: Work
  private let navigation: NavigationID
  private var isAnswered = false
  private var hasBegun = false
  /// Whether the host has it still after the call that brought it.
  var isKept = false

  init(_ answer: HostAnswer, _ router: Router<R>, _ work: Work, for navigation: NavigationID) {
    self.answer = answer
    self.router = router
    self.work = work
    self.navigation = navigation
  }

  var request: HostRequest { answer.request }

  /// The host shows what it was asked for.
  public func succeed() {
    guard isFirst() else { return }
    if case .step = work, isWaitedFor { router?.adapter?.wasLastStepUnbegun = isKept && !hasBegun }
    answer.succeed()
  }

  /// The host shows another tree, from which the router plans on.
  ///
  /// - Parameter tree: The tree on the screen.
  public func succeed(showing tree: EntryTree<R>) {
    if isFirst() { answer.succeed(showing: tree.boxed()) }
  }

  /// The host could not show what it was asked for.
  ///
  /// - Parameter error: The reason, for events and logs.
  public func fail(_ error: any Error) {
    guard isFirst() else { return }
    if isWaitedFor {
      let failure = HostFailure(.reported, underlying: error)
      router?.words.hostFailure = failure
      emitFailure(failure)
    }
    answer.fail()
  }

  /// The user has given the transition up: all is as before.
  public func cancel() {
    guard isFirst() else { return }
    if isWaitedFor { router?.emit(.stepCancelled, navigation) }
    answer.cancel()
  }

  /// The host has started, or a finger holds the transition; the time that it has begins anew.
  public func began() {
    hasBegun = true
    answer.began()
  }

  /// The step that is asked for; `nil` if the router does not wait for it any more.
  public var step: Step<Entry<R>>? {
    guard isWaitedFor, case .step(let step) = work else { return nil }
    return step
  }

  /// The tree that is to be built; `nil` if the router does not wait for it any more.
  public var rebuildTarget: EntryTree<R>? {
    guard isWaitedFor, case .rebuild(let tree) = work else { return nil }
    return tree
  }

  /// Whether this is the first answer; any other is misuse.
  private func isFirst() -> Bool {
    defer { isAnswered = true }
    if isAnswered { router?.noteRepeatedAnswer() }
    return !isAnswered
  }

  var isWaitedFor: Bool { router?.core.current.openHostRequest == request }

  private func emitFailure(_ failure: HostFailure) {
    switch work {
    case .step: router?.emit(.stepFailed(failure), navigation)
    case .rebuild: router?.emit(.rebuildFailed(failure), navigation)
    }
  }
}
