import WaymarkState

/// Every operation on entries and their identifiers.
public func callEntryOperations() -> Int {
  var ids = EntryID.Generator(after: 10)
  let entry = Entry<Place>(id: ids.next(), route: .item(1))
  let plain = RouteTree<Place>(
    tabs: RouteTab(.home), RouteTab(.item(1), [.item(1), .item(2)]), selectedKey: .item(1))
  var tree = EntryTree<Place>(plain, ids: &ids)
  var changes = callEdits(&tree, element: entry, route: .item(1)) + callQueries(tree)
  tree = tree.reconciled(with: plain, ids: &ids)
  tree = tree.reconciled(with: RouteTree(.home, .item(1)), matching: .prefix, ids: &ids)
  let container = Container<Entry<Place>>(plain.root, ids: &ids)
    .reconciled(with: plain.root, matching: .prefix, ids: &ids)
  let stack = tree.stack(at: tree.visiblePath)?
    .reconciled(with: [.home], matching: .prefixAndSuffix, ids: &ids)
  if container.visiblePath(from: .root).branchCount == stack?.count, ids.last > 10 { changes += 1 }
  if tree.stackCount(at: tree.visiblePath) == stack?.count { changes += 1 }
  if container.mapElements({ $0.route }) == tree.routes.layer(0) { changes += 1 }
  if let ends = stack?.commonEnds(with: [.home], matching: .prefix) { changes += ends.below + ends.above }
  changes += BranchPath.maximumBranchCount + BranchPath.maximumTabsSideBySide
  let top = tree.visibleElement
  if tree.position(of: top.id) != nil, tree.entry(top.id)?.route == top.route { changes += 1 }
  if tree.update(top.id, to: .shop(.product(id: 2))) { changes += 1 }
  if tree.pop(to: top.id) || tree.remove(top.id) || tree.close(entry.id) { changes += 1 }
  if tree.pop(1, from: top.id) || tree.replace(top.id, with: entry) { changes += 1 }
  var hasher = Hasher()
  entry.hash(into: &hasher)
  if entry == top || hasher.finalize() == top.hashValue { changes += 1 }
  if entry.isSameElement(as: top) || entry.elementIdentity < top.id { changes += 1 }
  if EntryID(rawValue: top.id.rawValue) == top.id, EntryMatching.prefix != .prefixAndSuffix { changes += 1 }
  return changes
}

/// Every edit and query on a tree of plain routes.
public func callPlainOperations() -> Int {
  var tree = RouteTree<Place>(.stack(.home), modals: [])
  return callEdits(&tree, element: .shop(.catalogue), route: .home) + callQueries(tree)
}
