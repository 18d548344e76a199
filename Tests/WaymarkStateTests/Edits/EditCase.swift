import Testing
import WaymarkState

/// An edit of a tree, and the tree that it makes.
struct EditCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let tree: RouteTree<Place>
  let edit: @Sendable (inout RouteTree<Place>) -> Bool

  /// The text of the tree afterwards; `nil` if the edit changes nothing.
  let result: String?

  init(
    _ name: String, _ tree: RouteTree<Place>, _ result: String?,
    _ edit: @escaping @Sendable (inout RouteTree<Place>) -> Bool
  ) {
    testDescription = name
    self.tree = tree
    self.result = result
    self.edit = edit
  }

  func check() {
    var tree = tree
    #expect(edit(&tree) == (result != nil))
    #expect(tree.description == result ?? self.tree.description)
  }
}
