/// The earlier states of a router's tree, moment by moment, and the way back to them: a tool for debugging.
///
/// ```swift
/// let history = router.keepHistory()
/// history.go(to: history.moments[3].id)
/// history.backToNow()
/// ```
///
/// A moment is the tree as it was after a navigation, after something that the user did, or after the tree
/// went back. Going to a moment is a navigation that shows exactly that tree, with the identifiers that its
/// entries had. No guard and no screen is asked, so even what they would refuse is shown. It is a tool
/// for the developers of an app, and not for its users.
///
/// While the router travels, the present state is parked. Results that are awaited, what screens have saved,
/// the detours that navigations wait for and what stores hold stay as they are, and ``Router/snapshot`` is
/// that of the present state. Screens that are taken away and brought back are made anew: they keep what they
/// have saved and register again what they had registered. The contexts of the old screens no longer
/// navigate.
///
/// Any other navigation, and anything that the user does, ends the travel. It starts from what is shown, and
/// what was parked ends as if the user had left it. The moment that was the newest stays one like any other.
@MainActor
public final class History<R: Route> {
  /// How many moments are kept at most.
  public let limit: Int
  private weak var router: Router<R>?
  private(set) var trail: HistoryTrail<R>
  private let observers = Listeners<Void>()
  /// The present state, which is parked while an earlier moment is shown.
  var travel: Travel<R>?
  /// Whether the router is going to a moment, which adds no new moment.
  var isMoving = false
  /// Finds moments in a replay, whose journal may know older ones.
  private let finder: (@MainActor (HistoryMoment<R>.ID) -> HistoryGoal<R>?)?

  init(
    _ router: Router<R>, limit: Int, first: HistoryMoment<R>.ID = 1,
    finder: (@MainActor (HistoryMoment<R>.ID) -> HistoryGoal<R>?)? = nil
  ) {
    precondition(limit > 0, "A history of \(limit) moments has no room for one: keep at least one")
    self.limit = limit
    self.router = router
    self.finder = finder
    let moment = HistoryMoment<R>(
      id: first, navigationID: router.machine.lastChange, cause: .start,
      time: router.configuration.advanced.timer.now)
    trail = HistoryTrail(router.treeWithoutQuestion, moment)
  }

  /// The moments that are kept, the oldest first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of moments.
  public var moments: [HistoryMoment<R>] { trail.moments }

  /// The newest moment: where the router is, or would be again if it were not travelling.
  public var now: HistoryMoment<R> { trail.newest }

  /// The moment that is shown, or on its way to the screen.
  public var current: HistoryMoment<R> { travel?.moment ?? trail.newest }

  /// Whether an earlier moment is shown and the present state is parked.
  public var isTravelling: Bool { travel != nil }

  /// The tree as it was at a moment.
  ///
  /// - Parameter moment: The moment's number.
  /// - Returns: The tree, or `nil` if the moment is not kept any more.
  /// - Complexity: O(*k*), where *k* is the number of entries of the oldest tree and of all that came and went since.
  public func tree(at moment: HistoryMoment<R>.ID) -> EntryTree<R>? {
    guard moment == trail.newest.id, let travel else { return trail.tree(at: moment) }
    return travel.now
  }

  /// Shows a moment again, with the identifiers that its entries had.
  ///
  /// Going to the newest moment is the way back, and does nothing unless the router travels. Otherwise a
  /// navigation that is still being decided is superseded. No guard and no screen is asked.
  ///
  /// - Parameters:
  ///   - moment: The moment's number.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, or `nil` if the moment is not kept any more or the router is gone.
  /// - Complexity: That of ``tree(at:)``, and that of setting a tree.
  @discardableResult
  public func go(
    to moment: HistoryMoment<R>.ID, options: NavigationOptions = .standard
  ) -> Navigation? {
    guard let router, trail.contains(moment) else { return nil }
    return router.travel(to: moment, options)
  }

  /// Shows again what was shown before the router travelled.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation, which is `unchanged` if the router does not travel, or `nil` if the router is
  ///   gone.
  @discardableResult
  public func backToNow(options: NavigationOptions = .standard) -> Navigation? {
    go(to: trail.newest.id, options: options)
  }

  /// Calls a closure when a moment is added, and when the router goes to a moment or comes back.
  ///
  /// The router queues what the closure asks of it until it has finished what it is doing.
  ///
  /// - Parameter body: What to do.
  /// - Returns: The registration, which removes the observer when it is cancelled.
  @discardableResult
  public func onChange(_ body: @escaping @MainActor () -> Void) -> Registration {
    observers.add { _ in body() }
  }

  /// Where going to a moment leads; `nil` if the moment is not kept any more.
  func goal(_ moment: HistoryMoment<R>.ID) -> HistoryGoal<R>? {
    if let finder { return finder(moment) }
    guard let target = trail.moment(moment), let tree = tree(at: moment) else { return nil }
    return HistoryGoal(moment: target, tree: tree, isNow: moment == now.id)
  }

  func note(_ change: HistoryTrail<R>.Change, _ cause: HistoryMoment<R>.Cause, by id: NavigationID) {
    guard let router else { return }
    trail.append(change, cause, by: id, at: router.configuration.advanced.timer.now, limit: limit)
  }

  func tell() { observers.tell(()) }
}
