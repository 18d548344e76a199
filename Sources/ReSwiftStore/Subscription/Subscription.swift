/// Which states a subscriber is told of, and which part of each: states that change nothing for it can be
/// left out.
///
/// ```swift
/// store.subscribe(screen) { state in
///   state.select { $0.unread }.skipRepeats()
/// }
/// ```
@MainActor @preconcurrency
public class Subscription<State> {
  // Not checked for overlapping accesses, as in `StoreCore` and for the same reason.
  /// The closure that is called with the state before, if there was one, and the new state.
  @exclusivity(unchecked) public final var observer: ((State?, State) -> Void)?

  /// Whether the observer uses the state before, so that it need not be made otherwise.
  @exclusivity(unchecked) @usableFromInline final var usesOldState: () -> Bool = { true }

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
  public final func select<Substate>(_ selector: @escaping (State) -> Substate) -> Subscription<Substate> {
    let selected = Subscription<Substate>()
    usesOldState = { selected.usesOldState() }
    observer = { old, new in
      selected.observer?(selected.usesOldState() ? old.map(selector) : nil, selector(new))
    }
    return selected
  }

  /// A subscription to a part of the state.
  ///
  /// - Parameter keyPath: Where that part is.
  /// - Returns: A subscription to that part.
  @inlinable
  public final func select<Substate>(_ keyPath: KeyPath<State, Substate>) -> Subscription<Substate> {
    select { $0[keyPath: keyPath] }
  }

  /// A subscription without the states that repeat the one before.
  ///
  /// - Parameter isRepeat: Whether the new state, the second argument, says no more than the old one.
  /// - Returns: A subscription to the others.
  @inlinable
  public final func skipRepeats(
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
  public final func skip(
    when isSkipped: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> { skipRepeats(isSkipped) }

  /// A subscription to some states only.
  ///
  /// - Parameter isTold: Whether to tell the new state, the second argument.
  /// - Returns: A subscription to those.
  @inlinable
  public final func only(
    when isTold: @escaping (_ oldState: State, _ newState: State) -> Bool
  ) -> Subscription<State> { skipRepeats { !isTold($0, $1) } }
}

extension Subscription where State: Equatable {
  /// A subscription without the states that equal the one before.
  ///
  /// - Returns: A subscription to the others.
  @inlinable
  public final func skipRepeats() -> Subscription<State> { skipRepeats { $0 == $1 } }
}

/// One subscriber of a store, and what it is told.
@MainActor
@usableFromInline
final class SubscriptionBox<State> {
  @usableFromInline let source: Subscription<State>
  @usableFromInline weak var subscriber: (any AnyStoreSubscriber)?
  @usableFromInline let identity: ObjectIdentifier
  /// Whether nothing is to be told any more.
  @exclusivity(unchecked) @usableFromInline var hasEnded = false

  @inlinable
  init<S: StoreSubscriber>(
    _ subscriber: S, source: Subscription<State>, selected: Subscription<S.StoreSubscriberStateType>
  ) {
    self.source = source
    self.subscriber = subscriber
    identity = ObjectIdentifier(subscriber)
    selected.usesOldState = { false }
    selected.observer = { [weak subscriber] _, state in subscriber?._newState(state: state) }
  }
}
