extension PlainTree {
  /// Closes a detour with the modals that came over it, and goes back to the tab or column that was left for it where it was in
  /// another.
  mutating func close(_ detour: Reference.Held) {
    guard let first = detour.opened.first, let path = find(first)?.path else { return }
    let focused = stack(at: visiblePath(inLayer: path.layer))?.last?.id
    close(first)
    // What had the focus is still there: the user had gone elsewhere, and nothing has come over the detour.
    guard let focused, !ids.contains(focused), path.layer <= top else { return }
    let over = layers.indices.first { $0 > path.layer && layers[$0].box.rootID > first }
    if let over { dismiss(above: over - 1) }
    guard path.layer == top, let origin = find(detour.origin)?.path else { return }
    if origin.layer == path.layer { select(origin) }
  }

  /// A tree in which what lies above the first new entry of a stack is new too.
  func forgettingSuffixes(of old: PlainTree, _ ids: inout Placeholders) -> PlainTree {
    var changed = self
    for index in changed.layers.indices {
      changed.layers[index].box = changed.layers[index].box.mapStacks { entries in
        guard let first = entries.firstIndex(where: { $0.id & Placeholders.bit != 0 }) else { return entries }
        return entries[..<first] + entries[first...].map { PlainTree.fresh($0.spot, &ids) }
      }
    }
    return changed
  }

  /// The same tree, in which what was there has the route that it had where it leads to the same place.
  func forgettingRoutes(since old: PlainTree) -> PlainTree {
    let spots = old.spots
    var changed = self
    for index in changed.layers.indices {
      changed.layers[index].box = changed.layers[index].box.mapStacks { entries in
        entries.map { entry in
          let before = spots[entry.id].flatMap { $0.isPlace(of: entry.spot) ? $0 : nil }
          return PlainEntry(id: entry.id, spot: before ?? entry.spot)
        }
      }
    }
    return changed
  }
}
