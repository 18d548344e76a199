import Waymark

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What was done without Waymark, as the host finds it.
private enum FoundChange<R: Route> {
  case dismissed(layer: Int)
  case popped(StackNode, from: Int)
  case takenOut(StackNode, EntryID)
  case selected(TabsNode<R>, Int, ContainerPath)
}

extension UIKitHost {
  /// Compares what UIKit shows with what the host has shown, and tells the router what others have changed.
  func tellExternalChanges() {
    guard changing == 0, !isTellingExternalChanges else { return }
    isTellingExternalChanges = true
    defer { isTellingExternalChanges = false }
    while let change = nextChange() { tell(change) }
    focusMoved(isAtRest: request == nil)
  }

  private func tell(_ change: FoundChange<R>) {
    var gone: [EntryID] = []
    switch change {
    case .dismissed(let index):
      let root = layers[index].root
      for layer in layers[index...] { layer.node.forEachEntry { gone.append($0) } }
      layers.removeSubrange(index...)
      router?.report(.closed(root))
    case .popped(let node, let index):
      gone = Array(node.entries[index...])
      node.entries.removeSubrange(index...)
      router?.report(.closed(gone[0]))
    case .takenOut(let node, let id):
      // What lies above stays, which a report cannot say.
      node.missing.insert(id)
      router?.remove(id)
    case .selected(let node, let index, let path):
      node.selection = index
      router?.report(.selected(path.appending(tab: index)))
    }
    for id in gone { screens.release(id) }
  }

  private func nextChange() -> FoundChange<R>? {
    if let index = layers.dropFirst().firstIndex(where: \.isGone), isKnown(layers[index].root) {
      return .dismissed(layer: index)
    }
    for (index, layer) in layers.enumerated() {
      if let found = change(in: layer.node, at: ContainerPath(layer: index)) { return found }
    }
    return nil
  }

  private func change(in node: ContainerNode<R>, at path: ContainerPath) -> FoundChange<R>? {
    switch node {
    case .alert: return nil
    case .stack(let stack): return change(in: stack)
    case .tabs(let tabs):
      if let index = tabs.index(of: tabs.controller.selectedViewController), index != tabs.selection,
        case .tabs(let shown)? = router?.shown?.container(at: path), shown.selectedIndex == tabs.selection
      {
        return .selected(tabs, index, path)
      }
      for (index, child) in tabs.children.enumerated() {
        if let found = change(in: child, at: path.appending(tab: index)) { return found }
      }
      return nil
    }
  }

  /// What is missing in a stack that no transition is changing.
  private func change(in node: StackNode) -> FoundChange<R>? {
    let there = node.controller.viewControllers.compactMap { entry(of: $0) }
    guard there.count < node.entries.count else { return nil }
    if let transition = node.controller.transitionCoordinator {
      tellExternalChanges(after: transition)
      return nil
    }
    let present = Set(there)
    var top = node.entries.count
    while top > 0, !present.contains(node.entries[top - 1]) { top -= 1 }
    // A stack that has lost its root is put right by the next step that changes it.
    guard top > 0 else { return nil }
    if top < node.entries.count { return isKnown(node.entries[top]) ? .popped(node, from: top) : nil }
    let missing = node.entries.dropFirst().first { !present.contains($0) && !node.missing.contains($0) }
    return missing.map { .takenOut(node, $0) }
  }

  /// Looks again when a transition has ended that may yet bring back what is missing.
  private func tellExternalChanges(after transition: any UIViewControllerTransitionCoordinator) {
    guard !isWaitingToTell else { return }
    isWaitingToTell = transition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.isWaitingToTell = false
      self?.tellExternalChanges()
    }
  }

  /// Whether the router can take it over that an entry is gone; what is only just coming, it may not know yet, and is
  /// told when that has come.
  private func isKnown(_ id: EntryID) -> Bool {
    if router?.shown?.firstPosition(where: { $0.id == id }) != nil { return true }
    switch request?.acknowledgement.step?.change {
    case .stack(let change): return change.inserted.contains { $0.id == id }
    case .present(let modal, _): return modal.root.id == id
    default: return false
    }
  }

  func stackWillShow(_ stack: UINavigationController, animated: Bool) {
    guard changing == 0 else { return }
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.tellExternalChanges()
    }
  }

  func layerWasDismissed(_ layer: LayerController) {
    layers.first { $0.controller === layer }?.isDismissed = true
    tellExternalChanges()
  }

  func userDismissed() { tellExternalChanges() }

  func tabsDidSelect(_ tabs: UITabBarController) { tellExternalChanges() }
}
