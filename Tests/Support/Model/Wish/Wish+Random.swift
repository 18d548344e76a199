import Waymark
import WaymarkTesting

extension SplitMix {
  mutating func spot() -> Spot { Spot(number: below(Spot.count), isVariant: chance(25)) }

  mutating func entries(upTo limit: Int) -> [PlainEntry] {
    (0...below(limit)).map { _ in PlainEntry(id: 0, spot: spot()) }
  }

  mutating func style() -> Presentation { pick(Presentation.modals) ?? .sheet }

  mutating func box(nesting: Int) -> PlainBox {
    guard nesting > 0, chance(45) else { return .stack(entries(upTo: 5)) }
    if chance(40) { return columns(nesting: nesting - 1) }
    var keys = (0..<Spot.count).map { Spot(number: $0, isVariant: chance(15)) }
    keys.shuffle(using: &self)
    let tabs = keys.prefix(1 + below(3)).map {
      PlainTab(key: $0, box: tabBox(root: $0, nesting: nesting - 1))
    }
    return .tabs(tabs, selected: below(tabs.count))
  }

  private mutating func columns(nesting: Int) -> PlainBox {
    let places = 2 + below(2)
    let boxes = (0...below(places)).map { _ in chance(85) ? .stack(entries(upTo: 3)) : box(nesting: nesting) }
    return .columns(boxes, places: places, front: below(boxes.count))
  }

  /// What is done to columns, most often to those in sight.
  private mutating func columnWish(near id: UInt64) -> Wish {
    let near = chance(30) ? id : nil
    switch below(10) {
    case ..<4: return .fill(below(4), chance(85) ? .stack(entries(upTo: 3)) : box(nesting: 1), near: near)
    case ..<6: return .clearColumns(below(4), near: near)
    default: return .focusColumn(below(4), near: near)
    }
  }

  private mutating func tabBox(root: Spot, nesting: Int) -> PlainBox {
    let box = box(nesting: nesting)
    guard chance(70), case .stack(var entries) = box else { return box }
    entries[0].spot = root
    return .stack(entries)
  }

  private mutating func tab(nesting: Int) -> PlainTab {
    let key = spot()
    return PlainTab(key: key, box: tabBox(root: key, nesting: nesting))
  }

  /// The path of tabs that are there, mostly.
  private mutating func tabsPath(of tree: PlainTree) -> PlainPath {
    let places = Array(tree.selections.keys).sorted()
    guard chance(95), let place = pick(places), let path = tree.path(of: place) else {
      return PlainPath(layer: below(3), tabs: [])
    }
    return path
  }

  /// The key of a tab that is selected, or any.
  private mutating func tabKey(of tree: PlainTree) -> Spot {
    let selected = tree.selections.sorted { $0.key < $1.key }.map(\.value)
    return chance(60) ? pick(selected) ?? spot() : spot()
  }

  mutating func layer() -> PlainLayer {
    PlainLayer(style: style(), box: chance(70) ? .stack(entries(upTo: 2)) : box(nesting: 2))
  }

  mutating func tree() -> PlainTree {
    let modals = (0..<[0, 0, 0, 1, 1, 2, 3][below(7)]).map { _ in layer() }
    return PlainTree(layers: [PlainLayer(style: nil, box: box(nesting: 2))] + modals)
  }

  /// A tree that differs little from another, as those do that stores hold.
  mutating func variation(of tree: PlainTree) -> PlainTree {
    var varied = tree
    for _ in 0...below(3) {
      var ids = Placeholders()
      varied = wish(for: varied).carriedOut(on: varied, { _ in .push }, &ids)
    }
    return varied
  }

  mutating func wish(for tree: PlainTree) -> Wish {
    let ids = tree.entries.map(\.id)
    let id = chance(97) ? pick(ids) ?? 0 : next() >> 2
    switch below(100) {
    case ..<22: return .push(spot())
    case ..<36: return .pop(chance(75) ? 1 : below(4))
    case ..<39: return .popTo(spot())
    case ..<42: return .popToRoot
    case ..<46: return .replace(spot())
    case ..<47: return .replaceEntry(id, spot())
    case ..<51: return .setStack(entries(upTo: 6))
    case ..<58: return tree.top < 3 ? .present(layer()) : .dismiss
    case ..<64: return chance(85) ? .dismiss : .dismissAll
    case ..<70: return chance(50) ? .select(spot()) : columnWish(near: id)
    case ..<72: return .setRoot(box(nesting: 2))
    case ..<77: return .show(spot())
    case ..<79: return .set(self.tree())
    case ..<83: return .pushNear(id, spot())
    case ..<85: return chance(50) ? .popToEntry(id) : .popEntry(id, below(4))
    case ..<89: return .close(id)
    case ..<92: return .remove(id)
    case ..<95: return .update(id, spot())
    default: return .edit(edits(of: tree))
    }
  }

  /// As ``wish(for:)``, with those that only a router can carry out.
  mutating func routerWish(for tree: PlainTree) -> Wish {
    switch below(100) {
    case ..<4: .set(variation(of: tree))
    case ..<5: .leave
    default: wish(for: tree)
    }
  }

  private mutating func edits(of tree: PlainTree) -> [Wish] {
    (0...below(3)).map { _ in
      switch below(10) {
      case 0: return .dismissAll
      case 1: return .pushInTab(spot(), key: spot())
      case 2: return .popToRootInTab(spot())
      case 3: return .setStackInTab(entries(upTo: 4), key: spot())
      case 4: return .insertTab(tab(nesting: 1), at: below(4), tabsPath(of: tree))
      case 5: return .removeTab(tabKey(of: tree), tabsPath(of: tree))
      default:
        var wish = wish(for: tree)
        if case .show(let spot) = wish { wish = .push(spot) }
        if case .edit = wish { wish = .pop(1) }
        return wish
      }
    }
  }
}
