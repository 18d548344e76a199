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
  private weak var adapter: HostAdapter<R>?
  private var hasBegun = false
  private var isAnswered = false
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
    guard isFirst() else { return }
    if isWaitedFor { router?.adapter?.wasLastStepUnbegun = isKept && !hasBegun }
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
    if isWaitedFor { router?.words.hostFailure = HostFailure(.reported, underlying: error) }
    answer.fail()
  }

  /// The user has given the transition up: all is as before.
  public func cancel() { if isFirst() { answer.cancel() } }

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

  /// Whether this is the first answer of a host that still shows the router; any other is only an event.
  private func isFirst() -> Bool {
    guard let router else { return true }
    guard router.adapter === adapter else {
      answer.drop()
      router.emit(.lateAcknowledgement, router.lastChange)
      return false
    }
    guard !isAnswered else {
      router.noteMisuse("a step was acknowledged twice", "Acknowledge each step once.", in: router.lastChange)
      router.emit(.repeatedAcknowledgement, router.lastChange)
      return false
    }
    isAnswered = true
    return true
  }

  var isWaitedFor: Bool { router?.core.current.openHostRequest == request }
}
