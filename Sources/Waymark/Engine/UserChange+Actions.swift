extension UserChange {
  /// Makes the change of a user who picks a tab or a column.
  ///
  /// - Returns: `nil` if the path leads to none, or to one that has the focus already, with all that it is in.
  init?(selecting path: BranchPath, in shown: EntryTree<R>) {
    guard let branch = PickedBranch(path, in: shown) else { return nil }
    self.init(selection: branch)
  }

  /// Makes the change of a user who leaves an entry and what is above it, unless it is the root of something that cannot be
  /// left.
  ///
  /// - Parameters:
  ///   - position: Where the entry is.
  ///   - id: The entry.
  ///   - shown: The tree that is shown.
  init?(closing position: ElementPosition, _ id: EntryID, in shown: EntryTree<R>) {
    let path = position.path
    if position.index > 0, let stack = shown.stack(at: path) {
      self.init(removed: Array(stack.elements[position.index...]), position: position)
      return
    }
    var removed: [Entry<R>] = []
    if let column = shown.column(knownBy: id, around: path), let parent = column.parent,
      case .columns(let columns)? = shown.container(at: parent)
    {
      for index in column.branch(at: column.branchCount - 1)..<columns.count {
        columns[index].forEachElement { removed.append($0) }
      }
      self.init(removed: removed)
      return
    }
    guard path.layer > 0, shown.modals[path.layer - 1].root.id == id else { return nil }
    for modal in shown.modals[(path.layer - 1)...] { modal.container.forEachElement { removed.append($0) } }
    self.init(removed: removed, position: position)
  }

  /// Makes the change of a user who leaves an entry that the running step brings.
  init?(closing id: EntryID, broughtBy step: Step<Entry<R>>, shown: EntryTree<R>) {
    switch step.change {
    case .stack(let change):
      guard let index = change.inserted.firstIndex(where: { $0.id == id }) else { return nil }
      guard change.keptBelow + index > 0, let stack = shown.stack(at: change.path) else { return nil }
      self.init(
        removed: Array(change.inserted[index...]) + stack.elements.suffix(change.keptAbove),
        remainder: stack.elements[..<change.keptBelow])
    case .present(let modal, _) where modal.root.id == id:
      var removed: [Entry<R>] = []
      modal.container.forEachElement { removed.append($0) }
      self.init(removed: removed)
    case .columns(let change):
      guard let index = change.inserted.firstIndex(where: { $0.root.id == id }) else { return nil }
      var removed: [Entry<R>] = []
      for column in change.inserted[index...] { column.forEachElement { removed.append($0) } }
      self.init(removed: removed)
    default:
      return nil
    }
  }

  /// The part of a step that is left after what the user has done.
  ///
  /// - Parameters:
  ///   - step: What the host is doing.
  ///   - shown: The tree that was shown before the user's action.
  /// - Returns: The step, or `nil` if nothing is left of it.
  func patched(_ step: Step<Entry<R>>, shown: EntryTree<R>) -> Step<Entry<R>>? {
    let gone = Set(removed.map { $0.id })
    let isInStack = position.map { $0.index > 0 } ?? false
    let firstGone = isInStack ? nil : shown.modals.firstIndex { gone.contains($0.root.id) }
    let modalsLeft = firstGone ?? shown.modals.count
    var patched = step
    if let path = step.change.containerPath, shown.columns(around: path) != nil {
      // A container that replaces another comes as it was asked for. A branch is then picked in it by a
      // further step.
      guard case .replace = step.change else { return self.patched(step, inColumnsOf: shown) }
      guard applied(to: shown).container(at: path) != nil else { return nil }
    }
    switch step.change {
    case .dismiss(let modals, let index):
      guard index < modalsLeft else { return nil }
      patched.change = .dismiss(Array(modals.prefix(modalsLeft - index)), index: index)
    case .detents(let index, _, _):
      return index < modalsLeft ? step : nil
    case .present(let modal, _):
      guard !gone.contains(modal.root.id) else { return nil }
      patched.change = .present(modal, index: modalsLeft)
    case .select(let path, _, _):
      // Picking a tab also picks the tabs around it.
      let isPickedAnew = selection?.parent.leads(through: path) ?? false
      guard path.layer <= modalsLeft, !isPickedAnew else { return nil }
    case .update(let position, let old, _):
      guard position.path.layer <= modalsLeft, !gone.contains(old.id) else { return nil }
    case .replace(let path, let old, let new):
      guard path.layer <= modalsLeft else { return nil }
      patched.change = .replace(
        path: path, old: old.removing(gone, remainder: remainder),
        new: new.removing(gone, remainder: remainder))
    case .stack(let change):
      guard let left = self.patched(change, gone, modalsLeft: modalsLeft, shown: shown) else { return nil }
      patched.change = .stack(left)
    case .columns:
      return nil
    }
    return patched
  }

  /// A step in columns without what the user has done: what lies between the two trees that it led from and to, once neither
  /// has what is gone and both have the focus where the user has put it.
  private func patched(_ step: Step<Entry<R>>, inColumnsOf shown: EntryTree<R>) -> Step<Entry<R>>? {
    var goal = shown
    guard goal.apply(step), let left = applied(to: shown).firstStep(to: applied(to: goal)) else { return nil }
    return Step(left.change, isVisible: step.isVisible, isAnimated: step.isAnimated)
  }

  private func patched(
    _ change: StackChange<Entry<R>>, _ gone: Set<EntryID>, modalsLeft: Int, shown: EntryTree<R>
  ) -> StackChange<Entry<R>>? {
    guard change.path.layer <= modalsLeft, let stack = shown.stack(at: change.path) else { return nil }
    var left = change
    left.keptBelow -= count(gone, in: stack, at: change.path, 0..<change.keptBelow)
    left.keptAbove -= count(gone, in: stack, at: change.path, (stack.count - change.keptAbove)..<stack.count)
    left.removed.keep { !gone.contains($0.id) }
    left.inserted.keep { !gone.contains($0.id) }
    guard !left.removed.isEmpty || !left.inserted.isEmpty else { return nil }
    return left.keptBelow + left.inserted.count + left.keptAbove > 0 ? left : nil
  }

  /// How many of the entries at some places of a shown stack are gone.
  ///
  /// - Complexity: O(1) if all that are gone were at the top of one stack, else O(*p*), where *p* is the number of places.
  private func count(
    _ gone: Set<EntryID>, in stack: RouteStack<Entry<R>>, at path: BranchPath, _ places: Range<Int>
  ) -> Int {
    guard let position, position.index > 0 else {
      return stack.elements[places].count { gone.contains($0.id) }
    }
    return path == position.path ? places.clamped(to: position.index..<stack.count).count : 0
  }
}
