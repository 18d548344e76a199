import Observation
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

  /// Looks at the objections, and again whenever one comes or goes or something else is shown.
  package func lookAtObjections() {
    guard let router, !isDisplaced else { return takeHeld([], []) }
    let (found, columns) =
      isHearingOfObjections || layers.isEmpty
      ? objections(to: router.host) : followObjections(to: router.host)
    takeHeld(found, columns)
  }

  private func followObjections(to router: RouterHost<R>) -> (Set<EntryID>, Set<EntryID>) {
    isHearingOfObjections = true
    return withObservationTracking {
      objections(to: router)
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.isHearingOfObjections = false
        self?.lookAtObjections()
      }
    }
  }

  /// The entries whose gestures are held: tops and modals, and roots of columns.
  private func objections(to router: RouterHost<R>) -> (Set<EntryID>, Set<EntryID>) {
    var found = Set<EntryID>()
    var foundColumns = Set<EntryID>()
    for layer in layers {
      if !router.mayLeave(layer.root), layer.style != nil { found.insert(layer.root) }
      layer.content.forEachSeen { stack in
        if let top = stack.path.last, !router.mayLeave(top.id) { found.insert(top.id) }
      }
      layer.content.forEachSeenColumns { columns in
        guard !columns.isSideBySide, columns.front > 0 else { return }
        let root = columns.columns[columns.front].firstScreen.id
        if columns.isAlone || !router.mayLeave(root) { foundColumns.insert(root) }
      }
    }
    return (found, foundColumns)
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
