import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What was done without Waymark, as the host finds it.
private enum FoundChange<R: Route> {
  case dismissed(layer: Int)
  case popped(StackNode, from: Int)
  case takenOut(StackNode, [EntryID])
  case disarranged(StackNode)
  case disarrangedTabs(TabsNode<R>)
  case hiddenSelection(TabsNode<R>)
  case selected(TabsNode<R>, Int, ContainerPath)
  case disarrangedColumns(ColumnsNode<R>)
  case closedColumns(ColumnsNode<R>, from: Int)
  case broughtToFront(ColumnsNode<R>, Int, ContainerPath)
  case hiddenFront(ColumnsNode<R>)
}

extension UIKitHost {
  /// Compares what UIKit shows with what the host has shown, and tells the router what others have changed.
  ///
  /// - Parameter lowest: The lowest layer to look at; if something is found, all are looked at.
  func tellExternalChanges(from lowest: Int = 0) {
    guard changing == 0, !isTellingExternalChanges, !mustBuildAnew else { return }
    isTellingExternalChanges = true
    if lowest == 0 { tellRoom() }
    var next = nextChange(from: lowest)
    while let change = next {
      tell(change)
      tellRoom()
      next = nextChange(from: 0)
    }
    focusMoved(isAtRest: request == nil)
    isTellingExternalChanges = false
    let isPostponed = isRequestPostponed
    isRequestPostponed = false
    if isPostponed, let request { whenIdle(request) }
  }

  /// The router to report to, or `nil` if another host shows it now.
  var listener: Router<R>? { screens.ownRouter }

  private func tell(_ change: FoundChange<R>) {
    let listener = listener
    var gone: [EntryID] = []
    switch change {
    case .dismissed(let index):
      let root = layers[index].root
      let left = layers[index...]
      for layer in left { layer.node.forEachEntry { gone.append($0) } }
      layers.removeSubrange(index...)
      // One that was presented elsewhere after that one had gone.
      if let lowest = left.first(where: { $0.isPresented && !$0.isGone }) {
        dismiss(lowest, animated: false) { _ in }
      }
      if isNews(root) { listener?.report(.closed(root)) }
      // What was only just coming, the router does not take for a part of what lay above.
      if let coming = left.first(where: { isComing($0.root) }), coming.root != root, goes(coming, with: left)
      {
        listener?.report(.closed(coming.root))
      }
    case .popped(let node, let index):
      // What is being built the router cannot hear of before it knows it: that is found to be missing then.
      let coming = node.entries[index...].filter(isBeingBuilt)
      gone = node.entries[index...].filter { !coming.contains($0) }
      node.entries.replaceSubrange(index..., with: coming)
      if let first = gone.first, isNews(first) { listener?.report(.closed(first)) }
      // What was only just coming, the router does not take for a part of what lay above.
      if let coming = gone.first(where: isComing) { listener?.report(.closed(coming)) }
    case .takenOut(let node, let ids):
      // What lies above stays, which a report cannot say.
      node.missing.formUnion(ids)
      askToRemove(ids, from: node)
    case .disarranged(let node):
      if isLettingGo(node), node.insistence < 4 {
        node.isDisarranged = true
        insist(&node.insistence) { [weak node] in node?.isDisarranged = false }
      } else {
        putBack(node)
      }
    case .disarrangedTabs(let node):
      showChildren(of: node, inPlaceOf: [])
      node.isDisarranged = !node.isArranged
      if node.isDisarranged {
        insist(&node.insistence) { [weak node] in node?.isDisarranged = false }
      } else {
        node.insistence = 0
      }
    case .hiddenSelection(let node):
      select(node.selection, on: node)
    case .selected(let node, let index, let path):
      node.selection = index
      bringToFront(path)
      listener?.report(.selected(path.appending(branch: index)))
    case .disarrangedColumns(let node):
      putBack(node)
    case .closedColumns(let node, let index):
      let left = node.children[index...]
      for child in left { child.forEachEntry { gone.append($0) } }
      let root = left.first?.root
      node.children.removeSubrange(index...)
      node.front = min(node.front, index - 1)
      focus.isMovedByUIKit = true
      show(node, isAnimated: false)
      if let root, isNews(root) { listener?.report(.closed(root)) }
    case .broughtToFront(let node, let index, let path):
      node.front = index
      node.lastTop = index
      bringToFront(path)
      listener?.report(.selected(path.appending(branch: index)))
    case .hiddenFront(let node):
      show(node, isAnimated: false)
      node.refusesFront = node.top != node.front
      if node.refusesFront {
        insist(&node.frontInsistence) { [weak node] in node?.refusesFront = false }
      }
    }
    for id in gone { screens.release(id) }
  }

  /// Whether a layer has gone, or is going, with those below it that have gone: it has been presented, and not elsewhere.
  private func goes(_ layer: Layer<R>, with left: ArraySlice<Layer<R>>) -> Bool {
    guard layer.isPresented else { return false }
    var presenter = layer.controller.presentingViewController
    while let current = presenter {
      if left.contains(where: { $0.controller === current }) { return true }
      presenter = current.presentingViewController
    }
    return layer.isGone
  }

  /// Takes over that the columns on the way to a place are in front, as the router does with what was selected there.
  private func bringToFront(_ path: ContainerPath) {
    var current = path
    while let parent = current.parent {
      if case .columns(let columns)? = layers.container(at: parent) {
        columns.front = current.branch(at: current.branchCount - 1)
      }
      current = parent
    }
  }

  private func nextChange(from lowest: Int) -> FoundChange<R>? {
    if let index = layers.dropFirst(max(1, lowest)).firstIndex(where: { $0.isGone && !$0.isComing }),
      isKnown(layers[index].root)
    {
      return .dismissed(layer: index)
    }
    for index in layers.indices.dropFirst(lowest) {
      if let found = change(in: layers[index].node, at: ContainerPath(layer: index)) { return found }
    }
    return nil
  }

  /// Looks at all layers when the many steps are over of which each has looked at the uppermost.
  func tellExternalChangesSoon() {
    guard !watch.isDue else { return }
    watch.isDue = true
    soon { [weak self] in
      self?.watch.isDue = false
      self?.tellExternalChanges()
    }
  }

  private func change(in node: ContainerNode<R>, at path: ContainerPath) -> FoundChange<R>? {
    switch node {
    case .alert: return nil
    case .stack(let stack): return change(in: stack)
    case .tabs(let tabs):
      if !tabs.isDisarranged, !tabs.isArranged { return .disarrangedTabs(tabs) }
      if let index = tabs.index(of: tabs.controller.selectedViewController), index != tabs.selection,
        case .tabs(let shown)? = router?.shown?.container(at: path), shown.selectedIndex == tabs.selection,
        isShown(tabs.children[index], as: index, in: shown)
      {
        // One picked in a tab that is not selected itself would select that too.
        if isSelected(path) { return .selected(tabs, index, path) }
        // Where the tab bar controller will not have it, the next step tries again.
        if !tabs.refusesSelection { return .hiddenSelection(tabs) }
      }
      for (index, child) in tabs.children.enumerated() {
        if let found = change(in: child, at: path.appending(branch: index)) { return found }
      }
      return nil
    case .columns(let columns):
      if let found = change(in: columns, at: path) { return found }
      for (index, child) in columns.children.enumerated() {
        if let found = change(in: child, at: path.appending(branch: index)) { return found }
      }
      return nil
    }
  }

  /// What is not in the columns that should be, or on top of them while collapsed.
  private func change(in node: ColumnsNode<R>, at path: ContainerPath) -> FoundChange<R>? {
    guard !node.isSettling else { return nil }
    if !node.isDisarranged, !isInOrder(node) { return .disarrangedColumns(node) }
    guard let base = node.base else { return nil }
    let top = node.top
    if top == node.front {
      node.lastTop = top
      node.frontInsistence = 0
      return nil
    }
    if let transition = base.transitionCoordinator {
      tellExternalChanges(after: transition)
      return nil
    }
    if top < node.front, node.lastTop > top, node.children.indices.contains(top + 1) {
      guard let root = node.children[top + 1].root, isKnown(root) else { return nil }
      return .closedColumns(node, from: top + 1)
    }
    if node.refusesFront { return nil }
    if top > node.front, case .columns(let shown)? = router?.shown?.container(at: path),
      shown.front == node.front,
      shown.filled.indices.contains(top), node.children.indices.contains(top),
      shown[top].root.id == node.children[top].root, isSelected(path)
    {
      return .broughtToFront(node, top, path)
    }
    return .hiddenFront(node)
  }

  /// Whether a tab is the one that the router knows there: a path alone may lead to what another host shows, or to a tab
  /// that is where this one will be.
  private func isShown(_ child: ContainerNode<R>, as index: Int, in shown: RouteTabs<Entry<R>>) -> Bool {
    guard shown.tabs.indices.contains(index) else { return false }
    let root = shown.tabs[index].container.root.id
    var isFound = false
    child.forEachEntry { if $0 == root { isFound = true } }
    return isFound
  }

  /// Whether every tab that leads to a container is the selected one, and every column seen.
  private func isSelected(_ path: ContainerPath) -> Bool {
    var current = path
    while let parent = current.parent {
      let isFocused =
        switch layers.container(at: parent) {
        case .tabs(let tabs)?: tabs.selection == current.branch(at: current.branchCount - 1)
        // A column that is seen comes to front with it.
        case .columns(let columns)?: columns.seen.contains(current.branch(at: current.branchCount - 1))
        default: false
        }
      guard isFocused else { return false }
      current = parent
    }
    return true
  }

  /// What is missing in a stack that no transition is changing, or should not be there.
  private func change(in node: StackNode) -> FoundChange<R>? {
    let there = node.controller.viewControllers.compactMap { entry(of: $0) }
    let hasLeftovers = node.controller.viewControllers.contains { leftovers.contains($0) }
    guard there != node.entries || hasLeftovers else { return nil }
    if let transition = node.controller.transitionCoordinator {
      tellExternalChanges(after: transition)
      return nil
    }
    // What a split view has put on another column's stack as it expanded has not been left.
    if !node.isDisarranged, !elsewhere(node).isEmpty { return .disarranged(node) }
    // UIKit has taken back more than was given up.
    if hasLeftovers, there.isEmpty { return node.isDisarranged ? nil : .disarranged(node) }
    let present = Set(there)
    var top = node.entries.count
    while top > 0, !present.contains(node.entries[top - 1]) { top -= 1 }
    if top == 0, node.entries.count > 1 { top = 1 }
    if top > 0, top < node.entries.count {
      return isKnown(node.entries[top]) ? .popped(node, from: top) : nil
    }
    let missing = node.entries.dropFirst().filter { !present.contains($0) && !node.missing.contains($0) }
    if !missing.isEmpty { return .takenOut(node, missing) }
    // The root always stays, and nobody can tell the router of another order.
    let isArranged =
      there == node.entries.filter { present.contains($0) } && present.contains(node.entries[0])
    return (isArranged && !hasLeftovers) || node.isDisarranged ? nil : .disarranged(node)
  }

  /// The screens of a stack that lie on another one in the same split view.
  private func elsewhere(_ node: StackNode) -> [UIViewController] {
    guard let split = node.controller.splitViewController else { return [] }
    return node.entries.compactMap { screens[$0] }.filter { screen in
      guard let stack = screen.navigationController else { return false }
      return stack !== node.controller && stack.splitViewController === split
    }
  }

  /// Asks the router to remove what other code has taken out of the middle of a stack.
  ///
  /// What is refused comes back. So does what waits for a detour, which may take as long as the user likes.
  private func askToRemove(_ ids: [EntryID], from node: StackNode) {
    guard let listener else { return }
    let detours = DetourWatch()
    let bringBack: @MainActor @Sendable () -> Void = { [weak self, weak node] in
      if let node { self?.bringBack(ids, on: node) }
    }
    let registration = listener.onEvent { [weak self] event in
      guard case .detoured = event.kind else { return }
      detours.note(event.navigationID) { self?.soon(bringBack) }
    }
    let removal = listener.edit { editor in
      for id in ids { editor.remove(id) }
    }
    detours.wait(for: removal.id) { [weak self] in self?.soon(bringBack) }
    whenEnded(removal) {
      registration.cancel()
      bringBack()
    }
  }

  /// Whether a navigation controller is just letting go of a screen, as when other code puts that on another stack: it must not
  /// get it back in the middle of that.
  private func isLettingGo(_ node: StackNode) -> Bool {
    let stack = node.controller
    return node.entries.contains { id in
      guard let screen = screens[id], screen.parent === stack else { return false }
      return !stack.viewControllers.contains { $0 === screen }
    }
  }

  private func bringBack(_ ids: [EntryID], on node: StackNode) {
    if ids.contains(where: { node.missing.contains($0) && node.entries.contains($0) }) { putBack(node) }
  }

  /// Shows a stack as it is to be, after other code has taken its root away or put it into another order.
  private func putBack(_ node: StackNode) {
    // Where the navigation controller will not have it, the next step tries again.
    node.isDisarranged = true
    guard let own = try? controllers(for: node.entries) else { return }
    changing += 1
    for controller in elsewhere(node) {
      guard let other = controller.navigationController else { continue }
      other.setViewControllers(other.viewControllers.filter { $0 !== controller }, animated: false)
    }
    _ = node.show(withForeign(around: own, in: node.controller), animated: false)
    changing -= 1
    node.missing = []
    node.isDisarranged = node.controller.viewControllers.compactMap { entry(of: $0) } != node.entries
    if node.isDisarranged {
      insist(&node.insistence) { [weak node] in node?.isDisarranged = false }
    } else {
      node.insistence = 0
    }
  }

  /// Looks again in a while that grows, some times, where other code has undone at once what was put right.
  ///
  /// - Parameters:
  ///   - count: How often it has.
  ///   - forget: Has it put right anew.
  func insist(_ count: inout Int, _ forget: @escaping @MainActor () -> Void) {
    guard count < 4 else { return }
    count += 1
    soon(after: .milliseconds(16 << count)) { [weak self] in
      forget()
      self?.tellExternalChanges()
    }
  }

  /// Looks again when a transition has ended that may yet bring back what is missing.
  private func tellExternalChanges(after transition: any UIViewControllerTransitionCoordinator) {
    guard !isWaitingToTell else { return }
    isWaitingToTell = transition.animate(alongsideTransition: nil) { [weak self] context in
      self?.isWaitingToTell = false
      self?.tellExternalChanges(atEndOf: context)
    }
  }

  /// Looks again at the end of a transition: if the router waits for one that was given up, when that has been answered.
  func tellExternalChanges(atEndOf context: any UIViewControllerTransitionCoordinatorContext) {
    guard context.isCancelled, request?.hasBegun == true else { return tellExternalChanges() }
    soon { [weak self] in self?.tellExternalChanges() }
  }

  /// Whether it can be taken over that an entry is gone; what is only just coming, the router may not know yet, and is told
  /// when that has come.
  private func isKnown(_ id: EntryID) -> Bool {
    guard let listener, listener.tree.firstPosition(where: { $0.id == id }) != nil else { return true }
    return isNews(id)
  }

  /// Whether the router knows an entry, as it does not know those any more that another host has led away from.
  func isOfRouter(_ id: EntryID) -> Bool {
    router?.tree.firstPosition(where: { $0.id == id }) != nil || isNews(id)
  }

  /// Whether the router has an entry on the screen, or just coming, so that it has to hear that it is gone.
  private func isNews(_ id: EntryID) -> Bool {
    router?.shown?.firstPosition(where: { $0.id == id }) != nil || isComing(id)
  }

  /// Whether a rebuild under way brings an entry that the router wants and does not know to be shown.
  private func isBeingBuilt(_ id: EntryID) -> Bool {
    guard let listener, let request, request.step == nil else { return false }
    let isThere = { (tree: EntryTree<R>?) in tree?.firstPosition(where: { $0.id == id }) != nil }
    let isWanted = isThere(listener.tree) && isThere(request.acknowledgement.rebuildTarget)
    return isWanted && !isThere(listener.shown)
  }

  /// Whether the step under way brings an entry.
  private func isComing(_ id: EntryID) -> Bool {
    switch request?.acknowledgement.step?.change {
    case .stack(let change): change.inserted.contains { $0.id == id }
    case .present(let modal, _): modal.root.id == id
    case .columns(let change): change.inserted.contains { $0.root.id == id }
    default: false
    }
  }

  func stackWasChanged() { tellExternalChanges() }

  func layerWasDismissed(_ layer: LayerController) {
    layers.first { $0.controller === layer }?.isDismissed = true
    tellExternalChanges()
  }

  func userDismissed() { tellExternalChanges() }

  func tabsWereChanged() { tellExternalChanges() }

  func tabsDidSelect(_ tabs: UITabBarController) { tellExternalChanges() }
}
