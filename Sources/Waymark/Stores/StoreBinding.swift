/// Keeps a router and a store in step: each follows the changes of the other, and no change comes back as an
/// echo.
///
/// It lasts until its registration ends or the router is released. The router keeps the binding and the store until then,
/// so an adapter needs no other owner.
///
/// The newest wish of the store takes precedence over every change of the router that the store has not been told yet.
/// While the router has not decided about the wish, the store is told nothing. If the router decides otherwise, the
/// store is told where the router is.
@MainActor
final class StoreBinding<R: Route> {
  /// The registration that ends the binding.
  let registration = Registration()
  private weak var router: Router<R>?
  /// The code that is compiled for the app's routes, since trees are compared and made with every change.
  private let specialized: SpecializedStep<R>
  private var ties: StoreTies<R>?

  /// The tree that the store last held, to tell a change from a notification without one.
  private var seen: RouteTree<R>?
  /// Trees that were sent to the store and that it has not held yet, the oldest first; it may take them over later.
  ///
  /// None is forgotten before that, however far behind the store is, because a tree that is not in this list counts as a
  /// wish. It is a slice so that removing the oldest costs the same however many there are.
  private var sent: ArraySlice<RouteTree<R>> = []
  private var sendCount = 0
  /// Whether the store has called back since it was last sent a tree.
  private var hasAnswered = false
  /// The newest wish of the store, until the router has decided about it.
  private var wish: StoreWish<R>?
  private var wishCount = 0
  /// How many wishes are being submitted further down the call stack, so that nothing is known about them
  /// yet.
  private var asking = 0

  init(router: Router<R>, store: any TreeStore<R>) {
    self.router = router
    specialized = router.reference.specialized
    let ties = StoreTies(store)
    self.ties = ties
    registration.onEnd { [weak self] in self?.cancel() }
    ties.observation = router.onTreeChange { self.follow() }
    ties.unsubscribe = store.subscribe { [weak self] in self?.lead() }
    lead()
  }

  /// Ends the binding of the router and the store.
  private func cancel() {
    let ties = ties
    self.ties = nil
    wish = nil
    sent = []
    ties?.cut()
  }

  deinit {
    let parcel = MainParcel()
    parcel.take(&ties) { $0.cut() }
    parcel.deliver()
  }

  /// Whether two trees are the same, also if routes are not equal to themselves.
  private func isSame(_ tree: RouteTree<R>, _ other: RouteTree<R>?) -> Bool {
    guard let other else { return false }
    return specialized.isSame(tree, other)
  }

  // MARK: The store leads

  /// Moves the router to the store's state, which has changed.
  private func lead() {
    guard registration.isActive, let store = ties?.store else { return }
    guard let router else { return registration.cancel() }
    hasAnswered = true
    let wanted = store.tree
    guard !isSame(wanted, seen) else { return }
    seen = wanted
    if let index = sent.firstIndex(where: { isSame($0, wanted) }) {
      // The store has taken over a tree that it was sent.
      sent.removeFirst(index - sent.startIndex + 1)
      // An empty slice may keep its former elements alive.
      if sent.isEmpty { sent = [] }
      return follow()
    }
    // If the store takes over a tree that it was sent earlier, that now is a change of its own.
    sent = []
    if wish?.isDecided(by: router) == true { wish = nil }
    // If the router is there already, a navigation is only needed to cancel an earlier one.
    if wish != nil || router.hasUndecided || !isSame(wanted, specialized.routes(router.treeWithoutQuestion)) {
      ask(for: wanted, router)
    }
  }

  private func ask(for wanted: RouteTree<R>, _ router: Router<R>) {
    wishCount += 1
    let number = wishCount
    let depth = StoreAnswers.depth
    asking += 1
    let made = router.wish(for: wanted, depth: depth)
    asking -= 1
    // An observer of the navigation may have made the store want something else, or have ended the binding.
    if number == wishCount, ties != nil {
      wish = made
      made.navigation.onEnd { [weak self] in
        if self?.wish?.navigation === made.navigation { self?.follow() }
      }
    }
    follow()
  }

  // MARK: The store follows

  /// Tells the store where the router is, after the router's tree changed or did not change as the store wanted.
  private func follow() {
    guard registration.isActive, let store = ties?.store, asking == 0 else { return }
    guard let router else { return registration.cancel() }
    // A past state that is shown for debugging is not for the store.
    guard !router.isTravelling else { return }
    let held = store.tree
    // The store has changed and has not reported it yet, as observed models do. Its change is newer than the
    // router's.
    guard isSame(held, seen) || sent.contains(where: { isSame($0, held) }) else { return lead() }
    var ended: StoreWish<R>?
    if let wish {
      guard wish.isDecided(by: router) else { return }
      ended = wish
      self.wish = nil
    }
    let tree = specialized.routes(router.treeWithoutQuestion)
    guard !isSame(sent.last ?? held, tree) else { return }
    if let ended { tell(store, tree, insteadOf: ended, router) } else { tell(store, tree, router) }
  }

  /// Tells the store where the router is instead of where the store wanted it to be.
  private func tell(
    _ store: any TreeStore<R>, _ tree: RouteTree<R>, insteadOf wish: StoreWish<R>, _ router: Router<R>
  ) {
    guard wish.depth < StoreAnswers.limit else {
      router.noteMisuse(
        "a store wants something else whenever it is told where the router is",
        "Let it take over what it is sent, and let guards of routers on one store allow the same.",
        in: wish.navigation.id)
      return
    }
    StoreAnswers.local.withValue(wish.depth + 1) { tell(store, tree, router) }
  }

  private func tell(_ store: any TreeStore<R>, _ tree: RouteTree<R>, _ router: Router<R>) {
    sendCount += 1
    let number = sendCount
    sent.append(tree)
    hasAnswered = false
    store.send(tree)
    guard ties != nil, number == sendCount else { return }
    let held = store.tree
    if isSame(held, tree) {
      // The store has taken over the tree already, so it will not do so later.
      seen = tree
      sent = []
    } else if hasAnswered, isSame(held, seen), !sent.isEmpty {
      // It has answered that it stays where it is.
      sent = []
      ask(for: held, router)
    }
  }
}

/// The registrations of a binding with a router and a store, to be removed again.
@MainActor
final class StoreTies<R: Route> {
  let store: any TreeStore<R>
  var unsubscribe: (@MainActor () -> Void)?
  /// The observation of the router's tree, which keeps the binding as long as the router lasts.
  var observation: Registration?

  init(_ store: any TreeStore<R>) {
    self.store = store
  }

  func cut() {
    observation?.cancel()
    unsubscribe?()
  }
}
