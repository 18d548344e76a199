extension TreeEditor {
  /// Goes to a route: back to it if it is there, or else to where it is placed.
  ///
  /// - Returns: `false` if it is placed in a tab that is not there.
  mutating func show(_ route: R, _ placement: (R) -> Placement<R>) -> Bool {
    if let position = tree.position(of: route) {
      tree.goTo(position)
      if let entry = tree.element(at: position) { tree.update(entry.id, to: route) }
      return true
    }
    switch placement(route) {
    case .presented(.push):
      push(route)
    case .presented(let presentation):
      present(route, as: presentation)
    case .root:
      setRoot(.stack(RouteStack(root: route)))
    case .tab(let key, let column):
      guard let path = tree.path(ofTab: key) else { return false }
      tree.dismiss(at: path.layer)
      tree.select(path)
      if let column {
        show(route, inColumn: column)
      } else if route != key {
        push(route, at: path)
      }
    case .column(let column):
      show(route, inColumn: column)
    }
    return true
  }

  /// Shows a route in a column.
  ///
  /// It goes into the first empty place while the column's place or an earlier one is empty, and into the last place where there
  /// are fewer. It is pushed where there are no columns.
  private mutating func show(_ route: R, inColumn column: Int) {
    guard let path = tree.visibleColumns, case .columns(let columns)? = tree.container(at: path) else {
      push(route)
      return
    }
    tree.dismiss(at: path.layer)
    fill(route, column: min(max(column, 0), columns.capacity - 1), in: path)
    tree.select(path)
  }
}
