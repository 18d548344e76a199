import Waymark

/// What a user has taken away from the screen, or the tab that a user has picked.
struct Departure {
  var gone: [UInt64] = []
  /// What is left of the stack that lost entries.
  var remainder: [PlainEntry]?
  var selected: (tabs: TabPlace, key: Spot)?
}

extension PlainTree {
  /// What closing an entry takes away, or `nil` if that cannot be.
  func closing(_ id: UInt64) -> Departure? {
    guard let place = find(id), let entries = stack(at: place.path) else { return nil }
    if place.index > 0 {
      return Departure(
        gone: entries[place.index...].map(\.id), remainder: Array(entries[..<place.index]))
    }
    if let column = column(knownBy: id), case .columns(let boxes, _, _)? = box(at: column.columns) {
      return Departure(gone: boxes[column.index...].flatMap { $0.entries.map(\.id) })
    }
    guard place.path.layer > 0, layers[place.path.layer].box.rootID == id else { return nil }
    return Departure(gone: layers[place.path.layer...].flatMap { $0.box.entries.map(\.id) })
  }

  /// What picking a tab means, or `nil` if it is picked already or not there.
  func selecting(_ path: PlainPath) -> Departure? {
    guard let index = path.tabs.last else { return nil }
    let parent = PlainPath(layer: path.layer, tabs: path.tabs.dropLast())
    guard let keys = box(at: parent)?.branches?.keys, keys.indices.contains(index),
      let place = place(of: parent)
    else { return nil }
    var picked = self
    picked.select(path)
    return picked == self ? nil : Departure(selected: (place, keys[index]))
  }

  mutating func lose(_ departure: Departure) {
    if let (place, key) = departure.selected, let path = path(of: place),
      let index = box(at: path)?.branches?.keys.firstIndex(of: key)
    {
      // What the user picked is what the user sees, whatever tab around it was asked for before.
      select(path.inner(index))
    }
    let gone = Set(departure.gone)
    guard !gone.isEmpty else { return }
    layers = layers.enumerated().filter { $0.offset == 0 || !gone.contains($0.element.box.rootID) }.map(
      \.element)
    for index in layers.indices {
      layers[index].box = layers[index].box.withoutColumns(of: gone).mapStacks { entries in
        let left = entries.filter { !gone.contains($0.id) }
        return left.isEmpty ? departure.remainder ?? entries : left
      }
    }
  }
}

extension PlainBox {
  /// The box without the columns whose roots are gone, and those after them.
  func withoutColumns(of gone: Set<UInt64>) -> PlainBox {
    guard let branches else { return self }
    var boxes = branches.boxes
    if case .columns = self,
      let first = boxes.indices.dropFirst().first(where: { gone.contains(boxes[$0].rootID) })
    {
      boxes.removeSubrange(first...)
    }
    return with(boxes.map { $0.withoutColumns(of: gone) }, focus: min(branches.focus, boxes.count - 1))
  }
}
