public import Waymark
package import WaymarkCore

/// The earlier states of a router's tree, moment by moment, and the way back to them: a tool for debugging.
///
/// ```swift
/// let history = router.keepHistory()
/// history.go(to: history.moments[3].id)
/// history.backToNow()
/// ```
///
/// A moment is the tree as it was after a navigation, after something that the user did, or after the tree went back. Going
/// to a moment is a navigation about which no guard and no screen is asked, so even what they would refuse is shown. Screens
/// that are on the way away end as if the user had left them, and those that come back are new. It is a tool for the
/// developers of an app, and not for its users.
///
/// Any other navigation, and anything that the user does, ends the travel and starts from what is shown. The moment that was
/// the newest stays one like any other. Stores are told nothing of a travel.
@MainActor
public final class History<R: Route>: RouterHistory {
  /// How many moments are kept at most.
  public let limit: Int
  /// The moments that are kept, the oldest first.
  public private(set) var moments: [HistoryMoment<R>]
  /// The title of a place's screen in a host's list of moments; the route's notation unless set.
  public var screenTitle: @MainActor (R) -> String = { $0.notation }
  private weak var router: Router<R>?
  private var travelled: HistoryMoment<R>.ID?
  /// The travel that is on its way into the tree.
  private var travel: NavigationNumber?
  /// The cause of the changes that the core's present input leads to.
  private var cause = HistoryMoment<R>.Cause.navigation
  private let observers = Listeners<Void>()

  init(_ router: Router<R>, limit: Int) {
    precondition(limit > 0, "A history of \(limit) moments has no room for one: keep at least one")
    self.limit = limit
    self.router = router
    moments = [
      HistoryMoment(
        id: 1, navigationID: router.lastChange, cause: .start, time: router.configuration.advanced.timer.now,
        tree: router.core.state.tree)
    ]
  }

  /// The newest moment: where the router is, or would be again if it were not travelling.
  public var now: HistoryMoment<R> { moments[moments.count - 1] }

  /// The moment that is shown, or on its way to the screen.
  public var current: HistoryMoment<R> { travelled.flatMap(moment) ?? now }

  /// Whether an earlier moment is shown.
  public var isTravelling: Bool { travelled != nil }

  /// The tree as it was at a moment.
  ///
  /// - Parameter moment: The moment's number.
  /// - Returns: The tree, or `nil` if the moment is not kept any more.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  public func tree(at moment: HistoryMoment<R>.ID) -> EntryTree<R>? { self.moment(moment)?.tree.typed() }

  /// Shows a moment again.
  ///
  /// - Parameters:
  ///   - moment: The moment's number. The newest is the way back.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, or `nil` if the moment is not kept any more or the router is gone.
  /// - Complexity: That of setting a tree.
  @discardableResult
  public func go(
    to moment: HistoryMoment<R>.ID, options: NavigationOptions = .standard
  ) -> Waymark.Navigation? {
    guard let router, let goal = self.moment(moment) else { return nil }
    let own = WaymarkCore.Navigation(
      router.core.newNumber(), .bringBack(goal.tree), cause: .travel, options: options.own, asking: .nobody)
    travel = own.number
    travelled = moment == now.id ? nil : moment
    let navigation = router.navigate(own, options)
    observers.tell(())
    return navigation
  }

  /// Shows again what was shown before the router travelled.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation, which is `unchanged` if the router does not travel, or `nil` if the router is
  ///   gone.
  @discardableResult
  public func backToNow(options: NavigationOptions = .standard) -> Waymark.Navigation? {
    go(to: now.id, options: options)
  }

  /// Calls a closure when a moment is added, and when the router goes to a moment or comes back.
  ///
  /// - Parameter body: Does something with the change.
  /// - Returns: The registration, which removes the observer when it is cancelled.
  @discardableResult
  public func onChange(_ body: @escaping @MainActor () -> Void) -> Registration {
    observers.add { _ in body() }
  }

  func moment(_ number: HistoryMoment<R>.ID) -> HistoryMoment<R>? {
    let index = number - moments[0].id
    return moments.indices.contains(index) ? moments[index] : nil
  }

  private func append(_ tree: PlaceTree, _ cause: HistoryMoment<R>.Cause, by number: NavigationNumber) {
    guard let router else { return }
    moments.append(
      HistoryMoment(
        id: now.id + 1, navigationID: NavigationID(number), cause: cause,
        time: router.configuration.advanced.timer.now, tree: tree))
    if moments.count > limit { moments.removeFirst() }
  }
}

extension History: CoreWatcher {
  package func took(_ input: Input) {
    cause =
      switch input {
      case .closed, .selected: .user
      case .failed, .timedOut, .gaveUp, .showsInstead: .takenBack
      default: .navigation
      }
  }

  package func carriesOut(_ effect: Effect) {
    guard case .committed(let number, _) = effect, let tree = router?.core.state.tree else { return }
    if number == travel {
      // Places that were gone are new ones now.
      moments[current.id - moments[0].id].tree = tree
      return
    }
    if let shown = exchange(&travelled, with: nil).flatMap(moment) {
      append(shown.tree, .travel, by: number)
    }
    append(tree, cause, by: number)
    observers.tell(())
  }
}

extension Router {
  /// Keeps the tree after each navigation, and after each thing that the user does, from now on.
  ///
  /// It is for debugging, since it has a cost: the next change copies the stack that it changes.
  ///
  /// - Parameter limit: How many moments to keep; the oldest are dropped.
  /// - Returns: The history. If there is one already, it is returned, whatever its limit.
  @discardableResult
  public func keepHistory(limit: Int = 200) -> History<R> {
    if let history { return history }
    let history = History(self, limit: limit)
    historyForHosts = history
    watch(history, for: .commits)
    return history
  }

  /// The earlier states of the tree; `nil` unless ``keepHistory(limit:)`` was called.
  public var history: History<R>? { historyForHosts as? History<R> }
}
