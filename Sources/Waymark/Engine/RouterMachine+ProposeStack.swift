extension RouterMachine {
  /// Whether another stack can take the place of the visible one in the same container.
  ///
  /// A modal is known by its root, and so is a column after the first: with another root it is another one. To call it would
  /// copy the whole state.
  @inlinable
  @inline(__always)
  func canKeepContainer(of routes: RouteStack<R>) -> Bool {
    if tree.modals.isEmpty, tree.root.isStack { return true }
    let path = tree.visiblePath
    return !tree.isKnownByRoot(path) || tree.stack(at: path)?.root.route == routes.root
  }

  /// The change that makes the visible stack a given one.
  ///
  /// It is a single step, which copies no tree, unless a place that stays gets another route.
  @inlinable
  mutating func propose(_ routes: RouteStack<R>) -> ProposedChange<R>? {
    let path = tree.visiblePath
    guard let stack = tree.stack(at: path) else { return nil }
    let kept = stack.keptEnds(with: routes, matching: matching)
    guard kept.isExact else { return proposeUpdated(routes, at: path) }
    let removed = kept.below..<(stack.count - kept.above)
    let inserted = kept.below..<(routes.count - kept.above)
    guard !removed.isEmpty || !inserted.isEmpty else { return nil }
    let change = StackChange(
      path: path, keptBelow: kept.below, removed: stack.stepElements(removed),
      inserted: entries(for: routes, inserted), keptAbove: kept.above)
    return .step(Step(.stack(change), isVisible: true, isAnimated: true))
  }

  @usableFromInline
  mutating func proposeUpdated(_ routes: RouteStack<R>, at path: BranchPath) -> ProposedChange<R>? {
    var changed = tree
    guard let stack = changed.stack(at: path) else { return nil }
    let wanted = stack.reconciled(with: routes, matching: matching, ids: &ids)
    return changed.setStack(wanted, at: path) ? .tree(changed) : nil
  }

  @inlinable
  mutating func entries(for routes: RouteStack<R>, _ range: Range<Int>) -> StepElements<Entry<R>> {
    switch range.count {
    case 0:
      return StepElements()
    case 1:
      return StepElements(Entry(id: ids.next(), route: routes[range.lowerBound]))
    default:
      var entries: [Entry<R>] = []
      entries.reserveCapacity(range.count)
      for index in range { entries.append(Entry(id: ids.next(), route: routes[index])) }
      return StepElements(entries[...])
    }
  }
}

extension RouteStack {
  /// A run of the stack, as a step brings it or takes it away.
  @inlinable
  func stepElements(_ range: Range<Int>) -> StepElements<Element> {
    switch range.count {
    case 0: StepElements()
    case 1: StepElements(self[range.lowerBound])
    default: StepElements(elements[range])
    }
  }
}
