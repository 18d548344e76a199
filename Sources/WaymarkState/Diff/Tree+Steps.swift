extension Tree {
  /// The steps from this tree to another, in an order that looks right on a screen.
  ///
  /// Hidden changes come first, those below modals that go included. Then all modals that go are dismissed at
  /// once. Then come the selected tab, with what it hides, the stack that the user sees, the detents of modals that stay, the
  /// modals to present, from the lowest up, and last the elements that only have another value.
  ///
  /// All columns count as seen. What is in the columns that stay comes first, with the one to be in front
  /// last. Then columns go, come or move to the front.
  ///
  /// - Parameter other: The tree that is wanted.
  /// - Returns: The steps; applying them to this tree in turn gives the other.
  /// - Complexity: O(*n*), where *n* is the number of elements of both trees.
  @inlinable
  public func steps(to other: Tree) -> [Step<Element>] {
    var plan = StepPlan<Element>()
    plan.add(from: self, to: other)
    return plan.steps
  }
}

/// The steps from one tree to another while they are collected.
@usableFromInline
struct StepPlan<Element: TreeElement> {
  @usableFromInline var steps: [Step<Element>] = []

  /// The elements that the user sees and that only have another value, which move nothing and so come last.
  @usableFromInline var updates: [Step<Element>.Change] = []

  /// The part of a container that is to be changed.
  @usableFromInline
  enum Part {
    /// All of it, and all of it is hidden.
    case covered
    /// Only the hidden part of what is seen.
    case hidden
    /// Only the part that is seen, the hidden one having been changed before.
    case seen
  }

  @inlinable
  init() {}

  @inlinable
  mutating func add(_ change: Step<Element>.Change, isVisible: Bool) {
    steps.append(Step(change, isVisible: isVisible, isAnimated: false))
  }

  /// Collects the steps between two trees, and animates the last one that moves something on the screen.
  @inlinable
  mutating func add(from old: Tree<Element>, to new: Tree<Element>) {
    var same = 0
    while same < old.modals.count, same < new.modals.count, old.modals[same].isSameModal(as: new.modals[same])
    {
      same += 1
    }
    for layer in 0...same {
      let part = layer < old.modals.count ? Part.covered : .hidden
      add(part, from: old.layer(layer), to: new.layer(layer), at: BranchPath(layer: layer))
    }
    if same < old.modals.count {
      add(.dismiss(Array(old.modals[same...]), index: same), isVisible: true)
    } else {
      add(.seen, from: old.layer(same), to: new.layer(same), at: BranchPath(layer: same))
    }
    let isCovered = same < new.modals.count
    if !isCovered { addUpdates(isVisible: true) }
    for index in 0..<same where old.modals[index].presentation != new.modals[index].presentation {
      let change = Step<Element>.Change.detents(
        index: index, from: old.modals[index].presentation, to: new.modals[index].presentation)
      add(change, isVisible: index == same - 1)
      // A sheet grows or shrinks beside the step that is animated, since the user does not wait for it.
      steps[steps.count - 1].isAnimated = index == same - 1
    }
    for index in same..<new.modals.count {
      add(.present(new.modals[index], index: index), isVisible: true)
      if index == same { addUpdates(isVisible: false) }
    }
    if let last = steps.lastIndex(where: { $0.isVisible && $0.change.movesSomething }) {
      steps[last].isAnimated = true
    }
  }

  @inlinable
  mutating func addUpdates(isVisible: Bool) {
    for update in updates { add(update, isVisible: isVisible) }
  }

  /// Collects the steps between tabs with the same keys.
  @inlinable
  mutating func add(
    _ part: Part, from old: RouteTabs<Element>, to new: RouteTabs<Element>, at path: BranchPath
  ) {
    let isSelected = old.selection == new.selection
    if !old.containers.isSameStorage(as: new.containers) {
      for index in old.containers.indices {
        // A tab that is to be left changes when it has been left.
        let inside: Part?
        switch part {
        case .covered: inside = .covered
        case .hidden: inside = index != old.selection ? .covered : isSelected ? .hidden : nil
        case .seen: inside = index == old.selection && isSelected ? .seen : nil
        }
        if let inside { add(inside, inTab: index, from: old, to: new, at: path) }
      }
    }
    guard part != .hidden, !isSelected else { return }
    add(.select(path: path, from: old.selection, to: new.selection), isVisible: part == .seen)
    if part == .seen { add(.covered, inTab: old.selection, from: old, to: new, at: path) }
  }

  @inlinable
  mutating func add(
    _ part: Part, inTab index: Int, from old: RouteTabs<Element>, to new: RouteTabs<Element>,
    at path: BranchPath
  ) {
    let (old, new) = (old.containers[index], new.containers[index])
    add(part, from: old, to: new, at: path.appending(branch: index))
  }

  /// Collects the steps between columns with the same number of places.
  @inlinable
  mutating func add(
    _ part: Part, from old: RouteColumns<Element>, to new: RouteColumns<Element>, at path: BranchPath
  ) {
    // Columns after the first are known by their roots.
    var kept = 1
    while kept < old.count, kept < new.count,
      old.storage[kept].root.isSameElement(as: new.storage[kept].root)
    {
      kept += 1
    }
    let order = (0..<kept).filter { $0 != new.front } + (new.front < kept ? [new.front] : [])
    for index in order {
      add(part, from: old.storage[index], to: new.storage[index], at: path.appending(branch: index))
    }
    guard part != .hidden else { return }
    if kept < old.count || kept < new.count {
      let change = ColumnsChange(
        path: path, kept: kept, removed: Array(old.storage[kept...]), inserted: Array(new.storage[kept...]),
        oldFront: old.front, front: new.front)
      add(.columns(change), isVisible: part == .seen)
    } else if old.front != new.front {
      add(.select(path: path, from: old.front, to: new.front), isVisible: part == .seen)
    }
  }

  /// Collects the steps between stacks: one for the run between what both have at the bottom and at the top, and one for each
  /// element that is kept with another value.
  @inlinable
  mutating func add(
    _ part: Part, from old: RouteStack<Element>, to new: RouteStack<Element>, at path: BranchPath
  ) {
    guard !old.storage.isSameStorage(as: new.storage) else { return }
    let limit = min(old.count, new.count)
    var below = 0
    var updated: [Int] = []
    while below < limit {
      if old.storage[below] != new.storage[below] {
        guard old.storage[below].isSameElement(as: new.storage[below]) else { break }
        updated.append(below)
      }
      below += 1
    }
    var above = 0
    while above < limit - below,
      old.storage[old.count - 1 - above].isSameElement(as: new.storage[new.count - 1 - above])
    {
      above += 1
    }
    let longer = old.count - new.count
    for index in (new.count - above)..<new.count where old.storage[index + longer] != new.storage[index] {
      updated.append(index)
    }
    if below + above < max(old.count, new.count) {
      let change = StackChange(
        path: path, keptBelow: below, removed: Array(old.storage[below..<(old.count - above)]),
        inserted: Array(new.storage[below..<(new.count - above)]), keptAbove: above)
      add(.stack(change), isVisible: part == .seen)
    }
    for index in updated {
      let update = Step<Element>.Change.update(
        position: ElementPosition(path: path, index: index),
        old: old.storage[index < below ? index : index + longer], new: new.storage[index])
      if part == .seen { updates.append(update) } else { add(update, isVisible: false) }
    }
  }
}

extension Array {
  /// Whether two arrays are one and have not been changed since, so that they need not be compared.
  @inlinable
  func isSameStorage(as other: Array) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
