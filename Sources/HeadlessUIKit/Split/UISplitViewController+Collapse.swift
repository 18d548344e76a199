extension UISplitViewController {
  /// Collapses or expands to fit the width.
  func follow() {
    // Callbacks in the middle may change the width again, or the columns. That is done afterwards.
    while style != .unspecified, !isFollowing,
      isCollapsed != (traitCollection.horizontalSizeClass == .compact)
    {
      let isFirst = !hasAppeared
      isFollowing = true
      endTransitions()
      // A controller that is disappearing must have disappeared before it is moved.
      if !isShowing {
        for child in placed { child.changeAppearance(false) }
      }
      if isCollapsed { expand() } else { collapse() }
      isFollowing = false
      for work in delayed { work() }
      delayed = []
      if !isCollapsed {
        delegate?.splitViewControllerDidExpand(self)
      } else if !isFirst || variant.firstCollapseIsTold {
        delegate?.splitViewControllerDidCollapse(self)
      }
    }
  }

  /// Changes the columns now, or after they have collapsed or expanded.
  func whenSettled(_ work: @escaping @MainActor () -> Void) {
    if isFollowing { delayed.append(work) } else { work() }
  }

  /// The column that is on top of the collapsed stack unless the delegate chooses another one.
  var proposedTop: Column { order.last { contents[$0] != nil } ?? .primary }

  /// The stack that holds the columns while they are collapsed.
  var collapsedStack: UINavigationController? {
    guard isCollapsed, let base = placed.first else { return nil }
    return Self.stack(in: base)
  }

  /// The columns whose controllers are on the collapsed stack, bottom first.
  var collapsedColumns: [Column] {
    guard isCollapsed, let base = placed.first, let first = column(of: base) else { return [] }
    return [first] + (collapsedStack?.stack.compactMap { column(of: $0) } ?? [])
  }

  // MARK: Collapse

  private func collapse() {
    let proposed = proposedTop
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    let old = hasAppeared ? columns(in: displayMode) : []
    let oldMode = displayMode
    isCollapsed = true
    if variant.collapseTellsColumns, hasAppeared {
      if displayMode != oldMode { delegate?.splitViewController(self, willChangeTo: displayMode) }
      tellColumns(from: old, to: [top])
    }
    stackUp(to: top)
  }

  /// Puts the columns up to a given one on the stack of the first column.
  func stackUp(to top: Column) {
    let filled = order.filter { contents[$0] != nil && $0.rawValue <= top.rawValue }
    let holders = filled.compactMap { contents[$0]?.holder }
    guard let base = holders.first ?? order.lazy.compactMap({ self.contents[$0]?.holder }).first else {
      return
    }
    // Going back while collapsed has taken the column off its parent.
    if base.storedParent !== self {
      adopt(base)
      base.didMove(toParent: self)
    }
    guard let stack = Self.stack(in: base), holders.count > 1 else { return place([base], animated: false) }
    let above = Array(holders.dropFirst())
    let topmost = above[above.count - 1]
    var gone: [UIViewController] = []
    // A controller that disappears may change the stacks in its callback, so look again until nothing more
    // has to disappear.
    while gone.count < 20 {
      var going = placed.filter { $0 !== base && ($0 !== topmost || variant.movedColumnsReappear) }
      if isPlaced(base), let covered = stack.displayed { going.append(covered) }
      going.removeAll { controller in gone.contains { $0 === controller } }
      if going.isEmpty { break }
      gone += going
      for controller in going { controller.beginAppearance(false, animated: false) }
      endTransitions()
    }
    for controller in above { controller.willMove(toParent: stack) }
    for controller in above {
      super.forget(controller)
      controller.storedParent = stack
    }
    for controller in gone {
      controller.loadedView?.removeFromSuperview()
      controller.endAppearance(false)
    }
    // The callbacks may have made other controllers appear below.
    for _ in 0..<20 {
      endTransitions()
      guard let covered = stack.displayed, covered.appearance != .disappeared else { break }
      covered.changeAppearance(false)
    }
    placed = [base]
    stack.restack(stack.stack + above)
    // These calls do nothing for controllers that have stayed on the screen.
    appear(base)
    let isBaseShowing = base.appearance == .appeared || base.appearance == .appearing
    if isBaseShowing, let top = stack.displayed { appear(top) }
    for controller in above { controller.didMove(toParent: stack) }
  }

  /// Removes a column's controller from its parent, so that a stack can take it.
  ///
  /// It stays the controller of its column.
  func release(_ holder: UIViewController) {
    super.forget(holder)
    if holder.storedParent === self { holder.storedParent = nil }
  }

  // MARK: Expand

  private func expand() {
    let proposed = preferred
    let answer =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    let newMode = answer == .automatic ? proposed : allowed(answer)
    let old = collapsedColumns.suffix(1)
    if variant.collapseTellsColumns {
      if newMode != displayMode { delegate?.splitViewController(self, willChangeTo: newMode) }
      tellColumns(from: Array(old), to: columns(in: newMode))
    }
    let stack = collapsedStack
    isCollapsed = false
    mode = newMode
    if let stack { unstack(stack, showing: holders(in: newMode)) }
    let came = order.compactMap { contents[$0]?.holder }.filter { $0.storedParent !== self }
    for holder in came { adopt(holder) }
    place(holders(in: newMode), animated: false)
    // The controller under the others appears last, once all are in place.
    if let stack, let uncovered = stack.displayed,
      stack.appearance == .appeared || stack.appearance == .appearing,
      placed.contains(where: { Self.stack(in: $0) === stack })
    {
      appear(uncovered)
    }
    for holder in came { holder.didMove(toParent: self) }
  }

  /// The content of a collapsed stack: the controllers that stay in the first column, and those that move, each with
  /// its new parent.
  private struct Unstacked {
    var base: [UIViewController] = []
    var moved: [(controller: UIViewController, parent: UIViewController)] = []
    /// The topmost column, whose stack gets what was pushed above it.
    var last: UIViewController?
  }

  private func unstacked(_ stack: UINavigationController) -> Unstacked {
    var result = Unstacked()
    for controller in stack.stack {
      if column(of: controller) != nil {
        result.last = controller
        result.moved.append((controller, self))
      } else if let own = result.last.flatMap({ Self.stack(in: $0) }) {
        result.moved.append((controller, own))
      } else {
        result.base.append(controller)
      }
    }
    return result
  }

  /// Gives each column its controller back, with what was pushed on it while collapsed.
  func unstack(_ stack: UINavigationController, showing wanted: [UIViewController]) {
    let first = unstacked(stack)
    guard let last = first.last, let top = stack.stack.last else { return }
    let isTopMoved = first.moved.contains { $0.controller === top }
    let leaves = isTopMoved && (variant.movedColumnsReappear || !wanted.contains { $0 === last })
    if leaves { top.beginAppearance(false, animated: false) }
    for (controller, parent) in first.moved { controller.willMove(toParent: parent) }
    if leaves {
      top.loadedView?.removeFromSuperview()
      top.endAppearance(false)
      // The controller that disappears may change the stack in its callback, so that another column appears there.
      stack.catchUp()
      if let next = stack.displayed, column(of: next) != nil { next.changeAppearance(false) }
    }
    let now = unstacked(stack)
    for (controller, parent) in now.moved {
      controller.storedParent = parent
      if let own = parent as? UINavigationController {
        own.restack(own.stack + [controller])
      } else {
        storedChildren.append(controller)
        // The view of a controller that stays on the screen must not leave the window on the way.
        if controller === top, !leaves, isShowing, let view = top.loadedView { self.view.addSubview(view) }
      }
    }
    stack.restack(now.base)
    for (controller, parent) in now.moved { controller.didMove(toParent: parent) }
  }

  // MARK: While collapsed

  /// Brings a column to the top of the collapsed stack.
  func raise(_ column: Column) {
    guard let stack = collapsedStack, let base = placed.first else { return }
    isMovedByCode = true
    defer { isMovedByCode = false }
    if contents[column]?.holder === base {
      let index = stack.stack.firstIndex { self.column(of: $0) != nil } ?? stack.stack.count
      if index < stack.stack.count { _ = stack.pop(to: index, animated: true) }
    } else if let index = stack.stack.firstIndex(where: { self.column(of: $0) == column }) {
      if index + 1 < stack.stack.count { _ = stack.pop(to: index + 1, animated: true) }
    } else {
      let there = collapsedColumns
      let missing = order.filter { $0.rawValue <= column.rawValue && !there.contains($0) }
      let holders = missing.compactMap { contents[$0]?.holder }
      for holder in holders { release(holder) }
      stack.replaceStack(stack.stack + holders, animated: true)
    }
  }

  /// Pops a column off the top of the collapsed stack.
  func lower(_ column: Column) {
    guard let stack = collapsedStack, stack.stack.count > 1, let top = stack.stack.last,
      self.column(of: top) == column
    else { return }
    isMovedByCode = true
    defer { isMovedByCode = false }
    _ = stack.pop(to: stack.stack.count - 1, animated: true)
  }

  /// Tells the delegate which columns come and go on the collapsed stack.
  func collapsedStackMoves(_ stack: UINavigationController, from: UIViewController?, to: UIViewController) {
    guard collapsedStack === stack, let base = placed.first.flatMap({ column(of: $0) }) else { return }
    if isMovedByCode || !variant.backTellsColumns { return }
    let old = column(of: from) ?? base
    let new = column(of: to) ?? base
    if old != new { tellColumns(from: [old], to: [new]) }
  }
}
