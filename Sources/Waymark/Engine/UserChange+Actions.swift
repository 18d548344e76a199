extension UserChange {
  /// A tab was picked.
  ///
  /// - Returns: `nil` if the path leads to no tab, or to the one that is selected.
  init?(selecting path: ContainerPath, in shown: EntryTree<R>) {
    guard let tab = PickedTab(path, in: shown) else { return nil }
    self.init(selection: tab)
  }

  /// An entry was left, with what was above it.
  ///
  /// - Returns: `nil` if it is the root of something that cannot be left.
  init?(closing position: ElementPosition, _ id: EntryID, in shown: EntryTree<R>) {
    let path = position.path
    if position.index > 0, let stack = shown.stack(at: path) {
      self.init(
        removed: Array(stack.elements[position.index...]),
        remainder: RouteStack(elements: Array(stack.elements[..<position.index])))
      return
    }
    guard path.layer > 0, shown.modals[path.layer - 1].root.id == id else { return nil }
    var removed: [Entry<R>] = []
    for modal in shown.modals[(path.layer - 1)...] { modal.container.forEachElement { removed.append($0) } }
    self.init(removed: removed)
  }

  /// An entry was left that a step is only just bringing.
  init?(closing id: EntryID, broughtBy step: Step<Entry<R>>, shown: EntryTree<R>) {
    switch step.change {
    case .stack(let change):
      guard let index = change.inserted.firstIndex(where: { $0.id == id }) else { return nil }
      guard change.keptBelow + index > 0, let stack = shown.stack(at: change.path) else { return nil }
      self.init(
        removed: Array(change.inserted[index...]) + stack.elements.suffix(change.keptAbove),
        remainder: RouteStack(elements: Array(stack.elements[..<change.keptBelow])))
    case .present(let modal, _) where modal.root.id == id:
      var removed: [Entry<R>] = []
      modal.container.forEachElement { removed.append($0) }
      self.init(removed: removed)
    default:
      return nil
    }
  }

  /// A step without what the user has done.
  ///
  /// - Parameters:
  ///   - step: What the host is doing.
  ///   - shown: What was shown before the user did anything.
  /// - Returns: The step, or `nil` if nothing is left of it.
  func patched(_ step: Step<Entry<R>>, shown: EntryTree<R>) -> Step<Entry<R>>? {
    let gone = Set(removed.map { $0.id })
    let modalsLeft = shown.modals.firstIndex { gone.contains($0.root.id) } ?? shown.modals.count
    var patched = step
    switch step.change {
    case .dismiss(_, let index):
      return index < modalsLeft ? step : nil
    case .present(let modal, _):
      guard !gone.contains(modal.root.id) else { return nil }
      patched.change = .present(modal, index: modalsLeft)
    case .select(let path, _, _):
      // Picking a tab picks those around it too.
      let isPickedAnew = selection?.tabs.leads(through: path) ?? false
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
    }
    return patched
  }

  private func patched(
    _ change: StackChange<Entry<R>>, _ gone: Set<EntryID>, modalsLeft: Int, shown: EntryTree<R>
  ) -> StackChange<Entry<R>>? {
    guard change.path.layer <= modalsLeft, let stack = shown.stack(at: change.path) else { return nil }
    var left = change
    left.keptBelow -= stack.elements.prefix(change.keptBelow).count { gone.contains($0.id) }
    left.keptAbove -= stack.elements.suffix(change.keptAbove).count { gone.contains($0.id) }
    left.removed.keep { !gone.contains($0.id) }
    left.inserted.keep { !gone.contains($0.id) }
    guard !left.removed.isEmpty || !left.inserted.isEmpty else { return nil }
    return left.keptBelow + left.inserted.count + left.keptAbove > 0 ? left : nil
  }
}
