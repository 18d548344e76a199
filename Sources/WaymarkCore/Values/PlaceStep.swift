package import WaymarkState

/// One transition that the host is asked for, and acknowledges.
package struct PlaceStep: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    /// All modals from a position on go together, whatever the host needs for it.
    case dismiss([Modal<Place>], from: Int)
    /// Anything else.
    case other(Step<Place>.Change)
  }

  package let change: Change
  /// Whether the user sees it happen.
  package let isVisible: Bool
  package var isAnimated: Bool

  init(_ change: Change, isVisible: Bool = true, isAnimated: Bool = true) {
    self.change = change
    self.isVisible = isVisible
    self.isAnimated = isAnimated
  }

  init(_ step: Step<Place>) {
    self.init(.other(step.change), isVisible: step.isVisible, isAnimated: step.isAnimated)
  }

  /// Calls a closure with every place that leaves the tree, the lowest first.
  package func forEachRemoved(_ body: (Place) -> Void) {
    switch change {
    case .dismiss(let modals, _): for modal in modals { modal.container.forEachElement(body) }
    case .other(.stack(let change)) where change.inserted.isEmpty: for place in change.removed { body(place) }
    case .other(let change): Step(change, isVisible: true, isAnimated: true).forEachRemoved(body)
    }
  }

  /// Calls a closure with every place that enters the tree, the lowest first.
  package func forEachInserted(_ body: (Place) -> Void) {
    switch change {
    case .dismiss: break
    case .other(.stack(let change)) where change.removed.isEmpty: for place in change.inserted { body(place) }
    case .other(let change): Step(change, isVisible: true, isAnimated: true).forEachInserted(body)
    }
  }

  package var removed: [Place] {
    var places: [Place] = []
    forEachRemoved { places.append($0) }
    return places
  }

  package var inserted: [Place] {
    var places: [Place] = []
    forEachInserted { places.append($0) }
    return places
  }
}

extension Tree<Place> {
  /// Carries out a step that was planned from this tree.
  ///
  /// - Returns: `false`, with nothing changed, if the step does not fit.
  @discardableResult
  package mutating func apply(_ step: PlaceStep) -> Bool {
    switch step.change {
    case .dismiss(let gone, let index):
      guard modals.count == index + gone.count, modals[index].isSameModal(as: gone[0]) else { return false }
      return dismiss(at: index)
    case .other(let change):
      return apply(Step(change, isVisible: step.isVisible, isAnimated: step.isAnimated))
    }
  }

  /// The first step on the way to another tree; `nil` if they are equal.
  ///
  /// Places below modals that go are changed first, while they are hidden. Then those modals go, all at once.
  package func firstPlaceStep(to other: PlaceTree) -> PlaceStep? {
    var same = 0
    while same < modals.count, same < other.modals.count, modals[same].isSameModal(as: other.modals[same]) {
      same += 1
    }
    guard same < modals.count else { return firstStep(to: other).map(PlaceStep.init) }
    let below = PlaceTree(other.root, modals: Array(other.modals[..<same] + modals[same...]))
    if let step = firstStep(to: below) { return PlaceStep(step) }
    return PlaceStep(
      .dismiss(Array(modals[same...]), from: same), isAnimated: other.modals.count == same)
  }

  /// A measure for how far another tree is: the places that only one of them has, and the steps between.
  func distance(to other: PlaceTree) -> Int {
    var steps = 0
    var tree = self
    while let step = tree.firstPlaceStep(to: other), tree.apply(step) { steps += 1 }
    return steps + places(notIn: other).count + other.places(notIn: self).count
  }
}

#if !hasFeature(Embedded)
  extension PlaceStep: CustomStringConvertible {
    /// The transition in a short line.
    package var description: String {
      switch change {
      case .dismiss(let modals, _): "dismiss \(modals.map(\.description).joined(separator: " "))"
      case .other(let change): Step(change, isVisible: isVisible, isAnimated: isAnimated).description
      }
    }
  }
#endif
