/// Where a set of tabs is, whatever else moves: the layer by the entry that it is known by, the way to it by keys.
struct TabPlace: Hashable {
  /// The root entry of the modal; `nil` for the window's own layer.
  var modal: UInt64?
  var keys: [Spot] = []
}

extension TabPlace: Comparable {
  private var order: [UInt64] { [modal ?? 0] + keys.map { UInt64(2 * $0.number + ($0.isVariant ? 1 : 0)) } }

  static func < (lhs: TabPlace, rhs: TabPlace) -> Bool { lhs.order.lexicographicallyPrecedes(rhs.order) }
}

extension PlainTree {
  /// What is selected, by where the tabs are.
  var selections: [TabPlace: Spot] {
    var found: [TabPlace: Spot] = [:]
    for (index, layer) in layers.enumerated() {
      layer.box.collect(into: &found, at: TabPlace(modal: index == 0 ? nil : layer.box.rootID))
    }
    return found
  }

  /// The path of the tabs at a place, or `nil` if there are none.
  func path(of place: TabPlace) -> PlainPath? {
    guard let layer = layers.indices.first(where: { ($0 == 0 ? nil : layers[$0].box.rootID) == place.modal })
    else { return nil }
    var path = PlainPath(layer: layer, tabs: [])
    for key in place.keys {
      guard let index = box(at: path)?.branches?.keys.firstIndex(of: key) else { return nil }
      path = path.inner(index)
    }
    return box(at: path)?.branches == nil ? nil : path
  }

  /// The place of the tabs at a path, or `nil` if there are none.
  func place(of path: PlainPath) -> TabPlace? {
    guard layers.indices.contains(path.layer) else { return nil }
    var place = TabPlace(modal: path.layer == 0 ? nil : layers[path.layer].box.rootID)
    var box = layers[path.layer].box
    for index in path.tabs {
      guard let branches = box.branches, branches.boxes.indices.contains(index) else { return nil }
      place.keys.append(branches.keys[index])
      box = branches.boxes[index]
    }
    return box.branches == nil ? nil : place
  }

  /// The routes by their entries.
  var spots: [UInt64: Spot] { Dictionary(entries.map { ($0.id, $0.spot) }) { first, _ in first } }
}

extension PlainBox {
  fileprivate func collect(into found: inout [TabPlace: Spot], at place: TabPlace) {
    guard let branches else { return }
    found[place] = branches.keys[branches.focus]
    for (key, box) in zip(branches.keys, branches.boxes) {
      box.collect(into: &found, at: TabPlace(modal: place.modal, keys: place.keys + [key]))
    }
  }
}
