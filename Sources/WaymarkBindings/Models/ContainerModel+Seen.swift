import Waymark

/// The part of a container that the user may see.
extension ContainerModel {
  /// Calls a closure with every stack that the user may see, what has the focus first.
  ///
  /// - Parameters:
  ///   - isCertain: Whether to leave out columns that are known to be hidden.
  ///   - body: What to do with each.
  func forEachSeen(isCertain: Bool = false, _ body: (StackModel<R>) -> Void) {
    switch self {
    case .stack(let stack): body(stack)
    case .tabs(let tabs): tabs.selected?.forEachSeen(isCertain: isCertain, body)
    case .columns(let columns):
      for index in columns.seen(isCertain: isCertain) {
        columns.columns[index].forEachSeen(isCertain: isCertain, body)
      }
    }
  }

  /// Whether the user may see something of a model.
  ///
  /// - Parameter id: The model's identity.
  /// - Returns: Whether that may be.
  func canSee(_ id: ObjectIdentifier) -> Bool {
    if identity == id { return true }
    switch self {
    case .stack: return false
    case .tabs(let tabs): return tabs.selected?.canSee(id) ?? false
    case .columns(let columns):
      return columns.seen(isCertain: false).contains { columns.columns[$0].canSee(id) }
    }
  }

  /// Calls a closure with all columns that the user may see, the outermost first.
  func forEachSeenColumns(_ body: (ColumnsModel<R>) -> Void) {
    switch self {
    case .stack: break
    case .tabs(let tabs): tabs.selected?.forEachSeenColumns(body)
    case .columns(let columns):
      body(columns)
      for index in columns.seen(isCertain: false) { columns.columns[index].forEachSeenColumns(body) }
    }
  }

  /// Calls a closure with all columns, whether they are seen or not.
  func forEachColumns(_ body: (ColumnsModel<R>) -> Void) {
    switch self {
    case .stack: break
    case .tabs(let tabs): for tab in tabs.tabs { tab.content.forEachColumns(body) }
    case .columns(let columns):
      body(columns)
      for column in columns.columns { column.forEachColumns(body) }
    }
  }

  /// The container, and those that lead from it to where the focus is.
  var focused: [ContainerModel] {
    switch self {
    case .stack: [self]
    case .tabs(let tabs): [self] + (tabs.selected?.focused ?? [])
    case .columns(let columns): [self] + columns.columns[columns.front].focused
    }
  }
}

extension TabsModel {
  fileprivate var selected: ContainerModel<R>? { tabs.first { $0.id == selection }?.content }
}

extension StackModel {
  /// The screen on top.
  var top: ScreenNode<R> { path.last ?? root }
}
