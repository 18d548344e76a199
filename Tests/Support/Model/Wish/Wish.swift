import Waymark

/// What is asked of the router, in the model's words.
indirect enum Wish: Hashable {
  case push(Spot)
  case pop(Int)
  case popTo(Spot)
  case popToRoot
  case replace(Spot)
  case setStack([PlainEntry])
  case present(PlainLayer)
  case dismiss
  case dismissAll
  case select(Spot)
  /// By its place, which is what hosts do.
  case selectTab(TabPlace, Spot)
  case setRoot(PlainBox)
  /// Of the columns around an entry, or of those in sight.
  case fill(Int, PlainBox, near: UInt64?)
  case clearColumns(Int, near: UInt64?)
  case focusColumn(Int, near: UInt64?)
  case show(Spot)
  case set(PlainTree)
  case pushNear(UInt64, Spot)
  case popToEntry(UInt64)
  case popEntry(UInt64, Int)
  case replaceEntry(UInt64, Spot)
  case close(UInt64)
  case remove(UInt64)
  case update(UInt64, Spot)
  case leave
  case edit([Wish])
  // Only within an edit:
  case pushInTab(Spot, key: Spot)
  case popToRootInTab(Spot)
  case setStackInTab([PlainEntry], key: Spot)
  case insertTab(PlainTab, at: Int, PlainPath)
  case removeTab(Spot, PlainPath)

  var isEdit: Bool { if case .edit = self { true } else { false } }
  var isPresent: Bool { if case .present = self { true } else { false } }

  /// Whether a screen asks for it once, however often it does.
  var isOpening: Bool {
    switch self {
    case .pushNear, .present: true
    default: false
    }
  }

  /// How it ends where it changes nothing: what names a place or a tab that is not there fails.
  func endingWithoutChange(of tree: PlainTree) -> Ending {
    switch self {
    case .leave: .completed
    case .popTo(let spot):
      tree.stack(at: tree.visiblePath)?.contains { $0.spot.isPlace(of: spot) } == true
        ? .unchanged : .failed(.notThere)
    case .select(let key): tree.findTab(key) == nil ? .failed(.notThere) : .unchanged
    case .show(let spot):
      tree.find(spot) == nil && tree.findTab(spot) == nil ? .failed(.notThere) : .unchanged
    default: .unchanged
    }
  }

  /// What the tree would be.
  func carriedOut(
    on tree: PlainTree, _ placement: (Spot) -> Placement<Spot>, _ ids: inout Placeholders
  ) -> PlainTree {
    var changed = tree
    change(&changed, placement, &ids)
    return changed.renewingMovedModals(since: tree, &ids)
  }

  private func change(
    _ tree: inout PlainTree, _ placement: (Spot) -> Placement<Spot>, _ ids: inout Placeholders
  ) {
    switch self {
    case .push(let spot): tree.push(PlainTree.fresh(spot, &ids), at: tree.visiblePath)
    case .pop(let count): tree.pop(count)
    case .popTo(let spot): tree.popTo(spot)
    case .popToRoot: tree.popToRoot(at: tree.visiblePath)
    case .replace(let spot): tree.replaceTop(with: spot, &ids)
    case .setStack(let entries): setStack(entries, at: tree.visiblePath, in: &tree, &ids)
    case .present(let layer): tree.layers.append(PlainLayer(style: layer.style, box: layer.box.renewed(&ids)))
    case .dismiss: tree.dismiss(above: max(0, tree.top - 1))
    case .dismissAll: tree.dismiss(above: 0)
    case .select(let key): tree.select(key)
    case .selectTab(let place, let key):
      guard let path = tree.path(of: place),
        let index = tree.box(at: path)?.branches?.keys.firstIndex(of: key)
      else { return }
      tree.select(path.inner(index))
    case .setRoot(let box):
      tree = PlainTree(layers: [PlainLayer(style: nil, box: tree.layers[0].box.keeping(box, &ids))])
    case .fill(let column, let box, let id):
      if let path = tree.columns(near: id) { tree.fill(box, column: column, at: path, &ids) }
    case .clearColumns(let column, let id):
      if let path = tree.columns(near: id) { tree.clearColumns(from: column, at: path) }
    case .focusColumn(let column, let id):
      if let path = tree.columns(near: id) { tree.focusColumn(column, at: path) }
    case .show(let spot): tree.show(spot, placement(spot), &ids)
    case .set(let wanted): tree = tree.keeping(wanted, &ids)
    case .pushNear(let id, let spot):
      guard let place = tree.find(id) else { return }
      tree.push(PlainTree.fresh(spot, &ids), at: place.path)
    case .popToEntry(let id): tree.popTo(id)
    case .popEntry(let id, let count): tree.pop(count, from: id)
    case .replaceEntry(let id, let spot): tree.replace(id, with: spot, &ids)
    case .close(let id): tree.close(id)
    case .remove(let id): tree.remove(id)
    case .update(let id, let spot): tree.update(id, to: spot)
    case .leave: break
    case .edit(let wishes): for wish in wishes { wish.change(&tree, placement, &ids) }
    case .pushInTab(let spot, let key):
      if let path = tree.findTab(key) { tree.push(PlainTree.fresh(spot, &ids), at: path) }
    case .popToRootInTab(let key):
      if let path = tree.findTab(key) { tree.popToRoot(at: path) }
    case .setStackInTab(let entries, let key):
      guard let path = tree.findTab(key), let box = tree.box(at: path) else { return }
      setStack(entries, at: PlainPath(layer: path.layer, tabs: path.tabs + box.visibleTabs), in: &tree, &ids)
    case .insertTab(let tab, let index, let path):
      tree.insertTab(PlainTab(key: tab.key, box: tab.box.renewed(&ids)), at: index, in: path)
    case .removeTab(let key, let path): tree.removeTab(key, in: path)
    }
  }

  private func setStack(
    _ entries: [PlainEntry], at path: PlainPath, in tree: inout PlainTree, _ ids: inout Placeholders
  ) {
    guard let old = tree.box(at: path) else { return }
    tree.put(old.keeping(.stack(entries), &ids), at: path)
  }

  /// The same wish on a tree that will have changed: what goes back says where to, and not how far.
  func lasting(on tree: PlainTree) -> Wish {
    guard let stack = tree.stack(at: tree.visiblePath) else { return self }
    switch self {
    case .pop(let count) where count > 0: return .popToEntry(stack[max(0, stack.count - 1 - count)].id)
    case .popTo(let spot): return stack.last { $0.spot.isPlace(of: spot) }.map { .popToEntry($0.id) } ?? self
    case .popToRoot: return .popToEntry(stack[0].id)
    case .dismiss: return tree.top > 0 ? .close(tree.layers[tree.top].box.rootID) : self
    default: return self
    }
  }
}
