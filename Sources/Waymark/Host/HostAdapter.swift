import WaymarkCore

/// An app's host as the core knows it.
@MainActor
final class HostAdapter<R: Route>: CoreHost {
  private(set) weak var router: Router<R>?
  private let kept: (any NavigationHost<R>)?
  private weak var unkept: (any NavigationHost<R>)?
  nonisolated(unsafe) private var didLetGo: (@MainActor () -> Void)?
  /// The tasks of a host whose functions are asynchronous.
  private(set) var tasks = HostTasks()

  init(
    _ host: any NavigationHost<R>, of router: Router<R>, isKept: Bool,
    didLetGo: (@MainActor () -> Void)? = nil
  ) {
    self.router = router
    kept = isKept ? host : nil
    unkept = isKept ? nil : host
    self.didLetGo = didLetGo
  }

  var isKept: Bool { kept != nil }
  var host: (any NavigationHost<R>)? { kept ?? unkept }

  func perform(_ step: HostStep, _ answer: HostAnswer) {
    guard isRouterThere(for: answer), let host else { return detach() }
    host.perform(NavigationStep(step), Acknowledgement(answer))
  }

  func rebuild(_ tree: PlaceTree, _ answer: HostAnswer) {
    guard isRouterThere(for: answer), let host else { return detach() }
    host.rebuild(tree.typed(), Acknowledgement(answer))
  }

  func withdraw(_ request: HostRequest) { host?.withdraw() }

  /// Whether the router is there, as one that navigates is.
  ///
  /// A router that is let go on another thread ends its core a moment later, and its host shows nothing any more.
  private func isRouterThere(for answer: HostAnswer) -> Bool { answer.core.isNavigating || router != nil }

  private func detach() {
    if router?.adapter === self { router?.host.detach() }
  }

  /// Passes the wish to hear of the end on, where the same host is attached in another way.
  func handOver(_ host: any NavigationHost<R>) -> (@MainActor () -> Void)? {
    guard self.host === host else { return nil }
    defer { didLetGo = nil }
    return didLetGo
  }

  /// Takes over from the adapter before, whose requests are not waited for any more.
  func follow(_ old: HostAdapter?) {
    old?.tasks.cancel()
    if let old, old.host === host { tasks = old.tasks }
  }

  deinit {
    MainQueue.release(&didLetGo) { $0() }
  }
}
