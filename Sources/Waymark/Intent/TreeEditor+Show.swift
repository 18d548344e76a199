import WaymarkCore

extension TreeEditor {
  /// Goes to a route: back to it if it is there, or else to where it is placed.
  ///
  /// - Returns: `false` if it is placed in a tab that is not there.
  mutating func show(_ route: R, _ placement: (R) -> Placement<R>) -> Bool {
    if let position = places.position(of: AnyRoute(route)) {
      places.goTo(position)
      if let entry = places.element(at: position) { places.update(entry.id, to: AnyRoute(route)) }
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
      guard let path = path(ofTab: key) else { return false }
      places.dismiss(at: path.layer)
      places.select(path)
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
    guard let path = places.visibleColumns, case .columns(let columns)? = places.container(at: path) else {
      push(route)
      return
    }
    places.dismiss(at: path.layer)
    fill(route, column: min(max(column, 0), columns.capacity - 1), in: path)
    places.select(path)
  }
}
