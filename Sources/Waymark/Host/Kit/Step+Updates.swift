extension Step {
  /// Calls a closure with every entry that stays and has a new route, so that its screen can be told.
  ///
  /// These are the entry that the step updates in place, and the entries inside a container that it replaces.
  ///
  /// - Parameter body: What to do with each, as it is after the step.
  /// - Complexity: O(1); O(*n*) where a container is replaced, with *n* the number of its entries.
  public func forEachUpdated<Value: Route>(_ body: (Entry<Value>) -> Void) where Element == Entry<Value> {
    switch change {
    case .update(_, _, let new):
      body(new)
    case .replace(_, let old, let new):
      var routes: [EntryID: Value] = [:]
      old.forEachElement { routes[$0.id] = $0.route }
      new.forEachElement { entry in
        if let route = routes[entry.id], !route.isIndistinguishable(from: entry.route) { body(entry) }
      }
    default:
      break
    }
  }
}
