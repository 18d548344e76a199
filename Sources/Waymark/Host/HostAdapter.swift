import WaymarkCore

/// A step or a tree that a host is asked for.
enum HostWork {
  case step(PlaceStep)
  case rebuild(PlaceTree)
}

/// The request that a host has not answered.
private struct PendingWork {
  let request: HostRequest
  let work: HostWork
  let navigation: NavigationID
  var hasBegun = false
}

/// An app's host as the core knows it.
@MainActor
final class HostAdapter<R: Route>: CoreHost {
  private(set) weak var router: Router<R>?
  private var kept: (any NavigationHost<R>)?
  private weak var unkept: (any NavigationHost<R>)?
  nonisolated(unsafe) private var didLetGo: (@MainActor () -> Void)?
  /// The request that the host has not answered.
  private var pending: PendingWork?

  /// The tasks of a host whose functions are asynchronous.
  private(set) var tasks = HostTasks()

  init(
    _ host: any NavigationHost<R>, of router: Router<R>, isKept: Bool,
    didLetGo: (@MainActor () -> Void)? = nil
  ) {
    self.router = router
    kept = isKept ? host : nil
    unkept = host
    self.didLetGo = didLetGo
  }

  var isKept: Bool { kept != nil }
  var host: (any NavigationHost<R>)? { kept ?? unkept }

  func perform(_ step: HostStep, _ answer: HostAnswer) {
    guard let router, let host else { return detach() }
    let work = HostWork.step(step.step)
    begin(work, for: NavigationID(step.navigation), answer)
    router.emit(.stepBegan(step.step.typed()), NavigationID(step.navigation))
    host.perform(NavigationStep(step), Acknowledgement(answer, work))
    answer.isKept = true
  }

  func rebuild(_ tree: PlaceTree, _ answer: HostAnswer) {
    guard let router, let host else { return detach() }
    let typed = tree.typed(R.self)
    let work = HostWork.rebuild(tree)
    begin(work, for: router.lastChange, answer)
    router.emit(.rebuildBegan(typed), router.lastChange)
    host.rebuild(typed, Acknowledgement(answer, work))
    answer.isKept = true
  }

  private func begin(_ work: HostWork, for navigation: NavigationID, _ answer: HostAnswer) {
    pending = PendingWork(request: answer.request, work: work, navigation: navigation)
    answer.core.hostFailure = nil
  }

  /// Tells the host's answer to the newest request as an event.
  func tell(_ input: Input) {
    guard let router, let one = pending else { return }
    if case .timedOut(one.request) = input { router.words.hostFailure = .timedOut }
    let failure = router.words.hostFailure
    switch (input, one.work) {
    case (.began(one.request), _):
      pending?.hasBegun = true
      // The first time says that it has begun at all.
      if one.hasBegun { router.emit(.timeoutRestarted, one.navigation) }
      return
    case (.acknowledged(one.request), .step(let step)):
      router.emit(.stepAcknowledged(step.typed()), one.navigation)
    case (.acknowledged(one.request), .rebuild): router.emit(.rebuildAcknowledged, one.navigation)
    case (.gaveUp(one.request), .step): router.emit(.stepCancelled, one.navigation)
    case (.failed(one.request), .step), (.timedOut(one.request), .step):
      router.emit(.stepFailed(failure), one.navigation)
    case (.failed(one.request), _), (.timedOut(one.request), _), (.gaveUp(one.request), _):
      router.emit(.rebuildFailed(failure), one.navigation)
    default: return
    }
    pending = nil
  }

  func withdraw(_ request: HostRequest) { host?.withdraw() }

  private func detach() {
    if router?.adapter === self { router?.host.detach() }
  }

  /// Passes the wish to hear of the end on, where the same host is attached in another way.
  func handOver(_ host: any NavigationHost<R>) -> (@MainActor () -> Void)? {
    guard unkept === host else { return nil }
    defer { didLetGo = nil }
    return didLetGo
  }

  /// Takes over from the adapter before, whose requests are not waited for any more.
  func follow(_ old: HostAdapter?) {
    old?.tasks.cancel()
    if let old, old.unkept === unkept { tasks = old.tasks }
  }

  deinit {
    MainQueue.release(&didLetGo) { $0() }
  }
}
