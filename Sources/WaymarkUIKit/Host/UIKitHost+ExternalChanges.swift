import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIKitHost {
  /// Compares what UIKit shows with what the host has shown, and tells the router what others have changed.
  ///
  /// - Parameter lowest: The lowest layer to look at; if something is found, all are looked at.
  func tellExternalChanges(from lowest: Int = 0) {
    guard changing == 0, othersChanging == 0, !isTellingExternalChanges, !mustBuildAnew else { return }
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
    takeUpPostponed()
  }

  /// Tells what other code has changed in a stack, in tabs or in columns when it has done so.
  ///
  /// Nothing is told in the middle of that, and what the router asks for is done after it: UIKit would bring back what has gone
  /// before other code's call has returned.
  func othersChange<Result>(_ change: () -> Result) -> Result {
    // The host's own change is told when it has ended.
    if changing > 0 { return change() }
    othersChanging += 1
    let result = change()
    othersChanging -= 1
    tellExternalChanges()
    takeUpPostponed()
    return result
  }

  private func takeUpPostponed() {
    guard isRequestPostponed, !isTellingExternalChanges, othersChanging == 0 else { return }
    isRequestPostponed = false
    if let request { whenIdle(request) }
  }

  /// The router to report to, or `nil` if another host shows it now.
  var listener: Router<R>? { screens.ownRouter }

  private func tell(_ change: FoundChange<R>) {
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
      if isNews(root) { listener?.host.report(.closed(root)) }
      // The router does not take a screen that was only just coming for a part of what lay above.
      if let coming = left.first(where: { isComing($0.root) }), coming.root != root, goes(coming, with: left)
      {
        listener?.host.report(.closed(coming.root))
      }
    case .popped(let node, let index):
      // The router cannot hear of a screen that is being built before it knows it: it is found to be missing then.
      let coming = node.entries[index...].filter(isBeingBuilt)
      gone = node.entries[index...].filter { !coming.contains($0) }
      node.remove(from: index, except: coming)
      if let first = gone.first, isNews(first) { listener?.host.report(.closed(first)) }
      // The router does not take a screen that was only just coming for a part of what lay above.
      if let coming = gone.first(where: isComing) { listener?.host.report(.closed(coming)) }
    case .takenOut(let node, let ids):
      // The screens above stay, which a report cannot say.
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
      focusColumn(path)
      listener?.host.report(.selected(path.appending(branch: index)))
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
      if let root, isNews(root) { listener?.host.report(.closed(root)) }
    case .broughtToFront(let node, let index, let path):
      node.front = index
      node.lastTop = index
      focusColumn(path)
      listener?.host.report(.selected(path.appending(branch: index)))
    case .hiddenFront(let node):
      show(node, isAnimated: false)
      node.refusesFront = node.top != node.front
      if node.refusesFront {
        insist(&node.frontInsistence) { [weak node] in node?.refusesFront = false }
      }
    }
    for id in gone { releaseGone(id) }
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
  private func focusColumn(_ path: BranchPath) {
    var current = path
    while let parent = current.parent {
      if case .columns(let columns)? = layers.container(at: parent) {
        columns.front = current.branch(at: current.branchCount - 1)
      }
      current = parent
    }
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

  /// Looks again when a transition has ended that may yet bring back what is missing.
  func tellExternalChanges(after transition: any UIViewControllerTransitionCoordinator) {
    guard !isWaitingToTell else { return }
    isWaitingToTell = transition.animate(alongsideTransition: nil) { [weak self] context in
      self?.isWaitingToTell = false
      self?.tellExternalChanges(atEndOf: context)
    }
  }

  /// Looks again at the end of a transition: if the router waits for one that was given up, when that has been answered.
  func tellExternalChanges(atEndOf context: any UIViewControllerTransitionCoordinatorContext) {
    guard context.isCancelled, isUnderWay else { return tellExternalChanges() }
    soon { [weak self] in self?.tellExternalChanges() }
  }

  func layerWasDismissed(_ layer: LayerController) {
    layers.first { $0.controller === layer }?.isDismissed = true
    tellExternalChanges()
  }

  func userDismissed() { tellExternalChanges() }

  func tabsDidSelect(_ tabs: UITabBarController) { tellExternalChanges() }
}
