/// A transition from a coordinator to another one or to a view controller, and back.
///
/// ```swift
/// NavigationItem(self, detail, push: { animated, source, target, completion in
///   source.controller.pushViewController(target, animated: animated)
///   completion()
/// }, pop: { animated, source, target, completion in
///   source.controller.popViewController(animated: animated)
///   completion()
/// })
/// ```
@MainActor @preconcurrency
public struct NavigationItem {
  /// Shows the target, animated or not, and calls the completion when the transition has ended.
  let push: (Bool, @escaping () -> Void) -> Void
  /// Goes back from the target, like ``push``.
  let pop: (Bool, @escaping () -> Void) -> Void
  /// Makes the item of the key that follows in a path; `nil` if the target does not know the key.
  let next: (any PathIdentifier) -> NavigationItem?

  /// Makes a transition to a target; if that is a coordinator, its keys can follow in a path.
  ///
  /// - Parameters:
  ///   - source: The coordinator that the transition starts from: always `self`.
  ///   - target: The coordinator or the view controller to show.
  ///   - push: Shows the target, and calls the completion when the transition has ended.
  ///   - pop: Goes back to the source, and calls the completion when the transition has ended.
  public init<S: CoordinatorType, T: Routable>(
    _ source: S, _ target: T, push: @escaping (Bool, S, T, @escaping () -> Void) -> Void,
    pop: @escaping (Bool, S, T, @escaping () -> Void) -> Void
  ) {
    self.push = { push($0, source, target, $1) }
    self.pop = { pop($0, source, target, $1) }
    next = { (target as? any CoordinatorType)?.item(forKey: $0) }
  }

  /// Stands for the transition to a coordinator that is there from the beginning.
  init<T: CoordinatorType>(root: T) {
    push = { _, _ in }
    pop = { _, _ in }
    next = { root.item(forKey: $0) }
  }
}
