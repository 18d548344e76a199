import Waymark

/// An entry as the model knows it.
struct PlainEntry: Hashable {
  var id: UInt64
  var spot: Spot
}

/// A tab as the model knows it.
struct PlainTab: Hashable {
  var key: Spot
  var box: PlainBox
}

/// A container as the model knows it.
indirect enum PlainBox: Hashable {
  case stack([PlainEntry])
  case tabs([PlainTab], selected: Int)

  /// All entries, the first tab's before the second's, and in a stack from the root up.
  var entries: [PlainEntry] {
    switch self {
    case .stack(let entries): entries
    case .tabs(let tabs, _): tabs.flatMap(\.box.entries)
    }
  }

  /// The tabs that lead to the stack that can be seen.
  var visibleTabs: [Int] {
    switch self {
    case .stack: []
    case .tabs(let tabs, let selected): [selected] + tabs[selected].box.visibleTabs
    }
  }

  /// The entry that a modal is known by.
  var rootID: UInt64 { entries[0].id }

  /// How deep tabs are nested in it.
  var nesting: Int {
    guard case .tabs(let tabs, _) = self else { return 0 }
    return 1 + (tabs.map(\.box.nesting).max() ?? 0)
  }

  func box(at tabs: ArraySlice<Int>) -> PlainBox? {
    guard let first = tabs.first else { return self }
    guard case .tabs(let all, _) = self, all.indices.contains(first) else { return nil }
    return all[first].box.box(at: tabs.dropFirst())
  }

  func replacing(at tabs: ArraySlice<Int>, with new: PlainBox) -> PlainBox {
    guard let first = tabs.first else { return new }
    guard case .tabs(var all, let selected) = self, all.indices.contains(first) else { return self }
    all[first].box = all[first].box.replacing(at: tabs.dropFirst(), with: new)
    return .tabs(all, selected: selected)
  }

  func mapStacks(_ transform: ([PlainEntry]) -> [PlainEntry]) -> PlainBox {
    switch self {
    case .stack(let entries): .stack(transform(entries))
    case .tabs(let tabs, let selected):
      .tabs(tabs.map { PlainTab(key: $0.key, box: $0.box.mapStacks(transform)) }, selected: selected)
    }
  }
}

/// The window's own container, which has no style, or a modal.
struct PlainLayer: Hashable {
  var style: ModalStyle?
  var box: PlainBox
}

/// Where a container is.
struct PlainPath: Hashable {
  var layer: Int
  var tabs: [Int]
}

/// A tree as the model knows it: simple, slow, and written without the router's code.
struct PlainTree: Hashable {
  /// The window's own layer first, then the modals from the lowest up.
  var layers: [PlainLayer]

  var entries: [PlainEntry] { layers.flatMap(\.box.entries) }

  var ids: Set<UInt64> { Set(entries.map(\.id)) }

  var top: Int { layers.count - 1 }

  var visiblePath: PlainPath { visiblePath(inLayer: top) }

  func visiblePath(inLayer layer: Int) -> PlainPath {
    PlainPath(layer: layer, tabs: layers[layer].box.visibleTabs)
  }

  var visibleEntry: PlainEntry? { stack(at: visiblePath)?.last }

  func box(at path: PlainPath) -> PlainBox? {
    guard layers.indices.contains(path.layer) else { return nil }
    return layers[path.layer].box.box(at: path.tabs[...])
  }

  func stack(at path: PlainPath) -> [PlainEntry]? {
    guard case .stack(let entries)? = box(at: path) else { return nil }
    return entries
  }

  mutating func put(_ box: PlainBox, at path: PlainPath) {
    guard layers.indices.contains(path.layer) else { return }
    layers[path.layer].box = layers[path.layer].box.replacing(at: path.tabs[...], with: box)
  }
}
