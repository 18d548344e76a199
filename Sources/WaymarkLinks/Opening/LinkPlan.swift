import Waymark

/// The result of placing the routes of a link, one after the other.
struct LinkPlan<R: Route> {
  enum Ground: Equatable {
    /// The stack that the user sees.
    case visible
    /// The tab with a key.
    case tab(R)
    /// A stack that replaces the whole window.
    case root
  }

  private(set) var ground = Ground.visible
  /// The routes on the stack of ``ground``, the lowest first.
  private(set) var stack: [R] = []
  /// The routes in columns, if a route is placed in one.
  ///
  /// The routes placed before the first of them are in ``stack``.
  private(set) var columns: [(index: Int, routes: [R])] = []
  private(set) var modals: [(presentation: Presentation, routes: [R])] = []

  /// Places the next route.
  mutating func add(_ route: R, _ placement: Placement<R>) {
    switch placement {
    case .presented(.push):
      if !modals.isEmpty {
        modals[modals.count - 1].routes.append(route)
      } else if columns.isEmpty {
        stack.append(route)
      } else {
        columns[columns.count - 1].routes.append(route)
      }
    case .column(let index):
      // Routes placed in this column or a later one belong to something that is no longer there.
      columns.removeAll { $0.index >= index }
      columns.append((index, [route]))
      modals = []
    case .presented(let presentation):
      modals.append((presentation, [route]))
    case .tab(let key):
      // Routes that were pushed before any tab was named belong to the first tab. Routes in another tab do not.
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
