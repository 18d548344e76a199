/// The change that an intent would make to the tree.
@usableFromInline
enum ProposedChange<R: Route>: Sendable {
  /// A single step from the tree. The same value is committed and then performed, so nothing is copied or
  /// compared.
  case step(Step<Entry<R>>)
  /// A whole tree, for a change that one step cannot express, and whether the first new place that it brings is
  /// the one that it opens.
  indirect case tree(EntryTree<R>, opensFirst: Bool = false)
}

extension ProposedChange {
  /// Applies the change to a tree.
  func apply(to tree: inout EntryTree<R>) {
    switch self {
    case .tree(let new, _): tree = new
    case .step(let step): tree.apply(step)
    }
  }

  /// The tree after the change.
  func applied(to base: EntryTree<R>) -> EntryTree<R> {
    var tree = base
    apply(to: &tree)
    return tree
  }
}

extension ProposedChange {
  /// Whether the first new place that it brings, if any, is the one that it opens.
  ///
  /// If it brings several places, or one below others, it opens the place that the user sees in the end.
  @inlinable var opensFirst: Bool {
    switch self {
    case .tree(_, let opensFirst): return opensFirst
    case .step(let step):
      guard case .stack(let change) = step.change else { return true }
      return change.inserted.count <= 1 && change.keptAbove == 0
    }
  }
}

extension ProposedChange {
  /// The same change as a whole tree, which opens the same place.
  func materialised(onto base: EntryTree<R>) -> ProposedChange {
    switch self {
    case .tree: return self
    case .step(let step):
      guard case .present = step.change else { return .tree(applied(to: base)) }
      return .tree(applied(to: base), opensFirst: true)
    }
  }

  /// Whether it certainly keeps every selection in what stays.
  var keepsSelections: Bool {
    switch self {
    case .tree: return false
    case .step(let step):
      switch step.change {
      case .stack, .detents, .present, .dismiss, .update: return true
      case .select, .columns, .replace: return false
      }
    }
  }
}
