package import Waymark

/// A container of the tree as a host shows it: a stack or an alert, or tabs or columns that lead to other containers.
///
/// A host whose toolkit has containers keeps one of these for each, and finds it by the path that a step
/// names.
///
/// ```swift
/// enum Node: HostContainer {
///   case stack(PageStack)
///   case tabs(TabBar, keys: [AppRoute], children: [Node])
///
///   var tabs: (keys: [AppRoute], children: [Node], selection: Int)? {
///     guard case .tabs(let bar, let keys, let children) = self else { return nil }
///     return (keys, children, bar.selection)
///   }
/// }
/// ```
@MainActor
package protocol HostContainer<R> {
  /// The routes that the host shows.
  associatedtype R: Route

  /// The keys and the content of the container's tabs, and which of them is selected; `nil` if it has none.
  var tabs: (keys: [R], children: [Self], selection: Int)? { get }

  /// The content of the container's filled columns, and which of them is in front; `nil` if it has none,
  /// which is the default.
  var columns: (children: [Self], front: Int)? { get }
}

extension HostContainer {
  /// No columns, for hosts that show none.
  package var columns: (children: [Self], front: Int)? { nil }

  /// The children in tabs or columns, and which of them has the focus; `nil` if the container has neither.
  var branches: (children: [Self], focus: Int)? {
    tabs.map { ($0.children, $0.selection) } ?? columns.map { ($0.children, $0.front) }
  }

  /// The container that the selected tabs and the columns in front lead to.
  ///
  /// It is the container itself if that has neither tabs nor columns, or if the host does not know which is
  /// selected, as while a toolkit exchanges them.
  package var visible: Self {
    guard let branches, branches.children.indices.contains(branches.focus) else { return self }
    return branches.children[branches.focus].visible
  }

  /// Visits every container in this one, or this one itself, that has neither tabs nor columns.
  ///
  /// - Parameter body: What to do with such a container.
  package func forEachLeaf(_ body: (Self) -> Void) {
    guard let branches else { return body(self) }
    for child in branches.children { child.forEachLeaf(body) }
  }

  func container(at path: BranchPath, from depth: Int) -> Self? {
    guard depth < path.branchCount else { return self }
    guard let children = branches?.children, children.indices.contains(path.branch(at: depth)) else {
      return nil
    }
    return children[path.branch(at: depth)].container(at: path, from: depth + 1)
  }

  func find(_ isWanted: (Self) -> Bool, from path: BranchPath) -> (container: Self, path: BranchPath)? {
    if isWanted(self) { return (self, path) }
    for (index, child) in (branches?.children ?? []).enumerated() {
      if let found = child.find(isWanted, from: path.appending(branch: index)) { return found }
    }
    return nil
  }
}
