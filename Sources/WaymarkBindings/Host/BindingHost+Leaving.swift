package import Waymark

/// The gestures that views disable because a screen may object to being left.
extension BindingHost {
  /// Whether views disable the gesture that would leave an entry.
  ///
  /// - Parameter id: The top of a stack, or the entry that a modal is known by.
  /// - Returns: Whether they do.
  package func isHeld(_ id: EntryID) -> Bool {
    guard mayObject(id) else { return false }
    return layers.contains { layer in
      layer.style != nil && layer.root == id || layer.node.seenStacks().contains { $0.path.last?.id == id }
    }
  }

  /// Whether a column's root shows a back button that asks the router, because a screen may object or the
  /// system shows no button there.
  ///
  /// - Parameter id: The root of a column.
  /// - Returns: Whether it is.
  package func isHeldColumn(_ id: EntryID) -> Bool {
    layers.flatMap { $0.node.seenColumns }.contains { columns in
      columns.arrangement != .sideBySide && columns.front > 0
        && columns.columns[columns.front].firstScreen.id == id && (columns.isAlone || mayObject(id))
    }
  }

  /// Whether a screen may object when the user leaves an entry; Observation tells views when that changes.
  private func mayObject(_ id: EntryID) -> Bool {
    guard let router, !screens.isReplaced else { return false }
    return !router.host.mayLeave(id)
  }

  /// Asks the router to close an entry that the user wants to leave.
  ///
  /// - Parameter id: The entry.
  package func askToClose(_ id: EntryID) { screens.ownRouter?.close(id) }
}
