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
    switch self {
    case .stack(let stack):
      for (index, element) in stack.elements.enumerated() {
        body(ElementPosition(path: path, index: index), element)
      }
    case .tabs(let tabs):
      for (index, tab) in tabs.tabs.enumerated() {
        tab.container.forEachPosition(from: path.appending(branch: index), body)
      }
    case .columns(let columns):
      for (index, column) in columns.filled.enumerated() {
        column.forEachPosition(from: path.appending(branch: index), body)
      }
    }
  }
}
