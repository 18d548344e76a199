/// The tie between a router and a store: what either does, the other follows, and neither echoes.
///
/// It lasts until ``cancel()``, or until it, the router or the store is released.
@MainActor
public final class StoreBinding<R: Route> {
  private weak var router: Router<R>?
  private weak var store: (any TreeStore<R>)?
  /// An adapter that nobody else keeps.
  private let keptStore: (any TreeStore<R>)?
  private var unsubscribe: (@MainActor () -> Void)?
  private var observation: RouterObservation?

  init(router: Router<R>, store: any TreeStore<R>, isStoreKept: Bool = false) {
    self.router = router
    self.store = store
    keptStore = isStoreKept ? store : nil
    observation = router.onTreeChange { [weak self] in self?.follow() }
    unsubscribe = store.subscribe { [weak self] in self?.lead() }
    lead()
  }

  /// Unties the router and the store.
  public func cancel() {
    unsubscribe?()
    observation?.cancel()
    unsubscribe = nil
    observation = nil
  }

  /// The store's state has changed: the router goes there.
  private func lead() {
    guard let router, let store else { return cancel() }
    let wanted = store.tree
    guard wanted != router.state.tree.routes else { return }
    let navigation = router.set(wanted)
    if navigation.currentOutcome != nil {
      follow()
    } else {
      // A navigation that is refused later leaves the store with a place that the router is not in.
      Task { @MainActor [weak self] in
        _ = await navigation.outcome
        self?.followRefusal(of: wanted)
      }
    }
  }

  /// The router's tree has changed, or did not change as the store wanted: the store is told where the router is.
  private func follow() {
    guard let router, let store else { return cancel() }
    let tree = router.state.tree.routes
    if store.tree != tree { store.send(tree) }
  }

  /// What the store wanted has come to its end: if the store still wants it and the router is elsewhere, it was refused.
  private func followRefusal(of wanted: RouteTree<R>) {
    if store?.tree == wanted { follow() }
  }
}
