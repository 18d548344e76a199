extension Tree {
  /// The identifiers of all entries.
  func entryIDs<R: Route>() -> Set<EntryID> where Element == Entry<R> {
    var ids = Set<EntryID>()
    forEachElement { ids.insert($0.id) }
    return ids
  }
}
