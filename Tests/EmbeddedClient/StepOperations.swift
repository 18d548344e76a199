import WaymarkState

/// Every operation of the diff and of steps, on plain routes and on entries.
public func callStepOperations() -> Int {
  let old = RouteTree<Place>(.home, .item(1))
  var new = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.item(1)))
  new.present(.item(2), as: .sheet)
  var ids = EntryID.Generator()
  let entries = EntryTree<Place>(old, ids: &ids)
  let wanted = entries.reconciled(with: new, ids: &ids)
  var updates = 0
  for step in entries.steps(to: wanted) { step.forEachUpdated { _ in updates += 1 } }
  return updates + callSteps(from: old, to: new) + callSteps(from: new, to: old)
    + callSteps(from: entries, to: wanted) + callSteps(from: wanted, to: entries)
    + callColumnSteps()
}

/// The steps of columns, on plain routes and on entries.
func callColumnSteps() -> Int {
  let narrow = RouteTree<Place>(columns: [.home], places: 3)
  let wide = RouteTree<Place>(columns: [.home, .item(1)], [.item(2)], places: 3, front: 1)
  var ids = EntryID.Generator()
  let entries = EntryTree<Place>(narrow, ids: &ids)
  let wanted = entries.reconciled(with: wide, ids: &ids)
  return callSteps(from: narrow, to: wide) + callSteps(from: wide, to: narrow)
    + callSteps(from: entries, to: wanted) + callSteps(from: wanted, to: entries)
}

func callSteps<Element: TreeElement>(from old: Tree<Element>, to new: Tree<Element>) -> Int {
  var tree = old
  var sum = 0
  for step in old.steps(to: new) {
    step.forEachRemoved { _ in sum += 1 }
    step.forEachInserted { _ in sum += 1 }
    let copy = Step<Element>(step.change, isVisible: step.isVisible, isAnimated: step.isAnimated)
    sum += elements(in: copy.change)
    if tree.apply(copy) { sum += 1 }
  }
  return tree == new ? sum : 0
}

func elements<Element: TreeElement>(in change: Step<Element>.Change) -> Int {
  switch change {
  case .dismiss(let modals, let index): return modals.count + index
  case .present(let modal, let index):
    return StepElements(modal.root).count + index
  case .detents(let index, let from, let to): return index + (from == to ? 1 : 0)
  case .select(let path, let from, let to): return path.layer + from + to
  case .columns(let change):
    let copy = ColumnsChange(
      path: change.path, kept: change.kept, removed: change.removed, inserted: change.inserted,
      oldFront: change.oldFront, front: change.front)
    return copy.removed.count + copy.inserted.count
  case .replace(let path, let old, let new): return path.layer + (old == new ? 1 : 0)
  case .update(let position, let old, let new): return position.index + (old == new ? 1 : 0)
  case .stack(let change):
    var removed = change.removed
    if !removed.isEmpty { removed.keep { $0 != change.inserted.first } }
    let copy = StackChange(
      path: change.path, keptBelow: change.keptBelow, removed: removed,
      inserted: StepElements([removed[0]][...]), keptAbove: change.keptAbove)
    return copy.removed.endIndex - copy.inserted.startIndex + StepElements<Element>().count
  @unknown default: return 0
  }
}
