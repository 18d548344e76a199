extension Tree {
  /// Applies a step to this tree.
  ///
  /// - Parameter step: A step that was planned from this tree.
  /// - Returns: `false`, with nothing changed, if the step does not fit this tree.
  /// - Complexity: O(*k*), where *k* is the number of elements that the step moves or takes away.
  @inlinable
  @discardableResult
  public mutating func apply(_ step: Step<Element>) -> Bool {
    switch step.change {
    case .dismiss(let modal, let index):
      guard index == modals.count - 1, modals[index].root.isSameElement(as: modal.root) else { return false }
      return dismiss(at: index)
    case .stack(let change):
      // Its parts one by one, because taking the whole change out of the step would copy it.
      let keptBelow = change.keptBelow
      let keptAbove = change.keptAbove
      let gone = change.removed
      let removed = gone.count
      let count = keptBelow + removed + keptAbove
      // Most steps pop some elements, or push or replace one, which need not go through a splice.
      switch change.inserted.storage {
      case .none where keptAbove == 0 && keptBelow > 0:
        return withStack(at: change.path) {
          $0.count == count && $0.hasElements(gone, from: keptBelow) && $0.pop(removed)
        } ?? false
      case .one(let element) where keptAbove == 0 && removed <= 1:
        return withStack(at: change.path) { stack in
          guard stack.count == count, stack.hasElements(gone, from: keptBelow) else { return false }
          if removed == 0 { stack.push(element) } else { stack.replaceTop(with: element) }
          return true
        } ?? false
      default:
        let inserted = change.inserted
        return withStack(at: change.path) { stack in
          stack.count == count && stack.hasElements(gone, from: keptBelow)
            && stack.splice(keptBelow..<(keptBelow + removed), with: inserted)
        } ?? false
      }
    case .select(let path, let from, let to):
      return withContainer(at: path) { container in
        container.branches?.focus == from && container.focus(onBranch: to)
      } ?? false
    case .columns(let change):
      return withContainer(at: change.path) { container in
        container.withColumns { $0.apply(change) } ?? false
      } ?? false
    case .present(let modal, let index):
      guard index == modals.count else { return false }
      return present(modal)
    case .replace(let path, let old, let new):
      return withContainer(at: path) { container in
        guard container.hasSameElements(as: old) else { return false }
        container = new
        return true
      } ?? false
    case .update(let position, let old, let new):
      guard let current = element(at: position), current.isSameElement(as: old) else { return false }
      return update(at: position, to: new)
    }
  }
}

extension RouteStack {
  /// Whether certain elements are what stands at a place, whatever their routes have become.
  @inlinable
  func hasElements(_ elements: StepElements<Element>, from index: Int) -> Bool {
    guard index >= 0, index + elements.count <= count else { return false }
    var index = index
    for element in elements {
      guard storage[index].isSameElement(as: element) else { return false }
      index += 1
    }
    return true
  }
}

extension RouteColumns {
  @usableFromInline
  mutating func apply(_ change: ColumnsChange<Element>) -> Bool {
    let newCount = change.kept + change.inserted.count
    guard front == change.oldFront, change.kept > 0, change.kept + change.removed.count == count,
      newCount <= places, change.front >= 0, change.front < newCount
    else { return false }
    for (column, gone) in zip(storage[change.kept...], change.removed)
    where !column.hasSameElements(as: gone) { return false }
    storage.replaceSubrange(change.kept..., with: change.inserted)
    storedFront = Int32(truncatingIfNeeded: change.front)
    return true
  }
}

extension Container {
  /// Whether two containers hold the same elements in the same order, whatever their routes have become.
  @usableFromInline
  func hasSameElements(as other: Container) -> Bool {
    var own: [Element] = []
    forEachElement { own.append($0) }
    var count = 0
    var isSame = true
    other.forEachElement { element in
      isSame = isSame && count < own.count && own[count].isSameElement(as: element)
      count += 1
    }
    return isSame && count == own.count
  }
}
