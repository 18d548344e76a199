/// What guards of places are asked about, and what is left where they refuse.
extension PlainTree {
  /// The stacks of a layer and whether each would be seen there if all columns fitted.
  func stacks(inLayer layer: Int) -> [(entries: [PlainEntry], isSeen: Bool)] {
    layers[layer].box.stacks(isSeen: true)
  }

  /// The entries that come into view or into being between this tree and another, the lowest first.
  func entered(in new: PlainTree, _ flaw: PlaceFlaw? = nil) -> [PlainEntry] {
    let known = spots
    let seen = Set(seen.map(\.id))
    let hidden = layers.indices.flatMap { stacks(inLayer: $0) }.filter { !$0.isSeen }
    let hiddenRoots = Set(hidden.map { $0.entries[0].id })
    return new.layers.indices.flatMap { layer in
      new.stacks(inLayer: layer).flatMap { stack in
        stack.entries.enumerated().filter { index, entry in
          guard let old = known[entry.id] else {
            return stack.isSeen || index > 0 || flaw == .asksHiddenRoots
          }
          let isUpdated = old != entry.spot && flaw != .forgetsUpdates
          let isSelected = stack.isSeen && !seen.contains(entry.id)
          // The root of a hidden tab has not been asked about.
          let isLifted = hiddenRoots.contains(entry.id) && index > 0
          return isUpdated || isLifted || isSelected && flaw != .forgetsSelections
        }.map(\.element)
      }
    }
  }

  /// What could be seen if its layer were the topmost and all columns fitted.
  var seen: Set<PlainEntry> { Set(layers.flatMap(\.box.seenEntries)) }

  /// What is left without refused entries.
  ///
  /// - Returns: The tree, the lowest refused entry that could be seen, and whether nothing could take its place.
  func cutting(
    _ refused: Set<PlainEntry>, _ ids: inout Placeholders
  ) -> (tree: PlainTree, lowest: PlainEntry?, isRootRefused: Bool) {
    var cut = staying(without: refused, &ids)
    if !cut.isRootRefused { cut.tree = cut.tree.renewingMovedModals(since: self, &ids) }
    return cut
  }

  /// What is left without refused entries, where modals stay the same whatever becomes of their roots.
  func staying(
    without refused: Set<PlainEntry>, _ ids: inout Placeholders
  ) -> (tree: PlainTree, lowest: PlainEntry?, isRootRefused: Bool) {
    var left: [PlainLayer] = []
    for (index, layer) in layers.enumerated() {
      let lowest = layer.box.seenEntries.first { refused.contains($0) }
      if let box = layer.box.cutting(refused, isSeen: true, &ids) {
        left.append(PlainLayer(style: layer.style, box: box))
      } else if index == 0 {
        let rest = layer.box.rootAlone(refused, &ids)
        return (PlainTree(layers: [PlainLayer(style: nil, box: rest)]), lowest, true)
      }
      if let lowest {
        return (PlainTree(layers: left), lowest, false)
      }
    }
    return (PlainTree(layers: left), nil, false)
  }
}

extension PlainBox {
  /// Its stacks and whether each can be seen: those of the selected tab before the others, those of columns from the first on.
  fileprivate func stacks(isSeen: Bool) -> [(entries: [PlainEntry], isSeen: Bool)] {
    switch self {
    case .stack(let entries):
      return [(entries, isSeen)]
    case .tabs(let tabs, let selected):
      let others = tabs.indices.filter { $0 != selected }
      return tabs[selected].box.stacks(isSeen: isSeen)
        + others.flatMap { tabs[$0].box.stacks(isSeen: false) }
    case .columns(let boxes, _, _):
      return boxes.flatMap { $0.stacks(isSeen: isSeen) }
    }
  }

  /// `nil` where it can be seen and nothing of it may be.
  fileprivate func cutting(
    _ refused: Set<PlainEntry>, isSeen: Bool, _ ids: inout Placeholders
  ) -> PlainBox? {
    switch self {
    case .stack(let entries):
      let kept = Array(entries.prefix { !refused.contains($0) })
      if !kept.isEmpty { return .stack(kept) }
      return isSeen ? nil : .stack([PlainTree.fresh(entries[0].spot, &ids)])
    case .tabs(var tabs, let selected):
      let isShowing = isSeen ? tabs[selected].box.cutting(refused, isSeen: true, &ids) != nil : true
      var next = selected
      if !isShowing {
        let open = tabs.indices.filter { index in
          index != selected && tabs[index].box.shownRoot.map { !refused.contains($0) } ?? false
        }
        // The one after comes before the one before.
        guard let nearest = open.min(by: { distance($0, selected) < distance($1, selected) }) else {
          return nil
        }
        next = nearest
      }
      for index in tabs.indices {
        let staysSeen = isSeen && isShowing && index == selected
        tabs[index].box = tabs[index].box.cutting(refused, isSeen: staysSeen, &ids) ?? tabs[index].box
      }
      return .tabs(tabs, selected: next)
    case .columns(let boxes, let places, let front):
      guard let first = boxes[0].cutting(refused, isSeen: isSeen, &ids) else { return nil }
      var left = [first]
      for (index, box) in boxes.enumerated().dropFirst() {
        // What goes where it is seen takes what comes after it along; elsewhere a column goes with what it would show.
        let isCut =
          isSeen
          ? boxes[index - 1].seenEntries.contains(where: refused.contains)
          : [boxes[0], box].contains { $0.shownRoot.map(refused.contains) ?? false }
        guard !isCut else { break }
        guard let rest = box.cutting(refused, isSeen: isSeen, &ids) else { break }
        left.append(rest)
      }
      return .columns(left, places: places, front: min(front, left.count - 1))
    }
  }

  /// What is seen of it where all columns fit, with what lies below that in its stacks.
  fileprivate var seenEntries: [PlainEntry] {
    switch self {
    case .stack(let entries): entries
    case .tabs(let tabs, let selected): tabs[selected].box.seenEntries
    case .columns(let boxes, _, _): boxes.flatMap(\.seenEntries)
    }
  }

  private func distance(_ index: Int, _ selected: Int) -> Int {
    index > selected ? 2 * (index - selected) : 2 * (selected - index) + 1
  }

  /// The root of the stack that it would show.
  private var shownRoot: PlainEntry? {
    switch self {
    case .stack(let entries): entries.first
    case .tabs(let tabs, let selected): tabs[selected].box.shownRoot
    case .columns(let boxes, _, _): boxes[0].shownRoot
    }
  }

  fileprivate func rootAlone(_ refused: Set<PlainEntry>, _ ids: inout Placeholders) -> PlainBox {
    switch self {
    case .stack(let entries):
      return .stack([entries[0]])
    case .tabs(var tabs, let selected):
      for index in tabs.indices {
        let box = tabs[index].box
        tabs[index].box =
          index == selected
          ? box.rootAlone(refused, &ids) : box.cutting(refused, isSeen: false, &ids) ?? box
      }
      return .tabs(tabs, selected: selected)
    case .columns(let boxes, let places, _):
      return .columns([boxes[0].rootAlone(refused, &ids)], places: places, front: 0)
    }
  }
}
