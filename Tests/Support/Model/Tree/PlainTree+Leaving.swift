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
      let visible = Set(proposal.seen(inLayer: layer).map(\.id))
      entries += seen(inLayer: layer).filter { kept.contains($0.id) && !visible.contains($0.id) }
    }
    return entries.reversed()
  }

  /// What would be seen of a layer if it were the topmost and all columns fitted, with what lies below it in its stacks.
  private func seen(inLayer layer: Int) -> [PlainEntry] {
    layers[layer].box.selectedTabs().flatMap { stack(at: PlainPath(layer: layer, tabs: $0)) ?? [] }
  }
}
