extension RouterMachine {
  /// The change that an intent would make, or `nil` if none.
  ///
  /// The verbs of a user's taps make a single step. The others work on a copy of the tree.
  @inlinable
  mutating func propose(_ intent: Intent<R>) -> ProposedChange<R>? {
    switch intent {
    case .push(let route): return proposePush(route, at: tree.visiblePath)
    case .pop(let count): return proposePop(count)
    default: return proposeOther(intent)
    }
  }

  @inlinable
  mutating func proposePush(_ route: R, at path: BranchPath) -> ProposedChange<R>? {
    guard let count = tree.stackCount(at: path) else { return nil }
    let entry = Entry(id: ids.next(), route: route)
    let change = StackChange(
      path: path, keptBelow: count, removed: StepElements(), inserted: StepElements(entry), keptAbove: 0)
    return .step(Step(.stack(change), isVisible: true, isAnimated: true))
  }

  // It changes nothing. It is `mutating` because otherwise a call would copy the whole state.
  @inlinable
  mutating func proposePop(_ count: Int) -> ProposedChange<R>? {
    let path = tree.visiblePath
    guard let all = tree.stackCount(at: path) else { return nil }
    let removed = min(count, all - 1)
    guard removed > 0 else { return nil }
    let change = StackChange(
      path: path, keptBelow: all - removed, removed: Self.topElements(removed, of: tree, at: path),
      inserted: StepElements(), keptAbove: 0)
    return .step(Step(.stack(change), isVisible: true, isAnimated: true))
  }

  /// Whether another route can take the place of the visible one in the same container.
  ///
  /// A modal is known by its root, and so is a column after the first: with another root it is another one. The property is
  /// inlined, because a call would copy the whole state.
  @inlinable
  @inline(__always)
  var canReplaceTop: Bool {
    if tree.modals.isEmpty, tree.root.isStack { return true }
    let path = tree.visiblePath
    return tree.stackCount(at: path) ?? 0 > 1 || !tree.isKnownByRoot(path)
  }

  @inlinable
  mutating func proposeReplacement(_ route: R) -> ProposedChange<R>? {
    let path = tree.visiblePath
    guard let count = tree.stackCount(at: path) else { return nil }
    let removed = Self.topElements(1, of: tree, at: path)
    guard let top = removed.first, top.route != route else { return nil }
    guard top.route.identity != route.identity else { return proposeUpdate(of: top.id, to: route) }
    let change = StackChange(
      path: path, keptBelow: count - 1, removed: removed,
      inserted: StepElements(Entry(id: ids.next(), route: route)), keptAbove: 0)
    return .step(Step(.stack(change), isVisible: true, isAnimated: true))
  }

  /// The change of an entry's route: a single step, which copies no tree, in the stack that the user sees.
  @inlinable
  mutating func proposeUpdate(of id: EntryID, to route: R) -> ProposedChange<R>? {
    guard let position = tree.position(of: id), let old = tree.element(at: position) else { return nil }
    let new = Entry(id: id, route: route)
    guard old != new else { return nil }
    guard position.path == tree.visiblePath else {
      var changed = tree
      changed.update(at: position, to: new)
      return .tree(changed)
    }
    // Nothing moves.
    return .step(Step(.update(position: position, old: old, new: new), isVisible: true, isAnimated: false))
  }

  /// The selection of a tab: a single step, which copies no tree, if the tab lies in no other.
  @inlinable
  mutating func proposeSelection(of key: R) -> ProposedChange<R>? {
    guard let path = tree.path(ofTab: key) else { return nil }
    guard path.branchCount == 1, let selected = tree.layer(path.layer).branches?.focus
    else {
      var changed = tree
      return changed.select(path) ? .tree(changed) : nil
    }
    let index = path.branch(at: 0)
    guard index != selected else { return nil }
    let isVisible = path.layer == tree.modals.count
    return .step(
      Step(
        .select(path: BranchPath(layer: path.layer), from: selected, to: index), isVisible: isVisible,
        isAnimated: isVisible))
  }

  /// The change that would make the tree hold these routes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries of both trees.
  @inlinable
  mutating func propose(_ routes: RouteTree<R>) -> ProposedChange<R>? {
    let wanted = tree.reconciled(with: routes, matching: matching, ids: &ids)
    return wanted == tree ? nil : .tree(wanted)
  }

  /// The topmost elements of a stack.
  ///
  /// A single one is read without copying the stack.
  @inlinable
  static func topElements(
    _ count: Int, of tree: EntryTree<R>, at path: BranchPath
  ) -> StepElements<Entry<R>> {
    if path == .root, case .stack(let stack) = tree.root, count == 1 { return StepElements(stack.top) }
    guard let stack = tree.stack(at: path) else { return StepElements() }
    return stack.stepElements((stack.count - count)..<stack.count)
  }

  @usableFromInline
  mutating func proposeOther(_ intent: Intent<R>) -> ProposedChange<R>? {
    switch intent {
    case .popToRoot:
      return proposePop(.max)
    case .present(let modal):
      let entries = Modal(modal.presentation, Container(modal.container, ids: &ids))
      return .step(Step(.present(entries, index: tree.modals.count), isVisible: true, isAnimated: true))
    case .dismiss:
      guard let top = tree.modals.last else { return nil }
      return .step(Step(.dismiss([top], index: tree.modals.count - 1), isVisible: true, isAnimated: true))
    default:
      return nil
    }
  }
}
