import Waymark

/// Which of the user's gestures are held back because a screen has a veto.
extension BindingHost {
  /// Whether a screen may object when the user leaves an entry, so that views hold the gesture and have the router asked.
  ///
  /// - Parameter id: The top of a stack, or the entry that a modal is known by.
  /// - Returns: Whether it may.
  package func isHeld(_ id: EntryID) -> Bool {
    heldSignal.read()
    return held.contains(id)
  }

  /// Looks at the vetoes again, which come and go without a word.
  package func lookAtVetoes() {
    guard let router, !isDisplaced else { return takeHeld([]) }
    var found = Set<EntryID>()
    for layer in layers {
      if layer.style != nil, router.hasVeto(leaving: layer.root) { found.insert(layer.root) }
      if case .stack(let stack) = layer.content.visible, let top = stack.path.last,
        router.hasVeto(leaving: top.id)
      {
        found.insert(top.id)
      }
    }
    takeHeld(found)
  }

  func takeHeld(_ found: Set<EntryID>) {
    guard found != held else { return }
    heldSignal.change { held = found }
  }

  /// The user wants to leave an entry, about which the router is asked.
  ///
  /// - Parameter id: The entry.
  package func askToClose(_ id: EntryID) {
    if !isDisplaced { router?.close(id) }
  }
}
