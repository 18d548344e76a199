package import WaymarkState

/// A change of the tree that is worked out: one step where that is known, or else the whole new tree.
package enum Change: Sendable {
  case step(PlaceStep)
  case tree(PlaceTree)

  package func applied(to tree: PlaceTree) -> PlaceTree {
    switch self {
    case .tree(let new): return new
    case .step(let step):
      var new = tree
      new.apply(step)
      return new
    }
  }

  /// The places that go, the deepest first.
  package func leaving(_ tree: PlaceTree) -> [Place] {
    switch self {
    case .tree(let new): tree.places(notIn: new).reversed()
    case .step(let step): step.removed.reversed()
    }
  }

  /// The places that guards are asked about, the lowest first.
  ///
  /// They are those that come and those that lead elsewhere. The root of a tab waits until the user gets to see the tab,
  /// or until another place is the root.
  package func entering(_ tree: PlaceTree) -> [Place] {
    switch self {
    case .step(let step): return step.inserted
    case .tree(let new):
      var routes: [EntryID: AnyRoute] = [:]
      tree.forEachElement { routes[$0.id] = $0.route }
      let (hiddenBefore, hidden) = (tree.hiddenRoots, new.hiddenRoots)
      return new.places { place in
        !hidden.contains(place.id) && (routes[place.id] != place.route || hiddenBefore.contains(place.id))
      }
    }
  }
}

extension PlaceStep {
  /// The places that leave the tree, the lowest first.
  package var removed: [Place] {
    var places: [Place] = []
    forEachRemoved { places.append($0) }
    return places
  }

  /// The places that enter the tree, the lowest first.
  package var inserted: [Place] {
    var places: [Place] = []
    forEachInserted { places.append($0) }
    return places
  }
}

extension Tree<Place> {
  package func contains(_ id: EntryID) -> Bool { position(of: id) != nil }

  /// The places that meet a condition, from the bottom up.
  package func places(where isMeant: (Place) -> Bool = { _ in true }) -> [Place] {
    var places: [Place] = []
    forEachElement { if isMeant($0) { places.append($0) } }
    return places
  }

  /// The places that another tree lacks, from the bottom up.
  package func places(notIn other: PlaceTree) -> [Place] {
    var (own, others): ([Place], [Place]) = ([], [])
    for index in 0..<max(layerCount, other.layerCount) {
      let layer = index < layerCount ? layer(index) : nil
      Container.add(layer, index < other.layerCount ? other.layer(index) : nil, to: &own, &others)
    }
    if own.isEmpty { return [] }
    let kept = Set(others.map { $0.id })
    return own.filter { !kept.contains($0.id) }
  }

  /// The roots of the tabs that are not selected all the way from their layer.
  fileprivate var hiddenRoots: Set<EntryID> {
    var roots = Set<EntryID>()
    for index in 0..<layerCount { layer(index).addHiddenRoots(to: &roots, isSeen: true) }
    return roots
  }

  /// Whether all tabs on the way to a container are selected.
  package func isSelected(_ path: BranchPath) -> Bool {
    var container = layer(path.layer)
    for depth in 0..<path.branchCount {
      let branch = path.branch(at: depth)
      if case .tabs(let tabs) = container, tabs.selectedIndex != branch { return false }
      guard let next = container.branch(at: branch) else { return false }
      container = next
    }
    return true
  }
}

extension Container<Place> {
  /// Adds the places of two containers to lists, but for stacks that have not changed and what lies at the bottom of both.
  fileprivate static func add(
    _ one: Container?, _ other: Container?, to places: inout [Place], _ others: inout [Place]
  ) {
    if let one, let other, one.branchCount > 0, other.branchCount > 0 {
      for index in 0..<max(one.branchCount, other.branchCount) {
        add(one.branch(at: index), other.branch(at: index), to: &places, &others)
      }
    } else if case .stack(let one)? = one, case .stack(let other)? = other {
      let same = one.commonCount(with: other)
      places += one.elements[same...]
      others += other.elements[same...]
    } else {
      one?.forEachElement { places.append($0) }
      other?.forEachElement { others.append($0) }
    }
  }

  fileprivate func addHiddenRoots(to roots: inout Set<EntryID>, isSeen: Bool) {
    for index in 0..<branchCount {
      let isSeen = isSeen && canBeSeen(branch: index)
      guard let branch = branch(at: index) else { continue }
      if case .tabs = self, !isSeen { roots.insert(branch.root.id) }
      branch.addHiddenRoots(to: &roots, isSeen: isSeen)
    }
  }
}
