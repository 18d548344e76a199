import Testing
import WaymarkState

/// An entry that columns hold as their only one is the last of what the columns are in.
@Suite("The last entry of columns taken out")
struct ColumnRemovalTests {
  @Test(arguments: [
    ("at the bottom", columns(.stack(.a)), 1, false, "[a*|.]"),
    ("in a column", columns(.stack(.a), columns(.stack(.b))), 2, true, "[a*|.]"),
    ("twice in a column", columns(.stack(.a), columns(columns(.stack(.b)))), 2, true, "[a*|.]"),
    ("beside another", columns(.stack(.a), columns(.stack(.b), .stack(.c))), 2, false, "[a|[b|c*]*]"),
    ("the other", columns(.stack(.a), columns(.stack(.b), .stack(.c))), 3, true, "[a|[b*|.]*]"),
    ("in a first column", columns(columns(.stack(.a)), .stack(.b)), 1, false, "[[a*|.]|b*]"),
    ("not the last", columns(.stack(.a), columns(.stack(.b, .c))), 2, true, "[a|[c*|.]*]"),
    (
      "in a tab", .tabs(RouteTabs(RouteTab(.home, columns(.stack(.a))))), 1, false,
      "(home*: [a*|.])"
    ),
  ])
  func itTakesThePlaceAlongThatItIsTheLastOf(
    _: String, container: Container<Place>, id: UInt64, isChanged: Bool, result: String
  ) {
    var tree = EntryTree.numbered(RouteTree(container))
    let changed = tree.remove(EntryID(rawValue: id))
    #expect(changed == isChanged)
    #expect(tree.description == result)
  }

  @Test func itTakesTheModalAlong() {
    let modals = [
      Modal<Place>(.sheet, columns(.stack(.b))),
      Modal(.sheet, .stack(.c)),
    ]
    var tree = EntryTree.numbered(RouteTree(.stack(.a), modals: modals))
    let changed = tree.remove(2)
    #expect(changed)
    #expect(tree.description == "[a]")
  }

  /// Every entry of all trees of a size: of columns in columns, in tabs and in modals, alone and beside others.
  @Test func everyEntryOfSmallTrees() {
    let stacks: [Container<Place>] = [.stack(.a), .stack(.a, .b)]
    let inner = TreeEnumeration.columns(places: 2, of: [.stack(.a)])
    let tabs = (stacks + inner).flatMap { container -> [Container<Place>] in
      let one = RouteTab(.home, container)
      return [.tabs(RouteTabs(one)), .tabs(RouteTabs(one, RouteTab(.search)))]
    }
    let outer = TreeEnumeration.columns(places: 2, of: stacks + inner + tabs)
    let deepest = outer.flatMap { TreeEnumeration.columns(places: 2, of: [$0]).prefix(1) }
    let containers = stacks + inner + tabs + outer + deepest
    let modals = [[]] + (stacks + inner + tabs).map { [Modal<Place>(.sheet, $0)] }
    var trees = containers.map { RouteTree($0) }
    for container in containers {
      let lower = Modal(.sheet, container)
      trees += [RouteTree(.stack(.c), modals: [lower]), RouteTree(.stack(.c), modals: [lower, lower])]
    }
    trees += TreeEnumeration.trees(Array(inner + tabs), modals)
    var count = 0
    for tree in trees.map(EntryTree.numbered) { count += check(tree) }
    #expect(count > 5_000)
  }

  private func check(_ tree: EntryTree<Place>) -> Int {
    let model = ModelTree(tree)
    var ids: [EntryID] = []
    tree.forEachElement { ids.append($0.id) }
    for id in ids {
      var changed = tree
      let isChanged = changed.remove(id)
      let wanted = model.removing(id)
      guard ModelTree(changed) == wanted, isChanged == (wanted != model) else {
        Issue.record("\(id.rawValue) taken out of \(tree.description) gives \(changed.description)")
        continue
      }
    }
    return ids.count
  }
}

private func columns(_ filled: Container<Place>...) -> Container<Place> {
  RouteColumns(places: 2, filled: filled, front: filled.count - 1).map { .columns($0) } ?? .stack(.home)
}

extension ModelTree where Element == Entry<Place> {
  /// The tree without an entry.
  fileprivate func removing(_ id: EntryID) -> ModelTree {
    var changed = self
    for (index, layer) in layers.enumerated() {
      if let left = layer.removing(id) {
        changed.layers[index] = left
      } else if index > 0 {
        changed.layers.removeSubrange(index...)
        changed.presentations.removeSubrange((index - 1)...)
        return changed
      }
    }
    return changed
  }
}

extension ModelContainer where Element == Entry<Place> {
  /// The container without an entry; `nil` if nothing is left of it.
  fileprivate func removing(_ id: EntryID) -> ModelContainer? {
    switch self {
    case .stack(let entries):
      let left = entries.filter { $0.id != id }
      return left.isEmpty ? nil : .stack(left)
    case .tabs(let keys, let containers, let selected):
      return .tabs(keys: keys, containers.map { $0.removing(id) ?? $0 }, selected: selected)
    case .columns(let places, let containers, let front):
      let left = containers.map { $0.removing(id) }
      guard let emptied = left.firstIndex(where: { $0 == nil }) else {
        return .columns(places: places, left.compactMap { $0 }, front: front)
      }
      if emptied == 0 { return containers.count == 1 ? nil : self }
      let kept = left[..<emptied].compactMap { $0 }
      return .columns(places: places, kept, front: Swift.min(front, emptied - 1))
    }
  }
}
