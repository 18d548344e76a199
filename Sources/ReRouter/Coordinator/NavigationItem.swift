/// A transition: from a coordinator to another or to a view controller, and back.
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
  /// What the item is made of, in one reference: items are handed about more often than they are used.
  @usableFromInline
  final class Parts {
    let push: (Bool, @escaping () -> Void) -> Void
    let pop: (Bool, @escaping () -> Void) -> Void
    /// What the next key of a path is asked of.
    let coordinator: (any CoordinatorType)?

    @usableFromInline
    init(
      coordinator: (any CoordinatorType)?, push: @escaping (Bool, @escaping () -> Void) -> Void,
      pop: @escaping (Bool, @escaping () -> Void) -> Void
    ) {
      self.coordinator = coordinator
      self.push = push
      self.pop = pop
    }
  }

  @usableFromInline let parts: Parts

  /// Makes a transition to something that no key can follow.
  ///
  /// - Parameters:
  ///   - source: The coordinator that the transition starts from, always `self`.
  ///   - target: What to show.
  ///   - push: Shows the target and calls the completion when it has come to rest.
  ///   - pop: Goes back to the source and calls the completion when it has come to rest.
  @inlinable
  public init<S: CoordinatorType, T: Routable>(
    _ source: S, _ target: T, push: @escaping (Bool, S, T, @escaping () -> Void) -> Void,
    pop: @escaping (Bool, S, T, @escaping () -> Void) -> Void
  ) {
    parts = Parts(
      coordinator: nil, push: { push($0, source, target, $1) }, pop: { pop($0, source, target, $1) })
  }

  /// Makes a transition to a coordinator, whose keys can follow.
  ///
  /// - Parameters:
  ///   - source: The coordinator that the transition starts from, always `self`.
  ///   - target: The coordinator of what to show.
  ///   - push: Shows the target and calls the completion when it has come to rest.
  ///   - pop: Goes back to the source and calls the completion when it has come to rest.
  @inlinable
  public init<S: CoordinatorType, T: CoordinatorType>(
    _ source: S, _ target: T, push: @escaping (Bool, S, T, @escaping () -> Void) -> Void,
    pop: @escaping (Bool, S, T, @escaping () -> Void) -> Void
  ) {
    parts = Parts(
      coordinator: target, push: { push($0, source, target, $1) }, pop: { pop($0, source, target, $1) })
  }
}
