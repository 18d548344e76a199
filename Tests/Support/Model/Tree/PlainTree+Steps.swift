import Waymark

extension PlainTree {
  /// The tree after a step, or `nil` if the step does not fit.
  func after(_ step: Step<Entry<Spot>>) -> PlainTree? {
    var tree = self
    switch step.change {
    case .dismiss(let modals, let index):
      guard index >= 0, !modals.isEmpty, index + modals.count == top,
        layers[(index + 1)...].map(\.box.rootID) == modals.map(\.root.id.rawValue)
      else { return nil }
      tree.layers.removeLast(modals.count)
    case .detents(let index, _, let new):
      guard index < top else { return nil }
      tree.layers[index + 1] = PlainLayer(style: new, box: layers[index + 1].box)
    case .present(let modal, let index):
      guard index == top else { return nil }
      tree.layers.append(PlainLayer(style: modal.presentation, box: PlainBox(modal.container)))
    case .select(let path, let from, let to):
      guard let outer = box(at: PlainPath(path)), let branches = outer.branches else { return nil }
      guard from == branches.focus, to != from, branches.boxes.indices.contains(to) else { return nil }
      tree.put(outer.with(branches.boxes, focus: to), at: PlainPath(path))
    case .columns(let change):
      let path = PlainPath(change.path)
      guard case .columns(let boxes, let places, let front)? = box(at: path) else { return nil }
      guard front == change.oldFront, change.kept + change.removed.count == boxes.count else { return nil }
      guard boxes[change.kept...].flatMap(\.ids) == change.removed.map({ PlainBox($0) }).flatMap(\.ids) else {
        return nil
      }
      let left = boxes[..<change.kept] + change.inserted.map { PlainBox($0) }
      guard left.count <= places, left.indices.contains(change.front) else { return nil }
      tree.put(.columns(Array(left), places: places, front: change.front), at: path)
    case .replace(let path, _, let new):
      guard box(at: PlainPath(path)) != nil else { return nil }
      tree.put(PlainBox(new), at: PlainPath(path))
    case .update(let position, let old, let new):
      let path = PlainPath(position.path)
      guard var entries = stack(at: path), entries.indices.contains(position.index) else { return nil }
      guard entries[position.index] == PlainEntry(old), old.id == new.id else { return nil }
      entries[position.index] = PlainEntry(new)
      tree.put(.stack(entries), at: path)
    case .stack(let change):
      let path = PlainPath(change.path)
      guard let entries = stack(at: path) else { return nil }
      let removed = change.removed.map(PlainEntry.init)
      let end = change.keptBelow + removed.count
      guard end + change.keptAbove == entries.count else { return nil }
      guard entries[change.keptBelow..<end].map(\.id) == removed.map(\.id) else { return nil }
      let left = entries[..<change.keptBelow] + change.inserted.map(PlainEntry.init) + entries[end...]
      guard !left.isEmpty else { return nil }
      tree.put(.stack(Array(left)), at: path)
    }
    return tree
  }

  /// What is wrong with a step on the way to a goal, or `nil` if nothing is.
  func fault(of step: Step<Entry<Spot>>, towards goal: PlainTree) -> String? {
    guard let next = after(step) else { return "does not fit" }
    let known = Set(entries.map(\.id))
    var inserted: [UInt64] = []
    step.forEachInserted { inserted.append($0.id.rawValue) }
    if inserted.contains(where: known.contains) { return "brings what is there already" }
    let same = sameModals(as: goal)
    if top > same, step.isVisible {
      guard case .dismiss(_, let index) = step.change, index == same else {
        return "comes before the dismissal of all modals that go"
      }
    }
    switch step.change {
    case .dismiss:
      guard top > same else { return "dismisses a modal that stays" }
      for layer in 0...same where layers[layer].shape != goal.layers[layer].shape {
        return "dismisses before what lies below"
      }
    case .detents(let index, let old, let new):
      guard old != new, index < goal.top, next.layers[index + 1].style == goal.layers[index + 1].style else {
        return "gives a modal other detents"
      }
    case .present(_, let index):
      guard goal.top > index, next.layers[index + 1] == goal.layers[index + 1] else {
        return "presents another modal"
      }
      for layer in 0...index where layers[layer].shape != goal.layers[layer].shape {
        return "presents before what lies below"
      }
    case .select(let path, _, let to):
      guard goal.box(at: PlainPath(path))?.branches?.focus == to else { return "selects wrongly" }
      if case .columns(let boxes, _, _)? = box(at: PlainPath(path)),
        case .columns(let wanted, _, _)? = goal.box(at: PlainPath(path)), boxes.count != wanted.count
      {
        return "moves the front before columns come or go"
      }
    case .columns(let change):
      guard case .columns(let boxes, _, let front)? = next.box(at: PlainPath(change.path)),
        case .columns(let wanted, _, let wantedFront)? = goal.box(at: PlainPath(change.path)),
        front == wantedFront,
        boxes.map(\.shape) == wanted.map(\.shape)
      else { return "leaves other columns, or changes them before what is in them" }
      if let first = change.removed.first, let other = change.inserted.first, first.root.id == other.root.id {
        return "moves what stays"
      }
    case .stack(let change):
      let path = PlainPath(change.path)
      guard next.stack(at: path)?.map(\.id) == goal.stack(at: path)?.map(\.id) else {
        return "leaves another stack"
      }
      if let first = change.removed.first, let other = change.inserted.first, first.id == other.id {
        return "moves what stays below"
      }
    case .replace(let path, let old, _):
      guard box(at: PlainPath(path)) == PlainBox(old) else { return "replaces what is not there" }
      guard next.box(at: PlainPath(path)) == goal.box(at: PlainPath(path)) else { return "replaces wrongly" }
      if case .stack? = box(at: PlainPath(path)), case .stack? = goal.box(at: PlainPath(path)) {
        return "replaces a stack by a stack"
      }
    case .update(let position, _, let new):
      let wanted = goal.stack(at: PlainPath(position.path)) ?? []
      guard wanted.indices.contains(position.index), wanted[position.index] == PlainEntry(new) else {
        return "updates wrongly"
      }
    }
    return nil
  }

  /// How many modals, from the lowest, are those of another tree.
  func sameModals(as other: PlainTree) -> Int {
    var same = 0
    while same < top, same < other.top, layers[same + 1].style?.style == other.layers[same + 1].style?.style,
      layers[same + 1].box.rootID == other.layers[same + 1].box.rootID
    {
      same += 1
    }
    return same
  }

  /// Whether an animated step is the last that can be seen: nothing but routes in place changes afterwards.
  func showsIdentities(of goal: PlainTree) -> Bool {
    guard sameModals(as: goal) == top, top == goal.top, visiblePath == goal.visiblePath else { return false }
    return layers[top].box.selectedTabs() == goal.layers[top].box.selectedTabs()
      && layers[top].box.selectedTabs().allSatisfy { tabs in
        let path = PlainPath(layer: top, tabs: tabs)
        return stack(at: path)?.map(\.id) == goal.stack(at: path)?.map(\.id)
      }
  }
}

extension PlainLayer {
  /// The layer without what can change in place.
  fileprivate var shape: PlainLayer {
    PlainLayer(style: style, box: box.shape)
  }
}

extension PlainBox {
  fileprivate var shape: PlainBox {
    mapStacks { $0.map { PlainEntry(id: $0.id, spot: Spot(number: 0)) } }
  }

  fileprivate var ids: [UInt64] { entries.map(\.id) }
}
