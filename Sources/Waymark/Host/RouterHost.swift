import WaymarkCore

/// The functions of a router that hosts call.
@MainActor
public struct RouterHost<R: Route> {
  let router: Router<R>

  /// Has a host show the router's tree; the one before is not asked for anything any more.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - isKept: Whether the router keeps the host.
  public func attach(_ host: any NavigationHost<R>, isKept: Bool = true) {
    let didLetGo = isKept ? nil : router.adapter?.handOver(host)
    replace(HostAdapter(host, of: router, isKept: isKept, didLetGo: didLetGo))
  }

  package func attach(_ host: any NavigationHost<R>, whenLetGo didLetGo: @escaping @MainActor () -> Void) {
    replace(HostAdapter(host, of: router, isKept: false, didLetGo: didLetGo))
  }

  /// Lets the router be without a host.
  ///
  /// Once something was shown, what is asked for waits for the next host, whose screens may object.
  public func detach() {
    precondition(!router.isEditing, "Detaching inside Router.edit, or in a placement: detach before or after")
    router.adapter?.tasks.cancel()
    router.adapter = nil
    router.core.detach()
  }

  private func replace(_ adapter: HostAdapter<R>) {
    precondition(!router.isEditing, "Attaching inside Router.edit, or in a placement: attach before or after")
    let isSame = adapter.host != nil && router.adapter?.host === adapter.host
    adapter.follow(router.adapter)
    router.adapter = adapter
    router.stopExpectingHost()
    router.core.attach(adapter, isSame: isSame)
  }

  /// Asks the host for everything once more, since it can show now what it could not show before.
  package func rebuild() {
    if let adapter = router.adapter { router.core.attach(adapter, isSame: true) }
  }

  package func isAttached(to host: any NavigationHost<R>) -> Bool { router.adapter?.host === host }

  /// Whether the host has acknowledged the last step, after it kept it, without having said that it has begun.
  package var wasLastStepUnbegun: Bool {
    guard router.core.wasAnsweredLater, case .performing(let work) = router.watcher.phase else {
      return false
    }
    return !work.hasBegun
  }

  /// Whether the host has done all that it was asked for, though somebody may be asked still.
  package var isAtRest: Bool { router.core.state.isAtRest }

  package func leavesKeeping(of host: any NavigationHost<R>) -> Bool {
    router.adapter?.isKept == false && router.adapter?.host === host
  }

  /// Tells the router what the user has done already.
  ///
  /// - Parameter action: The user's act.
  public func report(_ action: ExternalChange<R>) {
    precondition(
      !router.isEditing, "Reporting inside Router.edit, or in a placement: report when the user acts")
    let objection = router.objection(against: action)
    let number = router.core.newNumber()
    switch action {
    case .closed(let id): router.core.send(.closed(id, answer: router.takeAnswer(of: id), number))
    case .selected(let path): router.core.send(.selected(path, number))
    case .selectedDetent(let detent, let id): router.core.send(.selectedDetent(detent, of: id, number))
    }
    if let objection {
      router.noteMisuse(objection.problem, objection.advice, in: NavigationID(number), as: objection.advice)
    }
  }

  /// Asks for what a tap on a tab means: another tab is selected, and in the selected one the user goes back to the root.
  ///
  /// Screens and guards are asked, so the tab bar follows the tree and not the finger. A tap on a tab that is at its root
  /// changes nothing, and is told as ``RouterEvent/Kind/tappedAtRoot(_:)``.
  ///
  /// - Parameter path: The path of the tab's container in what is shown.
  /// - Returns: The navigation.
  @discardableResult
  public func tapTab(at path: BranchPath) -> Navigation {
    let path = router.core.state.path(ofShown: path)
    let tree = router.core.state.tree
    let isSelected = tree.container(at: path) != nil && tree.isSelected(path)
    return router.ask(isSelected ? .selectAgain(path) : .selectBranch(path), .standard)
  }

  /// How many columns the host has room for side by side.
  public var columnsThatFit: Int {
    get { router.columnsThatFit }
    nonmutating set {
      precondition(
        !router.isEditing, "Reporting inside Router.edit, or in a placement: report when the user acts")
      router.core.send(.columnsThatFit(newValue))
    }
  }

  /// The tree that the host is to show: ``Router/tree``, and over it the question to the user, if one is open.
  public var tree: EntryTree<R> {
    let now = router.core.glance
    router.observe(router.signals.tree, now.treeVersion)
    router.observe(router.signals.question, now.hasQuestion ? 1 : 0)
    return router.core.state.openQuestion == nil ? router.committedTree : router.core.state.goal.typed()
  }

  /// The tree that the host has acknowledged last: ``Router/shown``, and over it the question to the user, if it is shown.
  package var shown: EntryTree<R>? {
    router.observe(router.signals.shown, router.core.glance.shownCount)
    let state = router.core.state
    return state.isAtRest && state.openQuestion == nil ? router.committedTree : state.screen?.typed()
  }

  /// The navigation that guards are asked about, and the route that the user would see after it.
  package var proposal: (navigation: NavigationID, route: R)? {
    let state = router.core.state
    return state.agenda.proposedPlace(on: state.tree)
      .map { (NavigationID($0.navigation), $0.place.route.typed()) }
  }

  /// The timer that measures the router's time-outs, for hosts that wait.
  public var timer: any NavigationTimer { router.configuration.advanced.timer }

  /// Whether the user may leave a screen by a gesture, which nobody can be asked about in the middle.
  ///
  /// - Parameter id: The screen, which stands for all that would go with it.
  /// - Returns: `false` if any of them objects.
  public func mayLeave(_ id: EntryID) -> Bool {
    router.endObjectionsWithoutOwner()
    let now = router.core.glance
    router.observe(router.signals.objectors, now.objectionChanges)
    guard now.hasObjections else { return true }
    // The tree and the screen say who would go.
    router.observe(router.signals.tree, now.treeVersion)
    router.observe(router.signals.shown, now.shownCount)
    return router.core.state.mayLeave(id)
  }

  /// The context of a screen, which hosts hand to whoever makes screens.
  ///
  /// - Parameter entry: The screen's entry.
  /// - Returns: The context.
  public func context(for entry: Entry<R>) -> ScreenContext<R> { router.context(for: entry) }
}

extension Router {
  /// The functions that hosts call.
  public var host: RouterHost<R> { RouterHost(router: self) }

  /// The number of columns that the host has room for, which may be observed.
  var columnsThatFit: Int {
    let count = core.state.columnsThatFit
    observe(signals.columnsThatFit, UInt64(count))
    return count
  }

  /// A number for the life of the screens that are there, which another host ends.
  var lifeOfScreens: UInt64 { core.state.host.former }

  /// Whether an entry is in the tree that the host is to show.
  package func hasEntry(_ id: EntryID) -> Bool { core.state.goal.contains(id) }

  /// Whether an entry is in the tree that the host has acknowledged last.
  package func isShown(_ id: EntryID) -> Bool { core.state.screen?.contains(id) == true }
}

extension Router {
  /// The misuse if a host takes a screen away that objects to being left.
  func objection(against action: ExternalChange<R>) -> (problem: String, advice: String)? {
    endObjectionsWithoutOwner()
    let state = core.state
    switch action {
    case .closed(let id) where !state.mayLeave(id):
      let route = (state.goal.entry(id) ?? state.screen?.entry(id))?.description ?? "a screen"
      return (
        "the user left \(route), which objects to being left",
        "Have the host ask router.host.mayLeave(_:) before a gesture begins."
      )
    case .selected(let path) where !state.maySelect(state.path(ofShown: path)):
      return (
        "the user left \(state.tree.visibleElement.description) for another tab, and it objects to that",
        "Have the host call router.host.tapTab(at:) for a tap on a tab."
      )
    default: return nil
    }
  }

  /// Says so if no host is attached in the time that a host has for a step, once until one is.
  func expectHost() {
    guard !isHostExpected, adapter == nil, let limit = configuration.advanced.stepTimeout else { return }
    isHostExpected = true
    hostExpectation += 1
    let timer = configuration.advanced.timer
    timer.schedule(at: timer.moment(after: limit)) { [weak self, hostExpectation] in
      guard let self, self.isHostExpected, hostExpectation == self.hostExpectation else { return }
      self.noteMisuse(
        "no host is attached, so nothing is on the screen", "Call router.host.attach(_:isKept:).",
        in: self.lastChange)
    }
  }

  func stopExpectingHost() { isHostExpected = false }
}

/// A change that the user has made already, without the router having asked for it.
public enum ExternalChange<R: Route>: Hashable, Sendable {
  /// The user has closed a screen with all above it.
  case closed(EntryID)
  /// The user has selected a tab, or has brought a column to the front.
  case selected(BranchPath)
  /// The user has dragged the sheet with this entry at its bottom to another of its heights.
  case selectedDetent(Presentation.Detent, of: EntryID)
}

extension ExternalChange: CustomStringConvertible {
  /// The user's act in one short line: `closed @3`, `selected branch 1`, `selected large of @3`.
  public var description: String {
    switch self {
    case .closed(let id): "closed \(id)"
    case .selected(let path): "selected \(path)"
    case .selectedDetent(let detent, let id): "selected \(detent) of \(id)"
    }
  }
}
