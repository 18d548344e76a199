extension Container {
  /// The number of branches: 0 for a stack.
  @inlinable package var branchCount: Int { branches.count }

  /// The container of a branch, or `nil` where there is no such branch.
  @inlinable
  package func branch(at index: Int) -> Container? {
    branches.indices.contains(index) ? branches[index] : nil
  }

  /// Whether a branch is seen if there is room: of tabs only the selected one, of columns every one.
  ///
  /// - Parameter position: The position of the branch.
  /// - Returns: `true` if it is.
  @inlinable
  package func canBeSeen(branch position: Int) -> Bool { seenBranches().contains(position) }

  /// The positions of the branches that lead to what the user sees: the selected tab, or the columns up to the one in front.
  @inlinable package var trail: Range<Int> {
    isStack ? 0..<0 : seenBranches().lowerBound..<(focus + 1)
  }

  /// The first element of the container, by which a modal is known: a stack's root, or the root of the first
  /// tab or column.
  ///
  /// - Complexity: O(*d*), where *d* is how deep tabs and columns are nested.
  @inlinable public var root: Element {
    if case .stack(let stack) = self { stack.root } else { branches[0].root }
  }

  /// The element that can be seen when the container can: the top of the stack that the selected tabs and
  /// the columns in front lead to.
  ///
  /// - Complexity: O(*d*), where *d* is how deep tabs and columns are nested.
  @inlinable public var visibleElement: Element {
    if case .stack(let stack) = self { stack.top } else { branches[focus].visibleElement }
  }

  /// The path of the stack that has the focus when this container has it.
  ///
  /// - Parameter path: Where this container is.
  /// - Returns: The path of the stack that its selected tabs and its columns in front lead to, or the path itself for a
  ///   stack.
  /// - Complexity: O(*d*), where *d* is how deep tabs and columns are nested.
  @inlinable
  package func visiblePath(from path: BranchPath) -> BranchPath {
    isStack ? path : branches[focus].visiblePath(from: path.appending(branch: focus))
  }

  /// How deep tabs and columns are nested in this container: 0 for a stack.
  @inlinable var branchDepth: Int {
    var depth = 0
    for branch in branches { depth = max(depth, branch.branchDepth + 1) }
    return depth
  }

  /// Calls a closure with every element, including hidden ones: stacks bottom first, tabs and columns in
  /// order.
  ///
  /// - Parameter body: What to do with each.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public func forEachElement(_ body: (Element) -> Void) {
    // A function that calls itself with a closure is compiled anew for each.
    if case .stack(let stack) = self { return stack.storage.forEach(body) }
    var elements: [Element] = []
    appendElements(to: &elements)
    elements.forEach(body)
  }

  @inlinable
  func appendElements(to elements: inout [Element]) {
    if case .stack(let stack) = self { elements += stack.storage }
    for branch in branches { branch.appendElements(to: &elements) }
  }

  /// Calls a closure with every element that is seen if a given number of columns fits: the tops of selected
  /// tabs and of columns.
  ///
  /// - Parameters:
  ///   - room: How many columns fit beside one another.
  ///   - body: Takes an element; those of columns come from the first to the last.
  /// - Complexity: O(*s*), where *s* is the number of elements that are seen.
  package func forEachSeen(room: Int, _ body: (Element) -> Void) {
    if case .stack(let stack) = self { body(stack.top) }
    for index in seenBranches(room: room) { branches[index].forEachSeen(room: room, body) }
  }

  /// The same container with every element turned into another and the keys of tabs kept.
  ///
  /// - Parameter transform: What to make of an element.
  /// - Returns: A container of the same shape.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  package func mapElements<Other: TreeElement>(_ transform: (Element) -> Other) -> Container<Other>
  where Other.R == Element.R {
    map({ $0 }, transform)
  }

  /// The root of the stack that the selected tabs lead to.
  package var seenRoot: Element { isStack ? root : branches[trail.lowerBound].seenRoot }

  /// The paths of the stacks that a selected tab shows: one, or those of its columns.
  package func visibleStacks(at path: BranchPath) -> [BranchPath] {
    isStack ? [path] : seenBranches().flatMap { branches[$0].visibleStacks(at: path.appending(branch: $0)) }
  }
}
