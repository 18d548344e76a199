/// A container of the tree as a host shows it: a stack or an alert, or tabs or columns that lead to other containers.
///
/// A host whose toolkit has containers keeps one of these for each, and finds it by the path that a step
/// names.
///
/// ```swift
/// enum Node: HostContainer {
///   case stack(PageStack)
///   case tabs(TabBar, children: [Node])
///
///   var branches: (children: [Node], focus: Int)? {
///     guard case .tabs(let bar, let children) = self else { return nil }
///     return (children, bar.selection)
///   }
/// }
/// ```
@MainActor
package protocol HostContainer {
  /// The children in tabs or columns, and which of them has the focus; `nil` if the container has neither.
  var branches: (children: [Self], focus: Int)? { get }
}

extension HostContainer {
  /// The containers from this one to the one that the selected tabs and the columns in front lead to.
  ///
  /// The last is one with tabs or columns where the host does not know which has the focus, as while a toolkit exchanges them.
  package var focused: [Self] {
    guard let branches, branches.children.indices.contains(branches.focus) else { return [self] }
    return [self] + branches.children[branches.focus].focused
  }

  /// The container that the selected tabs and the columns in front lead to, which may be this one itself.
  package var visible: Self { focused[focused.count - 1] }

  /// This container and all inside it with their paths, each before those inside it.
  package func places(from path: BranchPath) -> [(container: Self, path: BranchPath)] {
    let children = (branches?.children ?? []).enumerated()
    return [(self, path)] + children.flatMap { $1.places(from: path.appending(branch: $0)) }
  }

  /// Visits every container in this one, or this one itself, that has neither tabs nor columns.
  ///
  /// - Parameter body: What to do with such a container.
  package func forEachLeaf(_ body: (Self) -> Void) {
    guard let branches else { return body(self) }
    for child in branches.children { child.forEachLeaf(body) }
  }
}
