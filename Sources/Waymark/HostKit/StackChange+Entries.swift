extension StackChange {
  /// Applies the change to the entries that a host shows in a stack.
  ///
  /// - Parameter entries: The entries, bottom first.
  /// - Throws: `HostError.stepDoesNotFit` if they are not the entries that the change was planned for.
  /// - Complexity: O(*n*), where *n* is the number of entries from the lowest that is removed or inserted.
  package func apply<R>(to entries: inout [EntryID]) throws(HostError) where Element == Entry<R> {
    let end = keptBelow + removed.count
    guard end + keptAbove == entries.count,
      entries[keptBelow..<end].elementsEqual(removed.lazy.map { $0.id })
    else { throw .stepDoesNotFit }
    entries.replaceSubrange(keptBelow..<end, with: inserted.lazy.map { $0.id })
  }
}
