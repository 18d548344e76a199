package import Waymark

/// Which of the user's gestures are held back because a screen may object.
extension BindingHost {
  /// Whether a screen may object when the user leaves an entry.
  ///
  /// Views then hold the gesture, and the router is asked.
  ///
  /// - Parameter id: The top of a stack, or the entry that a modal or a column is known by.
  /// - Returns: Whether it may.
  package func isHeld(_ id: EntryID) -> Bool {
    heldSignal.read()
    return held.contains(id) || heldColumns.contains(id)
  }

  /// Whether the router is asked when the user goes back from a column's root, where the system would not ask or has no way
  /// back.
  ///
  /// - Parameter id: The root of a column.
  /// - Returns: Whether it is.
  package func isHeldColumn(_ id: EntryID) -> Bool {
    heldSignal.read()
    return heldColumns.contains(id)
  }

  /// Looks at the objections again, because nobody says when they come and go.
  package func lookAtObjections() {
    guard let router, !isDisplaced else { return takeHeld([], []) }
    var found = Set<EntryID>()
    var foundColumns = Set<EntryID>()
    for layer in layers {
      if layer.style != nil, !router.host.mayLeave(layer.root) { found.insert(layer.root) }
      layer.content.forEachSeen { stack in
        if let top = stack.path.last, !router.host.mayLeave(top.id) { found.insert(top.id) }
      }
      layer.content.forEachSeenColumns { columns in
        guard !columns.isSideBySide, columns.front > 0 else { return }
        let root = columns.columns[columns.front].firstScreen.id
        if columns.isAlone || !router.host.mayLeave(root) { foundColumns.insert(root) }
      }
    }
    takeHeld(found, foundColumns)
  }

  func takeHeld(_ found: Set<EntryID>, _ columns: Set<EntryID>) {
    guard found != held || columns != heldColumns else { return }
    heldSignal.change { (held, heldColumns) = (found, columns) }
  }

  /// The user wants to leave an entry, and the router is asked.
  ///
  /// - Parameter id: The entry.
  package func askToClose(_ id: EntryID) {
    if !isDisplaced { router?.close(id) }
  }
}
