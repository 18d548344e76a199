import Waymark

/// The part of a container that the user may see.
extension ContainerModel {
  /// The containers that the user may see, the one with the focus first: this one, and those in it.
  ///
  /// - Parameter isCertain: Whether to leave out columns that are known to be hidden.
  /// - Returns: The containers.
  private func seen(isCertain: Bool = false) -> [ContainerModel] {
    let children =
      if case .columns(let columns) = self {
        columns.seen(isCertain: isCertain)
      } else {
        branches.map { [$0.children[$0.focus]] } ?? []
      }
    return [self] + children.flatMap { $0.seen(isCertain: isCertain) }
  }

  /// The stacks that the user may see, the one with the focus first.
  ///
  /// - Parameter isCertain: Whether to leave out columns that are known to be hidden.
  /// - Returns: The stacks.
  func seenStacks(isCertain: Bool = false) -> [StackModel<R>] {
    seen(isCertain: isCertain).compactMap { if case .stack(let stack) = $0 { stack } else { nil } }
  }

  /// Whether a screen is on top of a stack that the user may see.
  func hasOnTop(_ screen: ScreenNode<R>) -> Bool { seenStacks().contains { $0.top === screen } }

  /// All columns that the user may see, the outermost first.
  var seenColumns: [ColumnsModel<R>] {
    seen().compactMap { if case .columns(let columns) = $0 { columns } else { nil } }
  }

  /// Whether the user may see something of a model.
  func canSee(_ model: AnyObject) -> Bool { seen().contains { $0.model === model } }

  /// Calls a closure with all columns, whether they are seen or not.
  func forEachColumns(_ body: (ColumnsModel<R>) -> Void) {
    if case .columns(let columns) = self { body(columns) }
    for child in branches?.children ?? [] { child.forEachColumns(body) }
  }

  /// The container within which SwiftUI announces changes by itself: the split view with the focus, or without one
  /// the stack with the focus.
  var announcing: ContainerModel {
    if case .columns(let columns) = self, !columns.isAlone { return self }
    return branches.map { $0.children[$0.focus].announcing } ?? self
  }
}
