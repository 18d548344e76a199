/// Stands in a router for a host that is kept by what shows it: a window, a view, a program.
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

  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    if let host { host.perform(step, acknowledgement) } else { detach() }
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    if let host { host.rebuild(tree, acknowledgement) } else { detach() }
  }

  /// The host is gone: what was asked of it waits for another.
  private func detach() {
    if router?.host === self { router?.detach() }
  }

  deinit {
    let parcel = MainParcel()
    parcel.take(&didLetGo) { $0() }
    parcel.deliver()
  }
}

extension Router {
  /// Gives the router a host that is kept by what shows it.
  ///
  /// - Parameters:
  ///   - host: What shows the tree.
  ///   - didLetGo: What to do when the router has let go of the host, for another or because it is released.
  package func attach(_ host: any NavigationHost<R>, whenLetGo didLetGo: @escaping @MainActor () -> Void) {
    replaceHost(UnkeptHost(host, of: self, didLetGo: didLetGo))
  }

  /// Whether a host is the one that the router is attached to.
  ///
  /// - Parameter host: The host.
  /// - Returns: Whether the router asks it.
  package func isAttached(to host: any NavigationHost<R>) -> Bool { ownHost === host }

  /// Whether a host is the one that the router is attached to, and others keep it.
  ///
  /// - Parameter host: The host.
  /// - Returns: Whether it is gone when nobody else keeps it.
  package func leavesKeeping(of host: any NavigationHost<R>) -> Bool {
    (self.host as? UnkeptHost<R>)?.host === host
  }

  /// The host itself, where another object stands for it.
  var ownHost: (any NavigationHost<R>)? {
    guard let unkept = host as? UnkeptHost<R> else { return host }
    return unkept.host
  }
}
