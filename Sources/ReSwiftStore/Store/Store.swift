/// Holds an app's state, lets a reducer make the next state from every action, and tells its subscribers.
///
/// ```swift
/// let store = Store<AppState>(reducer: appReducer, state: nil)
/// store.subscribe(screen)
/// store.dispatch(SetRouteAction(["Home"]))
/// ```
///
/// A reducer must not dispatch. A subscriber may.
@MainActor @preconcurrency
open class Store<State>: StoreType {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The state; `nil` only until the first action has been reduced.
  public var state: State! { current }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The function that takes actions through all middleware to the reducer.
  ///
  /// A function that you set is used instead, until the middleware changes.
  public lazy var dispatchFunction: DispatchFunction! = makeDispatchFunction()

  /// The middleware between whoever dispatches and the reducer, the first one first.
  public var middleware: [Middleware<State>] {
    didSet { dispatchFunction = makeDispatchFunction() }
  }

  /// Reduces an action and tells the subscribers.
  ///
  /// Swift specialises it for the app's state where the store is made, which it does for no method that may be
  /// overridden. Dispatching then takes half the time.
  @usableFromInline final var reduce: DispatchFunction = { _ in }

  @usableFromInline final var current: State?
  @usableFromInline final let reducer: Reducer<State>
  @usableFromInline final let skipsRepeats: Bool
  @usableFromInline final var isReducing = false
  @usableFromInline final var subscriptions: [SubscriptionBox<State>] = []

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - reducer: Makes the next state from an action and the state before it.
  ///   - state: The first state. If it is `nil`, the reducer makes one from ``ReSwiftInit``.
  ///   - middleware: The middleware between whoever dispatches and the reducer, the first one first.
  ///   - automaticallySkipsRepeats: Whether subscribers are not told of a state that equals the one before.
  @inlinable
  public required init(
    reducer: @escaping Reducer<State>, state: State?, middleware: [Middleware<State>] = [],
    automaticallySkipsRepeats: Bool = true
  ) {
    self.reducer = reducer
    current = state
    self.middleware = middleware
    skipsRepeats = automaticallySkipsRepeats
    reduce = { [unowned self] in reduceAndTell($0) }
    if state == nil { dispatch(ReSwiftInit()) }
  }

  // MARK: Dispatching

  /// Takes an action through all middleware to the reducer, and tells the subscribers.
  ///
  /// - Parameter action: What happened.
  open func dispatch(_ action: any Action) {
    dispatchFunction(action)
  }

  /// Takes an action to the reducer and tells the subscribers: the last part of dispatching, after all
  /// middleware.
  ///
  /// If a subscriber dispatches, the others are told of its new state first, and then again.
  ///
  /// - Parameter action: What happened.
  open func _defaultDispatch(action: any Action) {
    reduce(action)
  }

  @inlinable
  final func reduceAndTell(_ action: any Action) {
    precondition(
      !isReducing, "A reducer dispatched: return the new state from it, and dispatch from elsewhere")
    isReducing = true
    let previous = current
    current = reducer(action, previous)
    isReducing = false
    for subscription in subscriptions {
      guard let current, subscription.subscriber != nil else {
        remove(subscription)
        continue
      }
      subscription.source.observer?(previous, current)
    }
  }

  private func makeDispatchFunction() -> DispatchFunction {
    var next: DispatchFunction = { [unowned self] in _defaultDispatch(action: $0) }
    for middleware in middleware.reversed() {
      next = middleware({ [weak self] in self?.dispatch($0) }, { [weak self] in self?.state })(next)
    }
    return next
  }

  // MARK: Making actions

  /// A closure that is called with the state once an action that was made asynchronously has been reduced.
  public typealias DispatchCallback = (State) -> Void

  /// Makes an action from the state, or none.
  public typealias ActionCreator = (_ state: State, _ store: Store) -> (any Action)?

  /// Makes actions asynchronously: for each action, it calls its last argument with a function that makes the
  /// action.
  public typealias AsyncActionCreator = (
    _ state: State, _ store: Store, _ actionCreatorCallback: @escaping (ActionCreator) -> Void
  ) -> Void

  /// Dispatches the action that a function makes, if it makes one.
  ///
  /// - Parameter actionCreator: Makes the action of the state as it is.
  open func dispatch(_ actionCreator: @escaping ActionCreator) {
    if let action = actionCreator(state, self) { dispatch(action) }
  }

  /// Dispatches the actions that a function makes asynchronously.
  ///
  /// - Parameter asyncActionCreator: Makes them.
  open func dispatch(_ asyncActionCreator: @escaping AsyncActionCreator) {
    dispatch(asyncActionCreator, callback: nil)
  }

  /// Dispatches the actions that a function makes asynchronously.
  ///
  /// - Parameters:
  ///   - asyncActionCreator: Makes them.
  ///   - callback: Called with the state after each.
  open func dispatch(_ asyncActionCreator: @escaping AsyncActionCreator, callback: DispatchCallback?) {
    asyncActionCreator(state, self) { [self] make in
      guard let action = make(state, self) else { return }
      dispatch(action)
      callback?(state)
    }
  }

  // MARK: Subscribing

  /// Tells a subscriber of every state from now on, beginning with this one.
  ///
  /// - Parameter subscriber: Who is told; the store does not keep it alive.
  @inlinable
  open func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    subscribe(subscriber, transform: nil)
  }

  /// Tells a subscriber of a part of every state from now on, beginning with this one.
  ///
  /// - Parameters:
  ///   - subscriber: Who is told; the store does not keep it alive. One that has subscribed before is told
  ///     only of this part.
  ///   - transform: Chooses the part, and leaves out states that change nothing in it.
  @inlinable
  open func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    let source = Subscription<State>()
    add(SubscriptionBox(subscriber, source: source, selected: transform?(source)))
  }

  /// Ends the subscription of a subscriber, also while it is being told of a state.
  ///
  /// - Parameter subscriber: Who was told.
  open func unsubscribe(_ subscriber: any AnyStoreSubscriber) {
    end(ObjectIdentifier(subscriber))
  }

  /// Adds a subscription in place of the subscriber's earlier one.
  @usableFromInline final func add(_ new: SubscriptionBox<State>) {
    end(new.identity)
    subscriptions.append(new)
    if let current { new.source.observer?(nil, current) }
  }

  /// Ends the subscription of a subscriber, if there is one.
  ///
  /// - Complexity: O(*n*) in the number of subscriptions.
  @usableFromInline final func end(_ identity: ObjectIdentifier) {
    for subscription in subscriptions where subscription.identity == identity { remove(subscription) }
  }

  @usableFromInline final func remove(_ ended: SubscriptionBox<State>) {
    ended.subscriber = nil
    for (index, subscription) in subscriptions.enumerated() where subscription === ended {
      // Freed after the list has changed, because objects that are freed with it may end others.
      _ = subscriptions.remove(at: index)
      return
    }
  }
}

extension Store {
  /// Tells a subscriber of a part of every state from now on, leaving out what equals the part before it.
  ///
  /// - Parameters:
  ///   - subscriber: Who is told; the store does not keep it alive.
  ///   - transform: Chooses the part, and leaves out states that change nothing in it.
  @inlinable
  public func subscribe<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    let source = Subscription<State>()
    let selected = transform?(source)
    add(
      SubscriptionBox(
        subscriber, source: source, selected: skipsRepeats ? selected?.skipRepeats() : selected))
  }
}

extension Store where State: Equatable {
  /// Tells a subscriber of every state from now on, leaving out what equals the state before it.
  ///
  /// - Parameter subscriber: Who is told; the store does not keep it alive.
  @inlinable
  public func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    subscribe(subscriber) { $0 }
  }
}
