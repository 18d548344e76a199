package import WaymarkState

/// A change of the tree that is worked out: the steps that lead to the new one.
///
/// No place goes in one step and comes in another.
package struct Change: Sendable {
  package let steps: [PlaceStep]

  package init(_ steps: [PlaceStep] = []) { self.steps = steps }

  package func applied(to tree: PlaceTree) -> PlaceTree {
    var new = tree
    for step in steps { new.apply(step) }
    return new
  }

  /// The places that go, the deepest first.
  package var leaving: [Place] {
    var places: [Place] = []
    for step in steps { step.forEachRemoved { places.append($0) } }
    return places.reversed()
  }

  /// The places that come, the lowest first.
  package var coming: [Place] {
    var places: [Place] = []
    for step in steps { step.forEachInserted { places.append($0) } }
    return places
  }

  /// Whether no place comes or goes.
  var isInPlace: Bool { steps.allSatisfy { $0.isInPlace } }

  /// The places that guards are asked about, the lowest first.
  ///
  /// They are those that come and those that lead elsewhere. The root of a tab waits until the user gets to see the tab,
  /// or until another place is the root.
  package func entering(_ tree: PlaceTree) -> [Place] {
    // A push brings no roots, and a pop nothing.
    if steps.count == 1, case .stack(let change) = steps[0].change, change.keptBelow > 0,
      change.removed.isEmpty || change.inserted.isEmpty
    {
      return change.inserted
    }
    let new = applied(to: tree)
    var routes: [EntryID: AnyRoute] = [:]
    tree.forEachElement { routes[$0.id] = $0.route }
    let (hiddenBefore, hidden) = (tree.hiddenRoots, new.hiddenRoots)
    return new.places { place in
      !hidden.contains(place.id) && (routes[place.id] != place.route || hiddenBefore.contains(place.id))
    }
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
    let kept = Set(other.places().map { $0.id })
    return places { !kept.contains($0.id) }
  }

  /// The roots of stacks in tabs that are not selected all the way from their layer.
  fileprivate var hiddenRoots: Set<EntryID> {
    var roots = Set<EntryID>()
    forEachPosition { if $0.index == 0, !isSelected($0.path) { roots.insert($1.id) } }
    return roots
  }

  /// Whether all tabs on the way to a place are selected; `nil` if it is not there.
  func isSelected(_ id: EntryID) -> Bool? { position(of: id).map { isSelected($0.path) } }
}
