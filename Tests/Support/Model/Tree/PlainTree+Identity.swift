import Waymark

extension PlainTree {
  /// Gives identities to a tree that has none: what stays keeps its own, and the rest gets placeholders.
  func keeping(_ wanted: PlainTree, _ ids: inout Placeholders) -> PlainTree {
    var kept: [PlainLayer] = [
      PlainLayer(style: nil, box: layers[0].box.keeping(wanted.layers[0].box, &ids))
    ]
    var isSame = true
    for index in wanted.layers.indices.dropFirst() {
      let new = wanted.layers[index]
      isSame = isSame && index < layers.count && layers[index].style == new.style
      isSame = isSame && layers[index].box.entries[0].spot.isPlace(of: new.box.entries[0].spot)
      if isSame {
        let box = layers[index].box.keeping(new.box, &ids)
        isSame = box.rootID == layers[index].box.rootID
        if isSame { kept.append(PlainLayer(style: new.style, box: box)) }
      }
      if !isSame { kept.append(PlainLayer(style: new.style, box: new.box.renewed(&ids))) }
    }
    return PlainTree(layers: kept)
  }

  /// A modal that is another one than before at its place is built anew as a whole, if anything of it was there before.
  func renewingMovedModals(since old: PlainTree, _ ids: inout Placeholders) -> PlainTree {
    var renewed = self
    let known = old.ids
    var isSame = true
    for index in layers.indices.dropFirst() {
      isSame = isSame && index < old.layers.count && layers[index].style == old.layers[index].style
      isSame = isSame && layers[index].box.rootID == old.layers[index].box.rootID
      guard !isSame, layers[index].box.entries.contains(where: { known.contains($0.id) }) else { continue }
      renewed.layers[index].box = layers[index].box.renewed(&ids)
    }
    for index in 0...sameModals(as: old) {
      renewed.layers[index].box = renewed.layers[index].box.renewingMovedColumns(
        since: old.layers[index].box, known, &ids)
    }
    return renewed
  }

  /// The same tree with the router's identities in the place of placeholders, or `nil` if it differs otherwise.
  ///
  /// - Parameter actual: What the router has.
  /// - Returns: What the placeholders stand for.
  func bindings(to actual: PlainTree) -> [UInt64: UInt64]? {
    var bound: [UInt64: UInt64] = [:]
    let mine = entries
    let theirs = actual.entries
    guard mine.count == theirs.count else { return nil }
    for (left, right) in zip(mine, theirs) {
      if left.id & Placeholders.bit == 0 {
        guard left.id == right.id else { return nil }
      } else {
        bound[left.id] = right.id
      }
    }
    guard binding(bound) == actual else { return nil }
    return bound
  }

  func binding(_ bound: [UInt64: UInt64]) -> PlainTree {
    var tree = self
    for index in tree.layers.indices {
      tree.layers[index].box = tree.layers[index].box.mapStacks { entries in
        entries.map { $0.binding(bound) }
      }
    }
    return tree
  }
}

extension PlainBox {
  func renewed(_ ids: inout Placeholders) -> PlainBox {
    switch self {
    case .stack(let entries):
      return .stack(entries.map { PlainTree.fresh($0.spot, &ids) })
    case .tabs(var tabs, let selected):
      for index in tabs.indices { tabs[index].box = tabs[index].box.renewed(&ids) }
      return .tabs(tabs, selected: selected)
    case .columns(let boxes, let places, let front):
      return .columns(boxes.map { $0.renewed(&ids) }, places: places, front: front)
    }
  }

  /// A column after the first that has another root than before is built anew, with those after it, if anything of it was there
  /// before.
  fileprivate func renewingMovedColumns(
    since old: PlainBox, _ known: Set<UInt64>, _ ids: inout Placeholders
  ) -> PlainBox {
    switch (old, self) {
    case (.tabs(let old, _), .tabs(var tabs, let selected)):
      for index in tabs.indices {
        guard let before = old.first(where: { $0.key == tabs[index].key }) else { continue }
        tabs[index].box = tabs[index].box.renewingMovedColumns(since: before.box, known, &ids)
      }
      return .tabs(tabs, selected: selected)
    case (.columns(let old, _, _), .columns(var boxes, let places, let front)):
      var isSame = true
      for index in boxes.indices {
        isSame = isSame && index < old.count && (index == 0 || boxes[index].rootID == old[index].rootID)
        if isSame {
          boxes[index] = boxes[index].renewingMovedColumns(since: old[index], known, &ids)
        } else if boxes[index].entries.contains(where: { known.contains($0.id) }) {
          boxes[index] = boxes[index].renewed(&ids)
        }
      }
      return .columns(boxes, places: places, front: front)
    default:
      return self
    }
  }

  /// What is kept of a stack is what it has in common with the new one from the root up, and then from the top down; and of
  /// what is left in between the places that it has in common, again from the bottom and then from the top.
  func keeping(_ wanted: PlainBox, _ ids: inout Placeholders) -> PlainBox {
    switch (self, wanted) {
    case (.stack(let old), .stack(let new)):
      var kept: [PlainEntry?] = Array(repeating: nil, count: new.count)
      let limit = min(old.count, new.count)
      let prefix = (0..<limit).first { old[$0].spot != new[$0].spot } ?? limit
      for index in 0..<prefix { kept[index] = old[index] }
      for back in 1...new.count where back <= limit - prefix {
        guard old[old.count - back].spot == new[new.count - back].spot else { break }
        kept[new.count - back] = old[old.count - back]
      }
      keepPlaces(of: old, as: new, &kept)
      return .stack(new.indices.map { kept[$0] ?? PlainTree.fresh(new[$0].spot, &ids) })
    case (.tabs(let old, _), .tabs(var tabs, let selected)):
      for index in tabs.indices {
        let same = old.first { $0.key == tabs[index].key }
        tabs[index].box = same?.box.keeping(tabs[index].box, &ids) ?? tabs[index].box.renewed(&ids)
      }
      return .tabs(tabs, selected: selected)
    case (.columns(let old, _, _), .columns(let new, let places, let front)):
      var isSame = true
      var kept: [PlainBox] = []
      for (index, box) in new.enumerated() {
        isSame = isSame && index < old.count
        isSame = isSame && (index == 0 || old[index].entries[0].spot.isPlace(of: box.entries[0].spot))
        if isSame {
          let same = old[index].keeping(box, &ids)
          isSame = index == 0 || same.rootID == old[index].rootID
          if isSame { kept.append(same) }
        }
        if !isSame { kept.append(box.renewed(&ids)) }
      }
      return .columns(kept, places: places, front: front)
    default:
      return wanted.renewed(&ids)
    }
  }

  /// Keeps what leads to the same place in what is between those that are kept.
  private func keepPlaces(of old: [PlainEntry], as new: [PlainEntry], _ kept: inout [PlainEntry?]) {
    let stays = kept.count { $0 != nil }
    let below = kept.firstIndex { $0 == nil } ?? kept.count
    let above = stays - below
    let gap = min(old.count, new.count) - stays
    var count = 0
    while count < gap, old[below + count].spot.isPlace(of: new[below + count].spot) {
      kept[below + count] = PlainEntry(id: old[below + count].id, spot: new[below + count].spot)
      count += 1
    }
    for back in above..<(above + gap - count) {
      let entry = old[old.count - 1 - back]
      let wanted = new[new.count - 1 - back].spot
      guard entry.spot.isPlace(of: wanted) else { return }
      kept[new.count - 1 - back] = PlainEntry(id: entry.id, spot: wanted)
    }
  }
}

extension PlainEntry {
  /// The same with the identity that is known for a placeholder.
  func binding(_ bound: [UInt64: UInt64]) -> PlainEntry { PlainEntry(id: bound[id] ?? id, spot: spot) }
}
