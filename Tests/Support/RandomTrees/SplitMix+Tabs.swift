import Waymark
import WaymarkTesting

extension SplitMix {
  /// A tab anywhere in a tree: in a modal, in columns or in another tab as well.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: Its path; `nil` where there are no tabs.
  package mutating func tab(in tree: EntryTree<Place>) -> BranchPath? { tab(in: tree, tree.tabsPaths) }

  /// A tab that is in columns.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: Its path; `nil` where there is none, for which nothing is drawn.
  package mutating func tab(inColumnsOf tree: EntryTree<Place>) -> BranchPath? {
    tab(in: tree, tree.tabsPaths.filter(tree.isInColumns))
  }

  private mutating func tab(in tree: EntryTree<Place>, _ paths: [BranchPath]) -> BranchPath? {
    guard let path = paths.randomElement(using: &self), let tabs = tree.container(at: path) else {
      return nil
    }
    return path.appending(branch: Int.random(in: 0..<tabs.branchCount, using: &self))
  }
}

extension Tree {
  /// The paths of all tabs, the outermost first.
  package var tabsPaths: [BranchPath] {
    var paths: [BranchPath] = []
    func add(_ container: Container<Element>, _ path: BranchPath) {
      if case .tabs = container { paths.append(path) }
      for index in 0..<container.branchCount {
        if let branch = container.branch(at: index) { add(branch, path.appending(branch: index)) }
      }
    }
    for index in 0..<layerCount { add(layer(index), BranchPath(layer: index)) }
    return paths
  }

  fileprivate func isInColumns(_ path: BranchPath) -> Bool {
    guard let parent = path.parent else { return false }
    if case .columns? = container(at: parent) { return true }
    return isInColumns(parent)
  }
}
