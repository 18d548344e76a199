/// Edits that bring plain routes, for the router's verbs and for an app's edits alike.
extension Tree {
  /// Replaces an entry, and everything above it, with a route; an entry of the same place stays and is updated.
  ///
  /// - Parameters:
  ///   - id: The entry that goes.
  ///   - route: The new top of its stack.
  ///   - ids: Where the identifier of a new entry comes from.
  /// - Returns: Whether the tree changed.
  @discardableResult
  package mutating func replace<Value: Route>(
    _ id: EntryID, with route: Value, ids: inout EntryID.Generator
  ) -> Bool where Element == Entry<Value> {
    guard let entry = entry(id) else { return false }
    guard entry.route.isSamePlace(as: route) else {
      return replace(id, with: Entry(id: ids.next(), route: route))
    }
    let isShorter = pop(to: id)
    return update(id, to: route) || isShorter
  }

  /// Puts a container into a place of columns, empties the places after it and brings it to the front.
  ///
  /// If an earlier place is empty, the container goes into the first empty place. If the column has the same root already,
  /// the entries whose routes stay are kept.
  ///
  /// - Parameters:
  ///   - routes: What the place holds from then on.
  ///   - column: The position of the place, from 0.
  ///   - path: The path of the columns.
  ///   - ids: Where the identifiers of new entries come from.
  /// - Returns: Whether the tree changed: `false` if there are no columns or no such place, or if nothing would change.
  @discardableResult
  package mutating func fill<Value: Route>(
    _ routes: Container<Value>, column: Int, in path: BranchPath, ids: inout EntryID.Generator
  ) -> Bool where Element == Entry<Value> {
    guard case .columns(let columns)? = container(at: path), (0..<columns.capacity).contains(column) else {
      return false
    }
    if column < columns.count, columns[column].root.route.isSamePlace(as: routes.root) {
      // The first identifier belongs to the place that the column opens, so those of what is not used are not taken.
      var used = ids
      let kept = columns[column].reconciled(with: routes, ids: &used)
      if kept.root.id == columns[column].root.id {
        ids = used
        return fill(kept, column: column, in: path)
      }
    }
    return fill(Container(routes, ids: &ids), column: min(column, columns.count), in: path)
  }

  /// Gives new identifiers to entries.
  ///
  /// - Parameters:
  ///   - ids: Where the identifiers come from.
  ///   - isMeant: Whether an entry gets one.
  package mutating func renew<Value: Route>(
    _ ids: inout EntryID.Generator, where isMeant: (EntryID) -> Bool
  ) where Element == Entry<Value> {
    var newIDs = ids
    func renewed(_ container: Container<Element>) -> Container<Element> {
      container.mapElements { isMeant($0.id) ? Entry(id: newIDs.next(), route: $0.route) : $0 }
    }
    self = Tree(renewed(root), modals: modals.map { Modal($0.presentation, renewed($0.container)) })
    ids = newIDs
  }
}
