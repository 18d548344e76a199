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
  /// A request to an item.
  @usableFromInline
  enum Request {
    /// Show the target.
    case push(animated: Bool, completion: () -> Void)
    /// Go back from the target.
    case pop(animated: Bool, completion: () -> Void)
    /// Let the target make the item of the key that follows in a path.
    case item(any PathIdentifier)
  }

  /// Everything that the item does, in one closure: it needs one allocation and takes two words.
  @usableFromInline let answer: (Request) -> NavigationItem?

  /// Makes a transition to a target that no key can follow.
  ///
  /// - Parameters:
  ///   - source: The coordinator that the transition starts from: always `self`.
  ///   - target: The coordinator or the view controller to show.
  ///   - push: Shows the target, and calls the completion when the transition has ended.
  ///   - pop: Goes back to the source, and calls the completion when the transition has ended.
  @inlinable
  public init<S: CoordinatorType, T: Routable>(
    _ source: S, _ target: T, push: @escaping (Bool, S, T, @escaping () -> Void) -> Void,
    pop: @escaping (Bool, S, T, @escaping () -> Void) -> Void
  ) {
    answer = { request in
      switch request {
      case .push(let animated, let completion): push(animated, source, target, completion)
      case .pop(let animated, let completion): pop(animated, source, target, completion)
      case .item: break
      }
      return nil
    }
  }

  /// Makes a transition to a coordinator, whose keys can follow.
  ///
  /// - Parameters:
  ///   - source: The coordinator that the transition starts from: always `self`.
  ///   - target: The coordinator to show.
  ///   - push: Shows the target, and calls the completion when the transition has ended.
  ///   - pop: Goes back to the source, and calls the completion when the transition has ended.
  @inlinable
  public init<S: CoordinatorType, T: CoordinatorType>(
    _ source: S, _ target: T, push: @escaping (Bool, S, T, @escaping () -> Void) -> Void,
    pop: @escaping (Bool, S, T, @escaping () -> Void) -> Void
  ) {
    answer = { request in
      switch request {
      case .push(let animated, let completion): push(animated, source, target, completion)
      case .pop(let animated, let completion): pop(animated, source, target, completion)
      case .item(let key): return target.item(forKey: key)
      }
      return nil
    }
  }

  /// Stands in for the transition to a coordinator that is there from the beginning: it makes items from
  /// keys.
  @inlinable
  init<T: CoordinatorType>(root: T) {
    answer = { request in
      if case .item(let key) = request { root.item(forKey: key) } else { nil }
    }
  }
}
