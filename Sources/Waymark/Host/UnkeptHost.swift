/// Stands in a router for a host that is kept by whatever shows it: a window, a view or a program.
@MainActor
final class UnkeptHost<R: Route>: NavigationHost {
  private(set) weak var host: (any NavigationHost<R>)?
  private weak var router: Router<R>?
  nonisolated(unsafe) private var didLetGo: (@MainActor () -> Void)?

  init(_ host: any NavigationHost<R>, of router: Router<R>, didLetGo: (@MainActor () -> Void)?) {
    self.host = host
    self.router = router
    self.didLetGo = didLetGo
  }

  /// What is told when the router has released the host, if this one stands for it, to be told by the next that does.
  func handOver(_ host: any NavigationHost<R>) -> (@MainActor () -> Void)? {
    self.host === host ? didLetGo.take() : nil
  }

  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    if let host { host.perform(step, acknowledgement) } else { detach() }
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    if let host { host.rebuild(tree, acknowledgement) } else { detach() }
  }

  func withdraw() { host?.withdraw() }

  /// The host is gone.
  ///
  /// Its request waits for another host.
  private func detach() {
    if router?.attachedHost === self { router?.replaceHost(nil) }
  }

  deinit {
    let parcel = MainParcel()
    parcel.take(&didLetGo) { $0() }
    parcel.deliver()
  }
}

extension Router {
  /// The host itself, even if another object stands for it.
  var ownHost: (any NavigationHost<R>)? {
    guard let unkept = attachedHost as? UnkeptHost<R> else { return attachedHost }
    return unkept.host
  }
}
