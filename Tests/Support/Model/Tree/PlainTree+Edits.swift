import Waymark

extension PlainTree {
  /// Makes a placeholder for the identity that the router will give to something new.
  static func fresh(_ spot: Spot, _ ids: inout Placeholders) -> PlainEntry {
    PlainEntry(id: ids.next(), spot: spot)
  }

  private mutating func editStack(at path: PlainPath, _ edit: (inout [PlainEntry]) -> Void) {
    guard let box = box(at: path) else { return }
    let full = PlainPath(layer: path.layer, tabs: path.tabs + box.visibleTabs)
    guard var entries = stack(at: full) else { return }
    edit(&entries)
    if !entries.isEmpty { put(.stack(entries), at: full) }
  }

  mutating func push(_ entry: PlainEntry, at path: PlainPath) { editStack(at: path) { $0.append(entry) } }

  mutating func pop(_ count: Int) {
    editStack(at: visiblePath) { $0.removeLast(min(max(0, count), $0.count - 1)) }
  }

  mutating func popTo(_ spot: Spot) {
    editStack(at: visiblePath) { entries in
      if let index = entries.lastIndex(where: { $0.spot.isPlace(of: spot) }) {
        entries = Array(entries[...index])
      }
    }
  }

  mutating func popTo(_ id: UInt64) {
    guard let place = find(id) else { return }
    editStack(at: place.path) { $0 = Array($0[...place.index]) }
  }

  mutating func pop(_ count: Int, from id: UInt64) {
    guard let place = find(id), place.index > 0, count > 0 else { return }
    editStack(at: place.path) { $0 = Array($0[..<max(1, place.index + 1 - count)]) }
  }

  mutating func replace(_ id: UInt64, with spot: Spot, _ ids: inout Placeholders) {
    guard let place = find(id) else { return }
    let stays = entries.contains { $0.id == id && $0.spot.isPlace(of: spot) }
    let entry = stays ? PlainEntry(id: id, spot: spot) : PlainTree.fresh(spot, &ids)
    editStack(at: place.path) { $0 = Array($0[..<place.index]) + [entry] }
  }

  mutating func popToRoot(at path: PlainPath) { editStack(at: path) { $0 = [$0[0]] } }

  mutating func replaceTop(with spot: Spot, _ ids: inout Placeholders) {
    guard let top = visibleEntry, top.spot != spot else { return }
    let stays = top.spot.isPlace(of: spot)
    let entry = stays ? PlainEntry(id: top.id, spot: spot) : PlainTree.fresh(spot, &ids)
    editStack(at: visiblePath) { $0[$0.count - 1] = entry }
  }

  mutating func select(_ path: PlainPath) {
    for depth in path.tabs.indices {
      let parent = PlainPath(layer: path.layer, tabs: Array(path.tabs[..<depth]))
      guard let outer = box(at: parent), let boxes = outer.branches?.boxes,
        boxes.indices.contains(path.tabs[depth])
      else { return }
      put(outer.with(boxes, focus: path.tabs[depth]), at: parent)
    }
  }

  mutating func select(_ key: Spot) {
    if let path = findTab(key) { select(path) }
  }

  mutating func insertTab(_ tab: PlainTab, at index: Int, in path: PlainPath) {
    guard case .tabs(var tabs, let selected)? = box(at: path), index <= tabs.count else { return }
    guard !tabs.contains(where: { $0.key == tab.key }), path.tabs.count + tab.box.nesting < 8 else { return }
    let key = tabs[selected].key
    tabs.insert(tab, at: index)
    put(.tabs(tabs, selected: tabs.firstIndex { $0.key == key } ?? 0), at: path)
  }

  mutating func removeTab(_ key: Spot, in path: PlainPath) {
    guard case .tabs(let tabs, let selected)? = box(at: path), tabs.count > 1 else { return }
    guard let gone = tabs.first(where: { $0.key == key }) ?? tabs.first(where: { $0.key.isPlace(of: key) })
    else {
      return
    }
    let left = tabs.filter { $0.key != gone.key }
    // The selected one, or the one that takes its place, or the last one.
    let next = left.firstIndex { $0.key == tabs[selected].key } ?? min(selected, left.count - 1)
    put(.tabs(left, selected: next), at: path)
  }

  /// Takes away all layers above one.
  mutating func dismiss(above layer: Int) { layers.removeLast(max(0, top - layer)) }

  mutating func goTo(_ place: Place) {
    dismiss(above: place.path.layer)
    select(place.path)
    editStack(at: place.path) { $0 = Array($0[...place.index]) }
  }

  mutating func close(_ id: UInt64) {
    guard let place = find(id) else { return }
    if place.index > 0 {
      editStack(at: place.path) { $0 = Array($0[..<place.index]) }
    } else if let column = column(knownBy: id) {
      clearColumns(from: column.index, at: column.columns)
    } else if place.path.layer > 0, layers[place.path.layer].box.rootID == id {
      dismiss(above: place.path.layer - 1)
    }
  }

  mutating func remove(_ id: UInt64) {
    guard let place = find(id), let entries = stack(at: place.path) else { return }
    if entries.count > 1 {
      editStack(at: place.path) { $0.remove(at: place.index) }
      return
    }
    // What holds it alone is empty without it, and what holds that.
    var emptied = place.path
    while let index = emptied.tabs.popLast() {
      guard case .columns(let boxes, _, _)? = box(at: emptied) else { return }
      if index > 0 { return clearColumns(from: index, at: emptied) }
      guard boxes.count == 1 else { return }
    }
    if emptied.layer > 0 { dismiss(above: emptied.layer - 1) }
  }

  mutating func update(_ id: UInt64, to spot: Spot) {
    guard let place = find(id) else { return }
    editStack(at: place.path) { $0[place.index].spot = spot }
  }

  mutating func show(_ spot: Spot, _ placement: Placement<Spot>, _ ids: inout Placeholders) {
    if let place = find(spot) {
      goTo(place)
      if let id = visibleEntry?.id { update(id, to: spot) }
      return
    }
    switch placement {
    case .presented(.push): push(PlainTree.fresh(spot, &ids), at: visiblePath)
    case .presented(let style):
      layers.append(PlainLayer(style: style, box: .stack([PlainTree.fresh(spot, &ids)])))
    case .root:
      layers = [
        PlainLayer(style: nil, box: layers[0].box.keeping(.stack([PlainEntry(id: 0, spot: spot)]), &ids))
      ]
    case .tab(let key):
      guard let path = findTab(key) else { return }
      dismiss(above: path.layer)
      select(path)
      if spot != key { push(PlainTree.fresh(spot, &ids), at: path) }
    case .column(let column):
      guard let path = focusedColumns, case .columns(_, let places, _)? = box(at: path) else {
        return push(PlainTree.fresh(spot, &ids), at: visiblePath)
      }
      dismiss(above: path.layer)
      fill(.stack([PlainEntry(id: 0, spot: spot)]), column: min(max(column, 0), places - 1), at: path, &ids)
      select(path)
    }
  }
}

/// Stand-ins for identities that only the router gives, recognisable by their highest bit.
struct Placeholders {
  private var last: UInt64 = 0
  static let bit: UInt64 = 1 << 63

  mutating func next() -> UInt64 {
    last += 1
    return last | Placeholders.bit
  }
}
