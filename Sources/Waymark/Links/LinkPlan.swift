/// What comes of placing the routes of a link one after the other.
struct LinkPlan<R: Route> {
  enum Ground: Equatable {
    /// The stack that the user sees.
    case visible
    /// The tab with a key.
    case tab(R)
    /// A stack that takes the place of everything.
    case root
  }

  private(set) var ground = Ground.visible
  /// What lies on the ground, the lowest first.
  private(set) var stack: [R] = []
  /// What lies in columns there, if any route is placed in one; what was placed before the first of them is in ``stack``.
  private(set) var columns: [(index: Int, routes: [R])] = []
  private(set) var modals: [(style: ModalStyle, routes: [R])] = []

  /// Places the next route.
  mutating func add(_ route: R, _ placement: Placement<R>) {
    switch placement {
    case .push:
      if !modals.isEmpty {
        modals[modals.count - 1].routes.append(route)
      } else if columns.isEmpty {
        stack.append(route)
      } else {
        columns[columns.count - 1].routes.append(route)
      }
    case .column(let index):
      // A column after it, or itself, has been filled for what is no longer there.
      columns.removeAll { $0.index >= index }
      columns.append((index, [route]))
      modals = []
    case .modal(let style):
      modals.append((style, [route]))
    case .tab(let key):
      // What was pushed before any tab was named belongs to the first one; what lies in another tab stays out of it.
      if ground == .visible || ground == .tab(key) { stack.append(route) } else { stack = [route] }
      ground = .tab(key)
      columns = []
      modals = []
    case .root:
      ground = .root
      stack = [route]
      columns = []
      modals = []
    }
  }
}
