import WaymarkCore

/// Keeps a router and a store in step: each follows the changes of the other, and no change comes back as an echo.
///
/// It lasts until its registration ends or the router is released; the router keeps it that long. The store's newest wish
/// goes first: while the router decides about it, the store is told nothing, and afterwards where the router is.
@MainActor
final class StoreBinding<R: Route> {
  let registration = Registration()
  private weak var router: Router<R>?
  private var ties: Ties?

  /// The tree that the store held last.
  private var seen: RouteTree<R>?
  /// Trees that the store was sent and has not held yet; it may take them over later, the oldest first.
  private var sent: [RouteTree<R>] = []
  /// Whether the store has called back since it was sent a tree.
  private var hasAnswered = false
  private var wish: (tree: RouteTree<R>, navigation: Navigation)?
  /// The wishes in a row that the router has refused.
  private var refusals = 0
  private let maximumRefusals = 16
  /// Whether the router is being asked, and has not answered yet.
  private var isAsking = false

  init(_ router: Router<R>, _ store: any TreeStore<R>) {
    self.router = router
    let ties = Ties(store)
    self.ties = ties
    registration.onEnd { [weak self] in self?.end() }
    ties.observation = router.onChange { self.follow() }
    ties.unsubscribe = store.subscribe { [weak self] in self?.lead() }
    lead()
  }

  private func end() {
    let ties = ties
    (self.ties, wish, sent) = (nil, nil, [])
    ties?.cut()
  }

  deinit {
    MainQueue.release(&ties) { $0.cut() }
  }

  /// The store, and the registrations with it and with the router.
  @MainActor
  private final class Ties {
    let store: any TreeStore<R>
    var unsubscribe: (@MainActor () -> Void)?
    /// The router keeps the binding by it.
    var observation: Registration?

    init(_ store: any TreeStore<R>) { self.store = store }

    func cut() {
      observation?.cancel()
      unsubscribe?()
    }
  }

  /// Moves the router to the store's tree, which may have changed.
  private func lead() {
    guard registration.isActive, let store = ties?.store, let router else { return registration.cancel() }
    hasAnswered = true
    let wanted = store.tree
    guard wanted != seen else { return }
    seen = wanted
    if let index = sent.firstIndex(of: wanted) {
      sent.removeFirst(index + 1)
      return follow()
    }
    // The store goes its own way. If it takes over an older tree later, that is a wish.
    sent = []
    if isDeciding(router) || router.isDeciding || router.core.isBusy || wanted != router.core.routes() {
      ask(for: wanted, router)
    }
  }

  private func ask(for wanted: RouteTree<R>, _ router: Router<R>) {
    isAsking = true
    let navigation = router.set(wanted)
    isAsking = false
    guard ties != nil else { return }
    wish = (wanted, navigation)
    navigation.onEnd { [weak self] in
      if self?.wish?.navigation.id == navigation.id { self?.follow() }
    }
    follow()
  }

  /// Whether the router has not decided yet about what the store wants.
  private func isDeciding(_ router: Router<R>) -> Bool {
    guard let wish else { return false }
    return wish.navigation.currentOutcome == nil && !wish.navigation.isCommitted
      && !router.core.state.isDetoured(wish.navigation.id.rawValue)
  }

  /// Tells the store where the router is.
  private func follow() {
    guard registration.isActive, let store = ties?.store, let router else { return registration.cancel() }
    guard !isAsking else { return }
    // An earlier moment that is shown for debugging is not for the store.
    guard !router.isTravelling else { return }
    let held = store.tree
    // Observed models report a change late; it is newer than the router's.
    guard held == seen || sent.contains(held) else { return lead() }
    guard !isDeciding(router) else { return }
    let tree: RouteTree<R> = router.core.routes()
    if let wish {
      refusals = wish.tree == tree ? 0 : refusals + 1
      self.wish = nil
    }
    guard (sent.last ?? held) != tree else { return }
    guard refusals <= maximumRefusals else {
      router.noteMisuse(
        "a store wants something else whenever it is told where the router is",
        "Let it take over what it is sent, and let guards of routers on one store allow the same.",
        in: router.lastChange)
      return registration.cancel()
    }
    tell(store, tree, router)
  }

  private func tell(_ store: any TreeStore<R>, _ tree: RouteTree<R>, _ router: Router<R>) {
    sent.append(tree)
    hasAnswered = false
    store.send(tree)
    let held = store.tree
    if held == tree {
      // The store has taken the tree over at once. It may have been sent another one since.
      seen = tree
      if let index = sent.firstIndex(of: tree) { sent.removeFirst(index + 1) }
    } else if hasAnswered, held == seen, !sent.isEmpty {
      // The store says that it stays where it is.
      sent = []
      ask(for: held, router)
    }
  }
}
