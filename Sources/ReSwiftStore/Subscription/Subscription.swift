/// Which states a subscriber is told of, and which part of each: states that change nothing for it can be
/// left out.
///
/// ```swift
/// store.subscribe(screen) { state in
///   state.select { $0.unread }.skipRepeats()
/// }
/// ```
@MainActor @preconcurrency
public final class Subscription<State> {
  /// The closure that is called with the state before, if there was one, and the new state.
  public var observer: ((State?, State) -> Void)?

  /// Makes a subscription to which you pass states yourself.
  ///
  /// - Parameter sink: Called once with a function that passes states on to ``observer``.
  @inlinable
  public init(sink: @escaping (@escaping (State?, State) -> Void) -> Void) {
    sink { old, new in self.observer?(old, new) }
  }

  @inlinable
  init() {}

  /// A subscription to a part of the state.
  ///
  /// - Parameter selector: What to take of a state.
  /// - Returns: A subscription to that part.
  @inlinable
  public func select<Substate>(_ selector: @escaping (State) -> Substate) -> Subscription<Substate> {
    let selected = Subscription<Substate>()
    observer = { old, new in selected.observer?(old.map(selector), selector(new)) }
    return selected
  }

  /// A subscription to a part of the state.
  ///
  /// - Parameter keyPath: Where that part is.
  /// - Returns: A subscription to that part.
  @inlinable
  public func select<Substate>(_ keyPath: KeyPath<State, Substate>) -> Subscription<Substate> {
    select { $0[keyPath: keyPath] }
  }

  /// A subscription without the states that repeat the one before.
  ///
  /// - Parameter isRepeat: Whether the new state, the second argument, says no more than the old one.
  /// - Returns: A subscription to the others.
  @inlinable
  public func skipRepeats(
    _ isRepeat: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> {
    let changes = Subscription<State>()
    observer = { old, new in
      if let old, isRepeat(old, new) { return }
      changes.observer?(old, new)
    }
    return changes
  }

  /// A subscription without some states.
  ///
  /// - Parameter isSkipped: Whether to leave out the new state, the second argument.
  /// - Returns: A subscription to the others.
  @inlinable
  public func skip(
    when isSkipped: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> { skipRepeats(isSkipped) }

  /// A subscription to some states only.
  ///
  /// - Parameter isTold: Whether to tell the new state, the second argument.
  /// - Returns: A subscription to those.
  @inlinable
  public func only(
    when isTold: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> { skipRepeats { !isTold($0, $1) } }
}

extension Subscription where State: Equatable {
  /// A subscription without the states that equal the one before.
  ///
  /// - Returns: A subscription to the others.
  @inlinable
  public func skipRepeats() -> Subscription<State> { skipRepeats { $0 == $1 } }
}

/// A subscriber of a store, and the states that it is told.
@MainActor
@usableFromInline final class SubscriptionBox<State> {
  /// The subscriber; `nil` once it has been released or its subscription has ended.
  @usableFromInline weak var subscriber: (any AnyStoreSubscriber)?
  @usableFromInline let identity: ObjectIdentifier
  @usableFromInline let source: Subscription<State>

  @inlinable
  init<S: StoreSubscriber>(
    _ subscriber: S, source: Subscription<State>,
    selected: Subscription<S.StoreSubscriberStateType>?
  ) {
    self.subscriber = subscriber
    identity = ObjectIdentifier(subscriber)
    self.source = source
    // Without a transformation the states are told as they are, if the subscriber wants that type.
    let told = selected ?? source as? Subscription<S.StoreSubscriberStateType>
    told?.observer = { [weak subscriber] _, state in subscriber?._newState(state: state) }
  }
}
