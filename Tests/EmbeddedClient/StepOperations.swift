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
  let narrow = RouteTree<Place>(columns: [.home], capacity: 3)
  let wide = RouteTree<Place>(columns: [.home, .item(1)], [.item(2)], capacity: 3, front: 1)
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
    sum += elements(in: step.change) + (step.isVisible || step.isAnimated ? 1 : 0)
    if tree.apply(step) { sum += 1 }
  }
  return tree == new ? sum : 0
}

func elements<Element: TreeElement>(in change: Step<Element>.Change) -> Int {
  switch change {
  case .dismiss(let modals, let index): return modals.count + index
  case .present(let modal, let index): return modal.root.hashValue + index
  case .detents(let index, let from, let to): return index + (from == to ? 1 : 0)
  case .select(let path, let from, let to): return path.layer + from + to
  case .columns(let change):
    return change.path.layer + change.kept + change.removed.count + change.inserted.count + change.oldFront
      + change.front
  case .replace(let path, let old, let new): return path.layer + (old == new ? 1 : 0)
  case .update(let position, let old, let new): return position.index + (old == new ? 1 : 0)
  case .stack(let change):
    let ends =
      change.removed.endIndex - change.inserted.startIndex + change.removed.count + change.keptBelow
      + change.keptAbove
    let isSame = change == change ? 1 : 0
    return isSame + change.path.layer + ends + (change.removed.isEmpty ? 0 : change.removed[0].hashValue & 1)
  @unknown default: return 0
  }
}
