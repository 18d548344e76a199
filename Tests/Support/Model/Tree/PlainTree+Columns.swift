import Waymark

/// Columns: places side by side of which a filled one is never behind an empty one.
extension PlainTree {
  /// The innermost column after the first that an entry is the root of.
  func column(knownBy id: UInt64) -> (columns: PlainPath, index: Int)? {
    guard let place = find(id), place.index == 0 else { return nil }
    var tabs = place.path.tabs
    while let index = tabs.popLast() {
      let path = PlainPath(layer: place.path.layer, tabs: tabs)
      guard box(at: path.inner(index))?.rootID == id else { return nil }
      if case .columns? = box(at: path), index > 0 { return (path, index) }
    }
    return nil
  }

  /// The innermost columns around a place.
  func columns(around path: PlainPath) -> PlainPath? {
    for count in (0...path.tabs.count).reversed() {
      let outer = PlainPath(layer: path.layer, tabs: Array(path.tabs.prefix(count)))
      if case .columns? = box(at: outer) { return outer }
    }
    return nil
  }

  /// The columns that verbs without a place are about: around what has the focus in the topmost layer that has any there.
  var focusedColumns: PlainPath? {
    layers.indices.reversed().compactMap { columns(around: visiblePath(inLayer: $0)) }.first
  }

  /// The columns around an entry, or without one those that verbs without a place are about.
  func columns(near id: UInt64?) -> PlainPath? {
    guard let id else { return focusedColumns }
    return find(id).flatMap { columns(around: $0.path) }
  }

  /// What is seen where so many columns fit: what is on top of each, as many as fit up to the one in front at least.
  func seen(room: Int) -> Set<UInt64> { Set(layers[top].box.seen(room: room)) }

  mutating func fill(_ wanted: PlainBox, column: Int, at path: PlainPath, _ ids: inout Placeholders) {
    guard case .columns(let boxes, let places, _)? = box(at: path), (0..<places).contains(column) else {
      return
    }
    guard path.tabs.count + wanted.nesting < 8 else { return }
    let index = min(column, boxes.count)
    var new = wanted.renewed(&ids)
    if index < boxes.count {
      let kept = boxes[index].keeping(wanted, &ids)
      if index == 0 || kept.rootID == boxes[index].rootID { new = kept }
    }
    put(.columns(boxes[..<index] + [new], places: places, front: index), at: path)
  }

  mutating func clearColumns(from column: Int, at path: PlainPath) {
    guard case .columns(let boxes, let places, let front)? = box(at: path) else { return }
    let left = Array(boxes.prefix(max(1, column)))
    put(.columns(left, places: places, front: min(front, left.count - 1)), at: path)
  }

  mutating func focusColumn(_ column: Int, at path: PlainPath) {
    guard case .columns(let boxes, let places, _)? = box(at: path), boxes.indices.contains(column) else {
      return
    }
    put(.columns(boxes, places: places, front: column), at: path)
  }
}

extension PlainBox {
  fileprivate func seen(room: Int) -> [UInt64] {
    switch self {
    case .stack(let entries): entries.suffix(1).map(\.id)
    case .tabs(let tabs, let selected): tabs[selected].box.seen(room: room)
    case .columns(let boxes, _, let front):
      boxes.indices.filter { $0 <= max(front, room - 1) && $0 > max(front, room - 1) - room }.flatMap {
        boxes[$0].seen(room: room)
      }
    }
  }
}
