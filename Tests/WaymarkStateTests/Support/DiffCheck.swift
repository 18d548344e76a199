import WaymarkState

/// Holds the steps from one tree to another against the plain model.
struct DiffCheck<Element: TreeElement> {
  /// The problem found, or `nil`.
  private(set) var problem: String?

  private var model: ModelTree<Element>
  private var stage = Stage.hidden
  private var stacks: Set<BranchPath> = []
  private var removed: Set<Element.ElementIdentity> = []
  private var inserted: Set<Element.ElementIdentity> = []
  private let mayUpdate: Bool
  /// With columns more than one change is seen, and those of a window's columns have an order of their own.
  private let hasColumns: Bool

  /// Where in the order of steps a plan is.
  private enum Stage: Int, Comparable {
    case hidden, dismissing, visible, left, presenting

    static func < (lhs: Stage, rhs: Stage) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  init(from old: Tree<Element>, to new: Tree<Element>, mayUpdate: Bool = false) {
    self.mayUpdate = mayUpdate
    model = ModelTree(old)
    hasColumns = old.hasColumns || new.hasColumns
    var tree = old
    var plan: [Step<Element>] = []
    for step in old.steps(to: new) {
      plan.append(step)
      if tree.steps(to: new).first != step { problem = "not the step that is found without what went before" }
      if problem == nil { problem = carryOut(step) }
      if problem == nil, !tree.apply(step) { problem = "the tree does not take the step" }
      if plan.count > 40 { problem = "no end of steps" }
      if problem == nil, step.isVisible { problem = ColumnOrderCheck(step, in: tree, to: new).problem }
      if problem != nil {
        fail(step, old, new)
        return
      }
    }
    let last = plan.lastIndex { step in
      switch step.change {
      case .detents, .update: return false
      default: return step.isVisible
      }
    }
    for index in plan.indices {
      let isHeight = if case .detents = plan[index].change { plan[index].isVisible } else { false }
      if plan[index].isAnimated == (index == last || isHeight) { continue }
      problem = "not the last visible step alone is animated"
    }
    if tree != new { problem = "the tree does not arrive" }
    if model != ModelTree(new) { problem = "the model does not arrive" }
    if problem != nil { fail(plan.last, old, new) }
  }

  /// Checks that what left and what entered is exactly what the trees do not share, which holds for entries.
  init(entriesFrom old: Tree<Element>, to new: Tree<Element>, mayUpdate: Bool = false) {
    self.init(from: old, to: new, mayUpdate: mayUpdate)
    guard problem == nil else { return }
    let before = Set(old.allElements.map(\.elementIdentity))
    let after = Set(new.allElements.map(\.elementIdentity))
    if removed != before.subtracting(after) { problem = "\(old) → \(new): removed \(removed)" }
    if inserted != after.subtracting(before) { problem = "\(old) → \(new): inserted \(inserted)" }
  }

  private mutating func fail(_ step: Step<Element>?, _ old: Tree<Element>, _ new: Tree<Element>) {
    problem = "\(problem ?? "") in \(String(describing: step)), on the way from \(old) to \(new)"
  }

  private mutating func carryOut(_ step: Step<Element>) -> String? {
    if let problem = enter(step) { return problem }
    if let problem = model.apply(step) { return problem }
    step.forEachRemoved { removed.insert($0.elementIdentity) }
    step.forEachInserted { inserted.insert($0.elementIdentity) }
    return nil
  }

  /// Follows the order: hidden, one dismissal, one visible change, what a selection has hidden, present.
  private mutating func enter(_ step: Step<Element>) -> String? {
    let next: Stage
    switch step.change {
    case .dismiss: next = .dismissing
    case .present: next = .presenting
    case .detents(let index, _, _):
      guard stage < .presenting else { return "detents after a modal was presented" }
      return step.isVisible == model.isVisible(BranchPath(layer: index + 1)) ? nil : "wrong about who sees it"
    case .select(let path, _, _), .replace(let path, _, _):
      guard step.isVisible == model.isVisible(path) else { return "wrong about who sees it" }
      next = stage(of: step)
    case .columns(let change):
      guard step.isVisible == model.isVisible(change.path) else { return "wrong about who sees it" }
      next = stage(of: step)
    case .stack(let change):
      guard stacks.insert(change.path).inserted else { return "a second step on one stack" }
      guard step.isVisible == model.isVisible(change.path) else { return "wrong about who sees it" }
      next = stage(of: step)
    case .update(let position, _, _):
      guard mayUpdate else { return "an update of a tree that has none" }
      // It moves nothing, so it comes wherever its place is looked at.
      return step.isVisible == model.isVisible(position.path) ? nil : "wrong about who sees it"
    }
    let isRepeatable = next != .dismissing && (next != .visible || hasColumns)
    // Changes that a selection in one column has hidden come before the visible changes of the next.
    let isNextColumn = hasColumns && stage == .left && next == .visible
    guard next > stage || (next == stage && isRepeatable) || isNextColumn else { return "out of order" }
    stage = next
    return nil
  }

  private func stage(of step: Step<Element>) -> Stage {
    if step.isVisible { return .visible }
    return stage < .visible ? .hidden : max(stage, .left)
  }
}
