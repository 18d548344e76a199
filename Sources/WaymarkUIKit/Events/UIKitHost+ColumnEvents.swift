import Waymark

/// The events of split views, and how many columns there is room for.
extension UIKitHost {
  /// Tells the router how many columns are seen, in the topmost layer that has some.
  func reportRoom() {
    guard let node = layers.reversed().lazy.compactMap(\.node.focusedColumns).first, !node.isSettling else {
      return
    }
    ownRouter?.host.columnsThatFit = node.room
  }

  /// Answers with the column in front, which is to be on top, and does not look at the columns until they have collapsed.
  ///
  /// A screen that UIKit moves loses the keyboard, so the host remembers before which view has it.
  func columnsWillCollapse(_ split: UISplitViewController) -> UISplitViewController.Column? {
    guard let node = columns(of: split) else { return nil }
    focusWillMove()
    beginSettling(node)
    return node.column(at: node.front)
  }

  func columnsWillExpand(
    _ split: UISplitViewController, to mode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    guard let node = columns(of: split) else { return mode }
    focusWillMove()
    beginSettling(node)
    let count = node.capacity - 1 - node.front
    return mode.extraColumnCount >= count ? mode : .showing(count, by: split.splitBehavior)
  }

  private func beginSettling(_ node: ColumnsNode<R>, keepsTop: Bool = false) {
    if !node.isSettling { node.afterSettling = [] }
    // Columns that UIKit stacks up anew have not been left by the user.
    if !keepsTop { node.lastTop = 0 }
    // UIKit need not say when the columns have settled.
    soon { [weak self] in self?.endSettling(node) }
  }

  private func endSettling(_ node: ColumnsNode<R>) {
    guard let waiting = node.afterSettling.take() else { return }
    for body in waiting { body() }
    look()
    if let request { whenIdle(request) }
  }

  /// Calls a closure when columns that are just collapsing or expanding have done so, at once if they are not.
  func whenSettled(_ node: ColumnsNode<R>, _ body: @escaping @MainActor () -> Void) {
    guard node.isSettling || node.isAboutToMove else { return body() }
    if !node.isSettling { beginSettling(node, keepsTop: true) }
    node.afterSettling?.append(body)
  }

  /// Has a request wait for columns that are collapsing or expanding, or about to, if any are; `endSettling` goes on with it.
  func postponeForColumns(_ request: UIKitRequest<R>) -> Bool {
    let found = columnsNode { $0.isSettling || ($0.isAboutToMove && $0.lastPostponed !== request) }
    guard let found else { return false }
    found.lastPostponed = request
    if !found.isSettling { beginSettling(found, keepsTop: true) }
    return true
  }

  func columnsHaveSettled(_ split: UISplitViewController) { columns(of: split).map(endSettling) }

  func columnsDidAppear(_ split: UISplitViewController) {
    guard let node = columns(of: split) else { return }
    endSettling(node)
    // The column in front was never seen, so the user has not hidden it.
    if !split.isCollapsed, !node.seen.contains(node.front) {
      show(node, isAnimated: false)
      // The code of a screen that has appeared with the column may have changed the columns.
      look()
    }
    forgetSeen()
  }

  /// Tells the router the room alone: a change of the columns that are shown is no navigation.
  func columnsWillChange(_ split: UISplitViewController) {
    forgetSeen()
    soon { [weak self] in self?.reportRoom() }
  }

  /// Looks a moment after other code has had a plain split view put something into a column: half-way a column is missing as if the
  /// user had left it.
  ///
  /// A ``ColumnsController`` says itself when it has done so.
  func columnsWillBeFilled(_ split: UISplitViewController) {
    if isChanging || split is ColumnsController { return }
    columns(of: split).map { beginSettling($0, keepsTop: true) }
  }

  /// Looks at what other code changes in columns when it has done so, and ignores what UIKit tells in the middle.
  func columnsAreChanged(_ body: () -> Void) {
    foreignChange { ownChange(body) }
  }

  // MARK: The column in use

  func columnWasUsed(at view: UIView) {
    if let entry = entry(around: view) { columnWasUsed(entry) }
  }

  /// The entry whose screen a view lies in.
  func entry(around view: UIView) -> EntryID? {
    for case let controller as UIViewController in sequence(first: view as UIResponder, next: \.next) {
      if let entry = entry(of: controller) { return entry }
    }
    return nil
  }

  /// Brings to front the column of a screen that the user has begun to use beside the column in front.
  ///
  /// - Returns: Whether the column was beside it, and is in front now.
  @discardableResult
  func columnWasUsed(_ entry: EntryID) -> Bool {
    guard changes.isEmpty, request == nil, focus.seenBeside.contains(entry),
      let ownRouter, ownRouter.isSettled,
      // A screen that is just appearing has taken the keyboard by its own code.
      let screen = screens[entry], screen.transitionCoordinator == nil, !screen.isMovingToParent,
      let path = seenPlaces.first(where: { $0.entry == entry })?.path,
      layers.last?.node.visibleEntry != entry,
      case .stack(let shown)? = ownRouter.host.shown?.container(at: path),
      shown.elements.contains(where: { $0.id == entry }),
      // While columns are collapsed there is none beside the one in front.
      let columns = layers.last?.node.focusedColumns, !columns.isCollapsed, !columns.isSettling
    else { return false }
    adoptSelection(path)
    focusMoved(isAtRest: true, isByUser: true)
    ownRouter.host.report(.selected(path))
    return true
  }

  /// Forgets which screens are seen beside one another as columns come and go: until a moment later, a screen that takes the keyboard
  /// does so because it appears.
  private func forgetSeen() {
    focus.seenBeside = []
    noteSeenSoon()
  }

  /// Notes in a moment which screens are seen beside one another, when those that take the keyboard as they appear have done so.
  func noteSeenSoon() {
    guard layers.last?.node.focusedColumns != nil else { return }
    soon { [weak self] in
      guard let self, let columns = layers.last?.node.focusedColumns else { return }
      // A column has appeared only when its transition has ended.
      if columns.split?.transitionCoordinator != nil { return noteSeenSoon() }
      focus.seenBeside = Set(seenPlaces.map(\.entry))
    }
  }

  /// The entries that can be seen in the topmost layer, each with the path of its stack.
  private var seenPlaces: [(entry: EntryID, path: BranchPath)] {
    layers.places.compactMap { container, path in
      guard path.layer == layers.count - 1, case .stack(let stack) = container, isSeen(path),
        let entry = stack.entries.last
      else { return nil }
      return (entry, path)
    }
  }
}
