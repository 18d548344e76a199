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
  @inlinable public var state: State! { core.state }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The function that takes actions through all middleware to the reducer.
  ///
  /// One that you set is used instead, until the middleware changes.
  public var dispatchFunction: DispatchFunction! {
    get {
      if let chain { return chain }
      let made = makeDispatchFunction()
      chain = made
      return made
    }
    set {
      chain = newValue
      usesChain = newValue != nil || !middleware.isEmpty
    }
  }

  private var chain: DispatchFunction?

  /// The middleware between whoever dispatches and the reducer, the first one first.
  public var middleware: [Middleware<State>] {
    didSet {
      chain = nil
      usesChain = !middleware.isEmpty
    }
  }

  /// Whether actions go through something before the reducer.
  @usableFromInline var usesChain: Bool

  @usableFromInline let core: StoreCore<State>
  /// The core's own dispatching, specialised where the store is made.
  @usableFromInline let take: (any Action) -> Void
  @usableFromInline let skipsRepeats: Bool

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
    let core = StoreCore(reducer: reducer, state: state)
    self.core = core
    take = { core.take($0) }
    self.middleware = middleware
    usesChain = !middleware.isEmpty
    skipsRepeats = automaticallySkipsRepeats
    if state == nil { dispatch(ReSwiftInit()) }
  }

  // MARK: Dispatching

  /// Takes an action through all middleware to the reducer, and tells the subscribers.
  ///
  /// - Parameter action: What happened.
  @inlinable
  open func dispatch(_ action: any Action) {
    if usesChain { dispatchFunction(action) } else { _defaultDispatch(action: action) }
  }

  /// Takes an action to the reducer and tells the subscribers: the last part of dispatching, after all
  /// middleware.
  ///
  /// - Parameter action: What happened.
  @inlinable
  open func _defaultDispatch(action: any Action) {
    take(action)
  }

  /// A closure that is called with the state once an action that was made asynchronously has been reduced.
  public typealias DispatchCallback = (State) -> Void

  /// Makes an action from the state, or none.
  public typealias ActionCreator = (_ state: State, _ store: Store) -> (any Action)?

  /// Makes actions asynchronously: for each action, it calls its last argument with a function that makes the
  /// action.
  public typealias AsyncActionCreator = (
    _ state: State, _ store: Store, _ actionCreatorCallback: @escaping (@escaping ActionCreator) -> Void
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

  private func makeDispatchFunction() -> DispatchFunction {
    let last: DispatchFunction = { [unowned self] in _defaultDispatch(action: $0) }
    return middleware.reversed().reduce(last) { next, middleware in
      middleware({ [weak self] in self?.dispatch($0) }, { [weak self] in self?.state })(next)
    }
  }

  // MARK: Subscribing

  /// Tells a subscriber of every state from now on, beginning with this one.
  ///
  /// - Parameter subscriber: Who is told; the store does not keep it alive.
  @inlinable
  open func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    let source = Subscription<State>()
    core.add(SubscriptionBox(subscriber, source: source, selected: source))
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
    if let selected = transform?(source) ?? source as? Subscription<SelectedState> {
      core.add(SubscriptionBox(subscriber, source: source, selected: selected))
    }
  }

  /// Ends the subscription of a subscriber.
  ///
  /// - Parameter subscriber: Who was told.
  @inlinable
  open func unsubscribe(_ subscriber: any AnyStoreSubscriber) {
    core.end(ObjectIdentifier(subscriber))
  }

  @inlinable
  func addSkippingRepeats<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    let source = Subscription<State>()
    guard let selected = transform?(source) ?? source as? Subscription<SelectedState> else { return }
    let told = skipsRepeats ? selected.skipRepeats() : selected
    core.add(SubscriptionBox(subscriber, source: source, selected: told))
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
    addSkippingRepeats(subscriber, transform: transform)
  }
}

extension Store where State: Equatable {
  /// Tells a subscriber of every state from now on, leaving out what equals the state before it.
  ///
  /// - Parameter subscriber: Who is told; the store does not keep it alive.
  @inlinable
  public func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    addSkippingRepeats(subscriber, transform: nil)
  }
}
