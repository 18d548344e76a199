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
  tree = tree.reconciled(with: RouteTree(.home, .item(1)), ids: &ids)
  if tree.routes.root == plain.root { changes += 1 }
  let top = tree.visibleElement
  if tree.position(of: top.id) != nil, tree.entry(top.id)?.route == top.route { changes += 1 }
  var hasher = Hasher()
  entry.hash(into: &hasher)
  if entry == top || hasher.finalize() == top.hashValue { changes += 1 }
  if entry.elementIdentity < top.id { changes += 1 }
  if EntryID(rawValue: top.id.rawValue) == top.id { changes += 1 }
  if tree.close(top.id) { changes += 1 }
  return changes
}

/// Every edit and query on a tree of plain routes.
public func callPlainOperations() -> Int {
  var tree = RouteTree<Place>(.stack(.home), modals: [])
  return callEdits(&tree, element: .shop(.catalogue), route: .home) + callQueries(tree)
}
