/// A layer of the tree as a host shows it: the root of the window, or a modal.
@MainActor
package protocol HostLayer {
  /// The layer's contents.
  associatedtype Node: HostContainer

  /// How the modal lies over what is below it; `nil` for the root.
  var style: Presentation.Style? { get }

  /// The entry that a modal is known by.
  var root: EntryID { get }

  /// The layer's contents.
  var node: Node { get }
}

@MainActor
extension RandomAccessCollection where Element: HostLayer, Index == Int {
  /// All containers with their paths, the lowest layer's first, each before those inside it.
  package var places: [(container: Element.Node, path: BranchPath)] {
    enumerated().flatMap { $1.node.places(from: BranchPath(layer: $0)) }
  }

  /// The container at a path, if there is one.
  ///
  /// - Parameter path: The path, as a step names it.
  /// - Returns: The container.
  package func container(at path: BranchPath) -> Element.Node? {
    places.first { $0.path == path }?.container
  }

  /// The first container that meets a condition, and its path.
  package func place(
    where isWanted: (Element.Node) -> Bool
  ) -> (container: Element.Node, path: BranchPath)? {
    places.first { isWanted($0.container) }
  }

  /// The containers that a path leads through, the innermost first, each with the branch that it takes there.
  package func way(to path: BranchPath) -> [(container: Element.Node, branch: Int)] {
    sequence(first: path, next: \.parent).compactMap { inner in
      guard let parent = inner.parent, let container = container(at: parent) else { return nil }
      return (container, inner.branch(at: parent.branchCount))
    }
  }

  /// The number of modals, from the lowest up, that a tree has too.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - isKept: Whether a modal that the tree has too may stay.
  /// - Returns: The number.
  package func keptModalCount<R: Route>(
    of tree: EntryTree<R>, where isKept: (Element, Modal<Entry<R>>) -> Bool = { _, _ in true }
  ) -> Int {
    zip(dropFirst(), tree.modals).prefix { layer, modal in
      layer.style == modal.style && layer.root == modal.root.id && isKept(layer, modal)
    }.count
  }
}

extension Container {
  /// Whether the container is a stack of its root alone.
  package var isOneScreen: Bool {
    guard case .stack(let stack) = self else { return false }
    return stack.count == 1
  }
}
