import WaymarkState

/// Holds a step that the user sees against the order in which columns change: what is in them by position, the one that is to
/// be in front last, and then the columns themselves.
struct ColumnOrderCheck<Element: TreeElement> {
  /// The problem found, or `nil`.
  private(set) var problem: String?

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - step: A step that has just been carried out.
  ///   - tree: The tree after it.
  ///   - goal: The tree that is wanted.
  init(_ step: Step<Element>, in tree: Tree<Element>, to goal: Tree<Element>) {
    let place: BranchPath
    switch step.change {
    case .stack(let change): place = change.path
    case .columns(let change): place = change.path
    case .select(let path, _, _), .replace(let path, _, _): place = path
    case .dismiss, .detents, .present, .update: return
    }
    var path = BranchPath(layer: place.layer)
    for depth in 0..<place.branchCount {
      let index = place.branch(at: depth)
      if case .columns(let columns)? = tree.container(at: path),
        case .columns(let wanted)? = goal.container(at: path)
      {
        let kept =
          zip(columns.filled, wanted.filled).dropFirst().prefix { $0.root.isSameElement(as: $1.root) }.count
          + 1
        let before = wanted.front == index ? Array(0..<kept) : Array(0..<min(index, kept))
        for earlier in before where earlier != index && (earlier != wanted.front || wanted.front == index) {
          if columns[earlier].isMoved(to: wanted[earlier]) {
            problem = "column \(earlier) comes before \(index)"
          }
        }
      }
      path = path.appending(branch: index)
    }
    if case .columns(let columns)? = tree.container(at: place),
      case .columns(let wanted)? = goal.container(at: place)
    {
      for (column, other) in zip(columns.filled, wanted.filled) where column.isMoved(to: other) {
        problem = "columns move before what is in them"
      }
    }
  }
}

extension Container {
  /// Whether anything that is seen differs, values aside.
  fileprivate func isMoved(to other: Container) -> Bool {
    switch (self, other) {
    case (.stack(let own), .stack(let other)):
      own.count != other.count || !zip(own.elements, other.elements).allSatisfy { $0.isSameElement(as: $1) }
    case (.tabs(let own), .tabs(let other)):
      own.selectedKey != other.selectedKey || own.tabs.map(\.key) != other.tabs.map(\.key)
        || own.selected.container.isMoved(to: other.selected.container)
    case (.columns(let own), .columns(let other)):
      own.capacity != other.capacity || own.front != other.front || own.count != other.count
        || zip(own.filled, other.filled).contains { $0.isMoved(to: $1) }
    default: true
    }
  }
}

extension Tree {
  /// Whether there are columns anywhere.
  var hasColumns: Bool { root.hasColumns || modals.contains { $0.container.hasColumns } }
}

extension Container {
  fileprivate var hasColumns: Bool {
    if case .columns = self { return true }
    return (0..<branchCount).contains { branch(at: $0)?.hasColumns == true }
  }
}
