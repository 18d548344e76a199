/// What was shown before it changed, as far as screens and observers need to know.
@usableFromInline
struct ShownBefore<R: Route> {
  /// The entry that the user saw.
  let visible: EntryID?

  /// The whole tree, where somebody needs it.
  let tree: EntryTree<R>?

  /// Whether an entry was there.
  func contains(_ id: EntryID) -> Bool { tree?.position(of: id) != nil }

  /// The entry that the user comes back to when another one is closed.
  func elementBelow(_ id: EntryID) -> EntryID? {
    guard let tree, let position = tree.position(of: id) else { return nil }
    if position.index > 0 { return tree.stack(at: position.path)?[position.index - 1].id }
    let layer = position.path.layer
    return layer > 0 ? tree.layer(layer - 1).visibleElement.id : nil
  }
}
