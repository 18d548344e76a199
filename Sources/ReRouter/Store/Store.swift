/// Something that happened and that a store's state may change for.
public protocol Action {}

/// Makes the next state of an action and the state before it.
public typealias Reducer<State> = (_ action: any Action, _ state: State) -> State

/// Makes one reducer of several, each of which gets what the one before has made.
///
/// - Parameter reducers: The reducers, in the order in which they are called.
/// - Returns: One that calls them all.
public func concatReducers<State>(_ reducers: Reducer<State>...) -> Reducer<State> {
  { action, state in reducers.reduce(state) { $1(action, $0) } }
}

/// Holds an app's state in an observable property and lets a reducer make the next one of every action.
///
/// ```swift
/// let mainStore = Store(reducer: reducer, observable: Variable(State()))
/// mainStore.dispatch(ShowDetail())
/// ```
@MainActor @preconcurrency
open class Store<ObservableProperty: ObservablePropertyType> {
  /// The type of the state.
  public typealias State = ObservableProperty.ValueType

  /// What holds the state and tells of every new one.
  public let observable: ObservableProperty

  /// Takes one action; specialised where the store is made, which methods that can be overridden are not.
  @usableFromInline let take: (any Action) -> Void

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - reducer: Makes the next state.
  ///   - observable: What holds the state, with the first one.
  @inlinable
  public required init(reducer: @escaping Reducer<State>, observable: ObservableProperty) {
    self.observable = observable
    take = { observable.value = reducer($0, observable.value) }
  }

  /// Takes actions, one after the other.
  ///
  /// - Parameter actions: What happened.
  open func dispatch(_ actions: [any Action]) {
    for action in actions { dispatch(action) }
  }

  /// Takes an action.
  ///
  /// - Parameter action: What happened.
  open func dispatch(_ action: any Action) {
    take(action)
  }

  /// Takes actions, one after the other.
  ///
  /// - Parameter actions: What happened.
  open func dispatch(_ actions: any Action...) {
    dispatch(actions)
  }
}
