import WaymarkCore

/// An app's host as the core knows it.
@MainActor
final class HostAdapter<R: Route>: CoreHost {
  private weak var router: Router<R>?
  private var kept: (any NavigationHost<R>)?
  private weak var unkept: (any NavigationHost<R>)?
  nonisolated(unsafe) private var didLetGo: (@MainActor () -> Void)?
  var wasLastStepUnbegun = false
  /// The request that was made last, to be told of when it is acknowledged.
  private var asked: (request: HostRequest, done: RouterEvent<R>.Kind, navigation: NavigationID)?
  /// The tasks of a host whose functions are asynchronous.
  private(set) var tasks = HostTasks()

  init(
    _ host: any NavigationHost<R>, of router: Router<R>, isKept: Bool, didLetGo: (@MainActor () -> Void)? = nil
  ) {
    self.router = router
    kept = isKept ? host : nil
    unkept = host
    self.didLetGo = didLetGo
  }

  var isKept: Bool { kept != nil }
  var host: (any NavigationHost<R>)? { unkept }

  func perform(_ step: HostStep, _ answer: HostAnswer) {
    guard let router, let host else { return detach() }
    let typed = step.step.typed(R.self)
    let acknowledgement = Acknowledgement<R>(answer, router, .step(typed), for: NavigationID(step.navigation))
    asked = (step.request, .stepAcknowledged(typed), NavigationID(step.navigation))
    router.emit(.stepBegan(typed), NavigationID(step.navigation))
    host.perform(
      NavigationStep(
        typed, options: NavigationOptions(step.options), navigationID: NavigationID(step.navigation)),
      acknowledgement)
    acknowledgement.isKept = true
  }

  func rebuild(_ tree: PlaceTree, _ answer: HostAnswer) {
    guard let router, let host else { return detach() }
    let typed = tree.typed(R.self)
    let acknowledgement = Acknowledgement<R>(answer, router, .rebuild(typed), for: router.lastChange)
    asked = (answer.request, .rebuildAcknowledged, router.lastChange)
    router.emit(.rebuildBegan(typed), router.lastChange)
    host.rebuild(typed, acknowledgement)
  }

  func withdraw(_ request: HostRequest) { host?.withdraw() }

  /// Tells that the host shows what it was asked for.
  func wasAcknowledged(_ request: HostRequest) {
    guard let done = asked, done.request == request else { return }
    asked = nil
    router?.emit(done.done, done.navigation)
  }

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
    let parcel = MainParcel()
    parcel.take(&didLetGo) { $0() }
    parcel.deliver()
  }
}
