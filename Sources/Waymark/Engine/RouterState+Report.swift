extension RouterState {
  /// Takes over what the user has done: it is gone from what is shown, from the tree, and from everything under way.
  ///
  /// - Returns: What changed, or `nil` if it is not news or cannot have happened.
  mutating func report(_ action: UserAction<R>, as id: NavigationID) -> UserChange<R>? {
    guard let change = change(for: action) else { return nil }
    planned = nil
    lastChange = id
    let wasReached = shownVersion == version
    version += 1
    patchRunning(change, oldVersion: version - 1)
    shown = shown.map(change.applied)
    first = first.map(change.applied)
    for index in commits.indices {
      change.carryOver(to: &commits[index], in: commits[index].tree ?? tree, by: id)
    }
    change.apply(to: &tree)
    for index in commits.indices {
      if let kept = commits[index].tree { commits[index].tree = change.applied(to: kept) }
    }
    noteTakenBack(in: tree, by: id)
    if wasReached { shownVersion = version }
    return change
  }

  private func change(for action: UserAction<R>) -> UserChange<R>? {
    // While a tree is being built, some of it may be on the screen already.
    var built: EntryTree<R>?
    if case .rebuild(let target)? = running?.kind { built = target }
    guard let shown = shown ?? built else { return nil }
    switch action {
    case .selected(let path):
      guard let parent = path.parent, case .tabs(let tabs)? = shown.container(at: parent) else { return nil }
      let index = path.tab(at: path.tabCount - 1)
      guard index >= 0, index < tabs.count, index != tabs.selectedIndex else { return nil }
      return UserChange(selection: (parent, tabs[index].key))
    case .closed(let id):
      if let position = shown.position(of: id) { return closing(position, id, in: shown) }
      if let built, let position = built.position(of: id) { return closing(position, id, in: built) }
      return closingWhatArrives(id)
    }
  }

  private func closing(_ position: ElementPosition, _ id: EntryID, in shown: EntryTree<R>) -> UserChange<R>? {
    let path = position.path
    if position.index > 0, let stack = shown.stack(at: path) {
      let removed = Array(stack.elements[position.index...])
      return UserChange(
        removed: removed, remainder: RouteStack(elements: Array(stack.elements[..<position.index])))
    }
    guard path.layer > 0, shown.modals[path.layer - 1].root.id == id else { return nil }
    var removed: [Entry<R>] = []
    for modal in shown.modals[(path.layer - 1)...] { modal.container.forEachElement { removed.append($0) } }
    return UserChange(removed: removed)
  }

  /// Closing what a running step is only just bringing.
  private func closingWhatArrives(_ id: EntryID) -> UserChange<R>? {
    guard let running, case .step(let step) = running.kind, let shown else { return nil }
    switch step.change {
    case .stack(let change):
      guard let index = change.inserted.firstIndex(where: { $0.id == id }) else { return nil }
      guard change.keptBelow + index > 0, let stack = shown.stack(at: change.path) else { return nil }
      let above = stack.elements.suffix(change.keptAbove)
      return UserChange(
        removed: Array(change.inserted[index...]) + above,
        remainder: RouteStack(elements: Array(stack.elements[..<change.keptBelow])))
    case .present(let modal, _) where modal.root.id == id:
      var removed: [Entry<R>] = []
      modal.container.forEachElement { removed.append($0) }
      return UserChange(removed: removed)
    default:
      return nil
    }
  }
}
