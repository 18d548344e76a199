extension Step {
  /// Calls a closure with every entry that stays and has a new route, so that its screen can be told.
  ///
  /// These are the entry that the step updates in place, and those that it moves with another route: inside a container that it
  /// replaces, or within the stack or the columns that it changes.
  ///
  /// - Parameter body: What to do with each, as it is after the step.
  /// - Complexity: O(1) for an update, a push and a pop; else O(*k*), where *k* is the number of entries that the step takes away
  ///   and brings.
  public func forEachUpdated<Value: Route>(_ body: (Entry<Value>) -> Void) where Element == Entry<Value> {
    switch change {
    case .update(_, _, let new):
      body(new)
    case .replace(_, let old, let new):
      var routes: [EntryID: Value] = [:]
      old.forEachElement { routes[$0.id] = $0.route }
      new.forEachElement { $0.tell(body, ifOtherThanIn: routes) }
    case .columns(let change) where !change.removed.isEmpty && !change.inserted.isEmpty:
      var routes: [EntryID: Value] = [:]
      for column in change.removed { column.forEachElement { routes[$0.id] = $0.route } }
      for column in change.inserted { column.forEachElement { $0.tell(body, ifOtherThanIn: routes) } }
    case .stack(let change) where !change.removed.isEmpty && !change.inserted.isEmpty:
      // Replacing one top by another needs no table.
      if change.removed.count == 1, change.inserted.count == 1, change.removed[0].id != change.inserted[0].id
      {
        break
      }
      var routes: [EntryID: Value] = [:]
      for entry in change.removed { routes[entry.id] = entry.route }
      for entry in change.inserted { entry.tell(body, ifOtherThanIn: routes) }
    default:
      break
    }
  }
}

extension Entry {
  fileprivate func tell(_ body: (Entry) -> Void, ifOtherThanIn routes: [EntryID: R]) {
    if let old = routes[id], !old.isIndistinguishable(from: route) { body(self) }
  }
}
