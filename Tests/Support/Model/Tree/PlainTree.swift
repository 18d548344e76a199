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
  case columns([PlainBox], places: Int, front: Int)

  /// All entries, the first tab's before the second's, and in a stack from the root up.
  var entries: [PlainEntry] {
    switch self {
    case .stack(let entries): entries
    case .tabs(let tabs, _): tabs.flatMap(\.box.entries)
    case .columns(let boxes, _, _): boxes.flatMap(\.entries)
    }
  }

  /// The tabs and columns that lead to the stack that has the focus.
  var visibleTabs: [Int] {
    guard let branches else { return [] }
    return [branches.focus] + branches.boxes[branches.focus].visibleTabs
  }

  /// The entry that a modal is known by.
  var rootID: UInt64 { entries[0].id }

  /// How deep tabs are nested in it.
  var nesting: Int {
    guard let branches else { return 0 }
    return 1 + (branches.boxes.map(\.nesting).max() ?? 0)
  }

  func box(at tabs: ArraySlice<Int>) -> PlainBox? {
    guard let first = tabs.first else { return self }
    guard let all = branches?.boxes, all.indices.contains(first) else { return nil }
    return all[first].box(at: tabs.dropFirst())
  }

  func replacing(at tabs: ArraySlice<Int>, with new: PlainBox) -> PlainBox {
    guard let first = tabs.first else { return new }
    guard let branches, branches.boxes.indices.contains(first) else { return self }
    var all = branches.boxes
    all[first] = all[first].replacing(at: tabs.dropFirst(), with: new)
    return with(all, focus: branches.focus)
  }

  func mapStacks(_ transform: ([PlainEntry]) -> [PlainEntry]) -> PlainBox {
    if case .stack(let entries) = self { return .stack(transform(entries)) }
    guard let branches else { return self }
    return with(branches.boxes.map { $0.mapStacks(transform) }, focus: branches.focus)
  }
}

/// What tabs and columns have in common.
extension PlainBox {
  /// What is side by side, with what each is known by, and which has the focus.
  var branches: (keys: [Spot], boxes: [PlainBox], focus: Int)? {
    switch self {
    case .stack: nil
    case .tabs(let tabs, let selected): (tabs.map(\.key), tabs.map(\.box), selected)
    case .columns(let boxes, _, let front): (boxes.indices.map { Spot.column($0) }, boxes, front)
    }
  }

  /// The same with other containers side by side, as many as there are.
  func with(_ boxes: [PlainBox], focus: Int) -> PlainBox {
    switch self {
    case .stack: self
    case .tabs(let tabs, _):
      .tabs(zip(tabs, boxes).map { PlainTab(key: $0.key, box: $1) }, selected: focus)
    case .columns(_, let places, _): .columns(boxes, places: places, front: focus)
    }
  }

  /// Where what is seen beside the focus is: in every column.
  func selectedTabs() -> [[Int]] {
    switch self {
    case .stack: [[]]
    case .tabs(let tabs, let selected): tabs[selected].box.selectedTabs().map { [selected] + $0 }
    case .columns(let boxes, _, _):
      boxes.enumerated().flatMap { index, box in box.selectedTabs().map { [index] + $0 } }
    }
  }
}

/// The window's own container, which has no style, or a modal.
struct PlainLayer: Hashable {
  var style: Presentation?
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
