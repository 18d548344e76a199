import Waymark

extension UIKitHost {
  /// Shows columns that come in the place of others.
  func changeColumns(
    _ change: ColumnsChange<Entry<R>>, of step: Step<Entry<R>>, _ isAnimated: Bool,
    _ request: UIKitRequest<R>
  ) throws(HostError) {
    guard case .columns(let node)? = layers.container(at: change.path),
      node.children.count == change.kept + change.removed.count
    else { throw .stepDoesNotFit }
    for column in change.inserted { try check(column) }
    var new: [ContainerNode<R>] = []
    for column in change.inserted { new.append(try fit(nil, to: column, isInColumn: true)) }
    node.children.replaceSubrange(change.kept..., with: new)
    node.front = change.front
    show(node, isAnimated: isAnimated) { [self] _ in
      releaseScreens(step.forEachRemoved, after: request)
      end(request, nil)
    }
  }

  func fit(
    _ node: ContainerNode<R>?, to columns: RouteColumns<Entry<R>>, isInColumn: Bool
  ) throws(HostError) -> ColumnsNode<R> {
    let kept: ColumnsNode<R>
    if case .columns(let old)? = node, old.capacity == columns.capacity, (old.split == nil) == isInColumn {
      kept = old
    } else {
      kept = try makeNode(for: columns, isInColumn: isInColumn)
    }
    var children: [ContainerNode<R>] = []
    for (index, column) in columns.filled.enumerated() {
      let old = kept.children.indices.contains(index) ? kept.children[index] : nil
      children.append(try fit(old, to: column, isInColumn: true))
    }
    kept.children = children
    kept.front = columns.front
    show(kept, isAnimated: false)
    return kept
  }

  private func makeNode(
    for columns: RouteColumns<Entry<R>>, isInColumn: Bool
  ) throws(HostError) -> ColumnsNode<R> {
    let capacity = columns.capacity
    if isInColumn { return ColumnsNode(insideColumns: capacity, observer: self) }
    let style: UISplitViewController.Style = capacity == 2 ? .doubleColumn : .tripleColumn
    let split = try free(
      hooks?.splitViewController(for: columns.filled[0].root.route, capacity: capacity),
      orElse: ColumnsController(style: style))
    guard split.style == style else { throw .columnsOfAnotherStyle("\(type(of: split))", capacity: capacity) }
    return ColumnsNode(split, capacity: capacity, observer: self)
  }

  /// Whether a place is inside a column.
  func isInColumn(_ path: BranchPath) -> Bool {
    layers.way(to: path).contains { if case .columns = $0.container { true } else { false } }
  }

  /// Makes a split view show the node's columns, with the right one in front, and calls a closure when the
  /// transition has ended: before this returns if there is none.
  func show(
    _ node: ColumnsNode<R>, isAnimated: Bool, end: @escaping @MainActor (HostError?) -> Void = { _ in }
  ) {
    guard let split = node.split else {
      ownChange { (node.controller as? LayerController)?.show(node.children[node.front].controller) }
      return end(nil)
    }
    let ending = Ending { [self] error in
      fill(node, Array(0..<node.capacity))
      whenSettled(node) { end(error) }
    }
    guard let base = node.base else {
      fill(node, Array(0..<node.capacity))
      // With the first column filled, the columns may turn out to be collapsed.
      ownChange { raiseFront(of: node, in: split, isAnimated: false) }
      return showBeside(node, in: split, ending)
    }
    let (top, column) = (base.topViewController, node.top)
    ownChange {
      // The old column on top keeps its controller until the transition has ended: a new one would be seen, and be announced by
      // UIKit, for that moment.
      fill(node, (0...node.front).filter { $0 == node.front || $0 != column })
      raiseFront(of: node, in: split, isAnimated: isAnimated)
    }
    // The step ends with the transition, when UIKit announces the screen on top: after another step that would be the wrong one.
    if base.topViewController !== top, base.viewIfLoaded?.window != nil {
      follow(ending, of: base) { base.transitionCoordinator == nil ? .done : .underWay }
    } else {
      ending.reach()
    }
  }

  /// Puts into places of a split view what belongs there.
  private func fill(_ node: ColumnsNode<R>, _ places: [Int]) {
    guard let split = node.split else { return }
    for index in places {
      let (old, new) = (node.holders[index], node.holder(at: index))
      guard old !== new else { continue }
      node.holders[index] = new
      let (base, top) = (node.base, node.base?.topViewController)
      ownChange {
        split.setViewController(new, for: node.column(at: index))
        if let old { takeOff(old, node) }
      }
      // The user has not left the screen that was on top.
      if node.base != nil { node.lastTop = min(node.lastTop, node.top) }
      if let base, base === node.base, base.topViewController !== top { focus.isAnnouncedByUIKit = true }
    }
  }

  /// Takes a column's old controller off the stack that the collapsed columns are on.
  ///
  /// It is remembered as a leftover, because a gesture that is given up may bring it back.
  private func takeOff(_ old: UIViewController, _ node: ColumnsNode<R>) {
    leftovers.note(old)
    guard let base = node.base, base.viewControllers.contains(where: { $0 === old }) else { return }
    base.setViewControllers(base.viewControllers.filter { $0 !== old }, animated: false)
  }

  /// Shows the column in front beside the last one or over it, while expanded.
  private func showBeside(_ node: ColumnsNode<R>, in split: UISplitViewController, _ ending: Ending) {
    guard !split.isCollapsed, split.viewIfLoaded?.window != nil, !node.seen.contains(node.front) else {
      return ending.reach()
    }
    ownChange { split.show(node.column(at: node.front)) }
    reach(ending, afterAnimationOf: split)
  }

  /// Brings the column in front to the top, while collapsed.
  private func raiseFront(of node: ColumnsNode<R>, in split: UISplitViewController, isAnimated: Bool) {
    guard let base = node.base else { return }
    if node.top != node.front {
      let show = { split.show(node.column(at: node.front)) }
      if isAnimated, canAnimate(base) { show() } else { UIView.performWithoutAnimation(show) }
      focus.isAnnouncedByUIKit = true
    }
    if node.top == node.front { node.lastTop = node.front }
  }

  /// The collapsed columns that lie on a stack, their first column's.
  func columns(on stack: UINavigationController) -> ColumnsNode<R>? {
    columnsNode { $0.base === stack }
  }

  /// The entry at the root of a column, found by the controller that lies on the first column's stack for it while collapsed.
  func columnRoot(of controller: UIViewController) -> EntryID? {
    guard
      let node = columnsNode(where: { $0.base != nil && $0.index(ofLater: controller) != nil }),
      let index = node.index(ofLater: controller), node.children.indices.contains(index)
    else { return nil }
    return node.children[index].root
  }

  /// The columns that a split view controller shows.
  func columns(of split: UISplitViewController) -> ColumnsNode<R>? { columnsNode { $0.split === split } }

  func columnsNode(where isWanted: (ColumnsNode<R>) -> Bool) -> ColumnsNode<R>? {
    let found = layers.place { if case .columns(let node) = $0 { isWanted(node) } else { false } }
    return if case .columns(let node)? = found?.container { node } else { nil }
  }
}
