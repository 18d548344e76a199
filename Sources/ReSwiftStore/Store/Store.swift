/// Holds an app's state, lets a reducer make the next one of every action, and tells its subscribers.
///
/// ```swift
/// let store = Store<AppState>(reducer: appReducer, state: nil)
/// store.subscribe(screen)
/// store.dispatch(SetRouteAction(["Home"]))
/// ```
///
/// A reducer that dispatches is a programmer error. A subscriber may dispatch.
@MainActor @preconcurrency
open class Store<State>: StoreType {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The state; `nil` only until the first action has been reduced.
  public private(set) var state: State!

  /// Takes actions through all middleware to the reducer.
  public private(set) lazy var dispatchFunction: DispatchFunction = makeDispatchFunction()

  /// What stands between whoever dispatches and the reducer, the first one first.
  public var middleware: [Middleware<State>] {
    didSet { dispatchFunction = makeDispatchFunction() }
  }

  private let reducer: Reducer<State>
  private let skipsRepeats: Bool
  private var isReducing = false
  private var subscriptions: [SubscriptionBox<State>] = []

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - reducer: Makes the next state of an action and the state before it.
  ///   - state: The first state. If it is `nil`, the reducer makes one of ``ReSwiftInit``.
  ///   - middleware: What stands between whoever dispatches and the reducer, the first one first.
  ///   - automaticallySkipsRepeats: Whether subscribers are not told of a state that equals the one before.
  public required init(
    reducer: @escaping Reducer<State>, state: State?, middleware: [Middleware<State>] = [],
    automaticallySkipsRepeats: Bool = true
  ) {
    self.reducer = reducer
    self.middleware = middleware
    skipsRepeats = automaticallySkipsRepeats
    if let state {
      self.state = state
    } else {
      dispatch(ReSwiftInit())
    }
  }

  // MARK: Dispatching

  /// Takes an action through all middleware to the reducer, and tells the subscribers.
  ///
  /// - Parameter action: What happened.
  open func dispatch(_ action: any Action) {
    if middleware.isEmpty { _defaultDispatch(action: action) } else { dispatchFunction(action) }
  }

  /// Takes an action to the reducer and tells the subscribers: what remains of dispatching behind all middleware.
  ///
  /// - Parameter action: What happened.
  open func _defaultDispatch(action: any Action) {
    precondition(
      !isReducing, "A reducer dispatched \(action): return the new state from it, and dispatch from elsewhere"
    )
    isReducing = true
    let next = reducer(action, state)
    isReducing = false
    let previous = state
    state = next
    tell(previous)
  }

  private func makeDispatchFunction() -> DispatchFunction {
    let last: DispatchFunction = { [unowned self] in _defaultDispatch(action: $0) }
    return middleware.reversed().reduce(last) { next, middleware in
      middleware({ [weak self] in self?.dispatch($0) }, { [weak self] in self?.state })(next)
    }
  }

  /// Tells every subscriber.
  ///
  /// One that dispatches has the others told of its new state first, and then again.
  private func tell(_ previous: State?) {
    var hasDeparted = false
    for subscription in subscriptions {
      if subscription.subscriber == nil {
        hasDeparted = true
      } else if let state {
        subscription.newValues(oldState: previous, newState: state)
      }
    }
    if hasDeparted { subscriptions.removeAll { $0.subscriber == nil } }
  }

  // MARK: Subscribing

  /// Tells a subscriber of every state from now on, beginning with this one.
  ///
  /// - Parameter subscriber: Who is told; the store does not keep it alive.
  open func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    let source = Subscription<State>()
    add(subscriber, source, source)
  }

  /// Tells a subscriber of a part of every state from now on, beginning with this one.
  ///
  /// - Parameters:
  ///   - subscriber: Who is told; the store does not keep it alive. One that has subscribed before is told of this
  ///     part alone.
  ///   - transform: Chooses the part, and what is not worth telling.
  open func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    let source = Subscription<State>()
    if let selected = transform?(source) ?? source as? Subscription<SelectedState> {
      add(subscriber, source, selected)
    }
  }

  /// Tells a subscriber nothing from now on.
  ///
  /// - Parameter subscriber: Who was told.
  open func unsubscribe(_ subscriber: any AnyStoreSubscriber) {
    subscriptions.removeAll { $0.subscriber === subscriber }
  }

  private func add<S: StoreSubscriber>(
    _ subscriber: S, _ source: Subscription<State>, _ selected: Subscription<S.StoreSubscriberStateType>
  ) {
    let box = SubscriptionBox(subscriber, source: source, selected: selected)
    subscriptions.removeAll { $0.identity == box.identity }
    subscriptions.append(box)
    if let state { box.newValues(oldState: nil, newState: state) }
  }

  fileprivate func addSkippingRepeats<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    let source = Subscription<State>()
    guard let selected = transform?(source) ?? source as? Subscription<SelectedState> else { return }
    add(subscriber, source, skipsRepeats ? selected.skipRepeats() : selected)
  }
}

extension Store {
  /// Tells a subscriber of a part of every state from now on, leaving out what equals the part before it.
  ///
  /// - Parameters:
  ///   - subscriber: Who is told; the store does not keep it alive.
  ///   - transform: Chooses the part, and what is not worth telling.
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
  public func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    addSkippingRepeats(subscriber, transform: nil)
  }
}
