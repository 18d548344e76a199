extension Tree {
  /// Calls a closure with every element and where it is, hidden ones too, the root layer first.
  package func forEachPosition(_ body: (ElementPosition, Element) -> Void) {
    for index in 0..<layerCount {
      layer(index).forEachPosition(from: BranchPath(layer: index), body)
    }
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
