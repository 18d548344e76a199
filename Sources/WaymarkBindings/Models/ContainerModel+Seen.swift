import Waymark

/// The part of a container that the user may see.
extension ContainerModel {
  /// The containers directly in this one that the user may see, the one with the focus first.
  private func seenChildren(isCertain: Bool) -> [ContainerModel] {
    switch self {
    case .stack: []
    case .tabs(let tabs): tabs.tabs.filter { $0.id == tabs.selection }.map { $0.content }
    case .columns(let columns): columns.seen(isCertain: isCertain)
    }
  }

  /// Calls a closure with every container that the user may see: this one, and those in it.
  ///
  /// - Parameters:
  ///   - isCertain: Whether to leave out columns that are known to be hidden.
  ///   - body: The closure.
  private func forEachSeen(isCertain: Bool, _ body: (ContainerModel) -> Void) {
    body(self)
    for child in seenChildren(isCertain: isCertain) { child.forEachSeen(isCertain: isCertain, body) }
  }

  /// Calls a closure with every stack that the user may see, the one with the focus first.
  ///
  /// - Parameters:
  ///   - isCertain: Whether to leave out columns that are known to be hidden.
  ///   - body: The closure.
  func forEachSeenStack(isCertain: Bool = false, _ body: (StackModel<R>) -> Void) {
    forEachSeen(isCertain: isCertain) { if case .stack(let stack) = $0 { body(stack) } }
  }

  /// Calls a closure with all columns that the user may see, the outermost first.
  func forEachSeenColumns(_ body: (ColumnsModel<R>) -> Void) {
    forEachSeen(isCertain: false) { if case .columns(let columns) = $0 { body(columns) } }
  }

  /// Whether the user may see something of a model.
  ///
  /// - Parameter model: The model.
  /// - Returns: Whether that may be.
  func canSee(_ model: AnyObject) -> Bool {
    var isSeen = false
    forEachSeen(isCertain: false) { isSeen = isSeen || $0.model === model }
    return isSeen
  }

  /// Calls a closure with all columns, whether they are seen or not.
  func forEachColumns(_ body: (ColumnsModel<R>) -> Void) {
    if case .columns(let columns) = self { body(columns) }
    for child in tabs?.children ?? columns?.children ?? [] { child.forEachColumns(body) }
  }

  /// The container within which SwiftUI announces changes by itself: the split view with the focus, or without one
  /// the stack with the focus.
  var announcing: ContainerModel {
    switch self {
    case .stack: self
    case .tabs(let tabs): tabs.tabs.first { $0.id == tabs.selection }?.content.announcing ?? self
    case .columns(let columns): columns.isAlone ? columns.columns[columns.front].announcing : self
    }
  }
}
