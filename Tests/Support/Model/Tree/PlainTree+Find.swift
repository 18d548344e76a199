import Waymark

extension PlainTree {
  struct Place: Hashable {
    var path: PlainPath
    var index: Int
  }

  /// Every stack with its path: of upper layers before lower ones, of what can be seen before what is hidden.
  var stacksFromTop: [(path: PlainPath, entries: [PlainEntry])] {
    layers.indices.reversed().flatMap { layers[$0].box.stacks(from: PlainPath(layer: $0, tabs: [])) }
  }

  func find(_ id: UInt64) -> Place? {
    for (path, entries) in stacksFromTop {
      if let index = entries.firstIndex(where: { $0.id == id }) { return Place(path: path, index: index) }
    }
    return nil
  }

  func find(_ spot: Spot) -> Place? {
    for (path, entries) in stacksFromTop {
      if let index = entries.lastIndex(where: { $0.spot.isPlace(of: spot) }) {
        return Place(path: path, index: index)
      }
    }
    return nil
  }

  /// The tab with a key: in the topmost layer that has one, there the innermost of those that can be seen, else the
  /// outermost of the others.
  ///
  /// Where none has it, one whose key is the same place.
  func findTab(_ key: Spot) -> PlainPath? {
    findTab { $0 == key } ?? findTab { $0.isPlace(of: key) }
  }

  private func findTab(_ isMeant: (Spot) -> Bool) -> PlainPath? {
    for layer in layers.indices.reversed() {
      let start = PlainPath(layer: layer, tabs: [])
      if let path = layers[layer].box.visibleTab(isMeant, from: start)
        ?? layers[layer].box.anyTab(isMeant, from: start)
      {
        return path
      }
    }
    return nil
  }
}

extension PlainBox {
  fileprivate func stacks(from path: PlainPath) -> [(path: PlainPath, entries: [PlainEntry])] {
    switch self {
    case .stack(let entries):
      return [(path, entries)]
    case .tabs(let tabs, let selected):
      let order = [selected] + tabs.indices.filter { $0 != selected }
      return order.flatMap { tabs[$0].box.stacks(from: path.inner($0)) }
    case .columns(let boxes, _, _):
      return fromFront.flatMap { boxes[$0].stacks(from: path.inner($0)) }
    }
  }

  /// Columns in the order in which they are searched: the one in front, then the others from the last to the first.
  private var fromFront: [Int] {
    guard case .columns(let boxes, _, let front) = self else { return [] }
    return [front] + boxes.indices.reversed().filter { $0 != front }
  }

  fileprivate func visibleTab(_ isMeant: (Spot) -> Bool, from path: PlainPath) -> PlainPath? {
    if case .columns(let boxes, _, _) = self {
      return fromFront.compactMap { boxes[$0].visibleTab(isMeant, from: path.inner($0)) }.first
    }
    guard case .tabs(let tabs, let selected) = self else { return nil }
    if let inner = tabs[selected].box.visibleTab(isMeant, from: path.inner(selected)) { return inner }
    return tabs.firstIndex { isMeant($0.key) }.map(path.inner)
  }

  fileprivate func anyTab(_ isMeant: (Spot) -> Bool, from path: PlainPath) -> PlainPath? {
    if case .columns(let boxes, _, _) = self {
      return fromFront.compactMap { boxes[$0].anyTab(isMeant, from: path.inner($0)) }.first
    }
    guard case .tabs(let tabs, _) = self else { return nil }
    if let index = tabs.firstIndex(where: { isMeant($0.key) }) { return path.inner(index) }
    for index in tabs.indices {
      if let found = tabs[index].box.anyTab(isMeant, from: path.inner(index)) { return found }
    }
    return nil
  }
}

extension PlainPath {
  func inner(_ tab: Int) -> PlainPath { PlainPath(layer: layer, tabs: tabs + [tab]) }
}
