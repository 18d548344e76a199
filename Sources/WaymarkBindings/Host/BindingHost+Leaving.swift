package import Waymark

/// The gestures that views hold back because a screen may object, and the router is asked instead.
extension BindingHost {
  /// Whether views hold the gesture by which the user would leave an entry.
  ///
  /// - Parameter id: The top of a stack, or the entry that a modal is known by.
  /// - Returns: Whether they do.
  package func isHeld(_ id: EntryID) -> Bool {
    guard mayObject(id) else { return false }
    return layers.contains { layer in
      var isTop = layer.style != nil && layer.root == id
      layer.node.forEachSeenStack { isTop = isTop || $0.path.last?.id == id }
      return isTop
    }
  }

  /// Whether the router is asked when the user goes back from a column's root, where the system would not ask or has no way
  /// back.
  ///
  /// - Parameter id: The root of a column.
  /// - Returns: Whether it is.
  package func isHeldColumn(_ id: EntryID) -> Bool {
    layers.contains { layer in
      var isHeld = false
      layer.node.forEachSeenColumns { columns in
        guard columns.arrangement != .sideBySide, columns.front > 0,
          columns.columns[columns.front].firstScreen.id == id
        else { return }
        isHeld = columns.isAlone || mayObject(id)
      }
      return isHeld
    }
  }

  /// Whether a screen may object when the user leaves an entry; views that ask hear of the answer's changes.
  private func mayObject(_ id: EntryID) -> Bool {
    guard let router, !screens.isReplaced else { return false }
    return !router.host.mayLeave(id)
  }

  /// The user wants to leave an entry, and the router is asked.
  ///
  /// - Parameter id: The entry.
  package func askToClose(_ id: EntryID) { screens.ownRouter?.close(id) }
}
