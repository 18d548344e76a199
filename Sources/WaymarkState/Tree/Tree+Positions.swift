extension Tree {
  /// Calls a closure with every element and where it is, hidden ones too, the root layer first.
  package func forEachPosition(_ body: (ElementPosition, Element) -> Void) {
    for index in 0..<layerCount {
      layer(index).forEachPosition(from: BranchPath(layer: index), body)
    }
  }

  /// Whether all tabs on the way to a container are selected.
  package func isSelected(_ path: BranchPath) -> Bool {
    var container = layer(path.layer)
    for depth in 0..<path.branchCount {
      let branch = path.branch(at: depth)
      guard container.canBeSeen(branch: branch), let next = container.branch(at: branch) else { return false }
      container = next
    }
    return true
  }
}

extension Container {
  fileprivate func forEachPosition(
    from path: BranchPath, _ body: (ElementPosition, Element) -> Void
  ) {
    if case .stack(let stack) = self {
      for (index, element) in stack.elements.enumerated() {
        body(ElementPosition(path: path, index: index), element)
      }
    }
    for (index, branch) in branches.enumerated() {
      branch.forEachPosition(from: path.appending(branch: index), body)
    }
  }
}
