public import Waymark

extension TreeEditor {
  /// Changes the window's stack from the first difference on, above which the old libraries make all screens anew.
  ///
  /// - Parameter stack: The stack that is wanted.
  public mutating func change(to stack: RouteStack<R>) {
    guard case .stack(let old) = tree.root else { return }
    var kept = zip(old.elements, stack.elements).prefix { $0.route == $1 }.count
    if kept == 0 {
      popToRoot(at: .root)
      replaceTop(with: stack.root, at: .root)
      kept = 1
    } else {
      pop(to: old[kept - 1].id)
    }
    for route in stack.elements[kept...] { push(route) }
  }
}
