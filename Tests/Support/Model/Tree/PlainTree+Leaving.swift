extension PlainTree {
  /// The entries that another tree does without, the topmost first.
  func leaving(for proposal: PlainTree) -> [PlainEntry] {
    let kept = proposal.ids
    return entries.filter { !kept.contains($0.id) }.reversed()
  }

  /// Entries that stay and could be seen in their layer before, and cannot be afterwards, because of a tab.
  func deselected(for proposal: PlainTree) -> [PlainEntry] {
    let kept = proposal.ids
    var entries: [PlainEntry] = []
    for layer in layers.indices where layer < proposal.layers.count {
      let path = visiblePath(inLayer: layer)
      let visible = Set(proposal.stack(at: proposal.visiblePath(inLayer: layer))?.map(\.id) ?? [])
      guard !path.tabs.isEmpty, let stack = stack(at: path) else { continue }
      entries += stack.filter { kept.contains($0.id) && !visible.contains($0.id) }
    }
    return entries.reversed()
  }
}
