/// The tie between a router and a store: what either does, the other follows, and neither echoes.
///
/// It lasts until its registration ends or the router is released, which keeps it and the store for so long: an adapter can
/// be made where it is bound.
///
/// The newest that the store wants goes before all that it has not been told yet. While the router has not decided about
/// that, the store is told nothing; when it has, and is elsewhere, the store is told where.
@MainActor
final class StoreBinding<R: Route> {
  /// How the binding ends.
  let registration = Registration()
  private weak var router: Router<R>?
  /// What is compiled for the app's routes: trees are compared and made here with every change.
  private let specialized: SpecializedStep<R>
  private var ties: StoreTies<R>?

  /// The tree that the store was last seen to hold, so that a change is told from being told once more.
  private var seen: RouteTree<R>?
  /// Trees that the store was sent and has not been seen to hold yet, the oldest first: it may take them over later.
  ///
  /// None is forgotten before that, however far behind the store is: what it takes over would be taken for its wish. A slice,
  /// so that taking the oldest off costs the same however many there are.
  private var sent: ArraySlice<RouteTree<R>> = []
  private var sendCount = 0
  /// Whether the store has said something since it was last sent a tree.
  private var hasAnswered = false
  /// The newest that the store wants, until the router has decided about it.
  private var wish: StoreWish<R>?
  private var wishCount = 0
  /// How many wishes are being asked for further down the call stack, about which nothing can be said yet.
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

  /// Unties the router and the store.
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

  /// Whether two trees are the same to the two, also where routes are not equal to themselves.
  private func isSame(_ tree: RouteTree<R>, _ other: RouteTree<R>?) -> Bool {
    guard let other else { return false }
    return specialized.isSame(tree, other)
  }

  // MARK: The store leads

  /// The store's state has changed: the router goes there.
  private func lead() {
    guard registration.isActive, let store = ties?.store else { return }
    guard let router else { return registration.cancel() }
    hasAnswered = true
    let wanted = store.tree
    guard !isSame(wanted, seen) else { return }
    seen = wanted
    if let index = sent.firstIndex(where: { isSame($0, wanted) }) {
      // What it was sent, at last.
      sent.removeFirst(index - sent.startIndex + 1)
      // A slice that is empty may hold on to what was in it.
      if sent.isEmpty { sent = [] }
      return follow()
    }
    // What it was sent before will come after this, as a change of its own.
    sent = []
    if wish?.isDecided(by: router) == true { wish = nil }
    // Where the router is already, there is something to take back only if something was asked for before.
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
    // Whoever watched the navigation may have had the store want something else, or have untied the two.
    if number == wishCount, ties != nil {
      wish = made
      made.navigation.onEnd { [weak self] in
        if self?.wish?.navigation === made.navigation { self?.follow() }
      }
    }
    follow()
  }

  // MARK: The store follows

  /// The router's tree has changed, or did not change as the store wanted: the store is told where the router is.
  private func follow() {
    guard registration.isActive, let store = ties?.store, asking == 0 else { return }
    guard let router else { return registration.cancel() }
    // What is shown of the past is not what the store is to hold.
    guard !router.isTravelling else { return }
    let held = store.tree
    // It has changed and has not said so yet, as observed models do: that is newer than what the router did.
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

  /// Tells the store that it does not get what it wanted.
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
      // What it has taken over already, it will not take over later.
      seen = tree
      sent = []
    } else if hasAnswered, isSame(held, seen), !sent.isEmpty {
      // It has answered that it stays where it is.
      sent = []
      ask(for: held, router)
    }
  }
}

/// What a binding has put up at a router and a store, and takes down again.
@MainActor
final class StoreTies<R: Route> {
  let store: any TreeStore<R>
  var unsubscribe: (@MainActor () -> Void)?
  /// What follows the router's tree, and keeps the binding for as long as the router lasts.
  var observation: Registration?

  init(_ store: any TreeStore<R>) {
    self.store = store
  }

  func cut() {
    observation?.cancel()
    unsubscribe?()
  }
}
