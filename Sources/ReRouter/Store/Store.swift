/// Something that happened and that may change a store's state.
public protocol Action {}

/// Makes the next state from an action and the current state.
public typealias Reducer<State> = (_ action: any Action, _ state: State) -> State

/// Combines several reducers into one: each gets the state that the one before it has made.
///
/// - Parameter reducers: The reducers, in the order in which they are called.
/// - Returns: A reducer that calls them all.
public func concatReducers<State>(_ reducers: Reducer<State>...) -> Reducer<State> {
  { action, state in reducers.reduce(state) { $1(action, $0) } }
}

/// Holds an app's state in an observable property, and lets a reducer make the next state from every action.
///
/// ```swift
/// let mainStore = Store(reducer: reducer, observable: Variable(State()))
/// mainStore.dispatch(ShowDetail())
/// ```
@MainActor @preconcurrency
open class Store<ObservableProperty: ObservablePropertyType> {
  /// The type of the state.
  public typealias State = ObservableProperty.ValueType

  /// Holds the state and passes every new one to its subscribers.
  public let observable: ObservableProperty

  private let reducer: Reducer<State>

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - reducer: Makes the next state from an action and the current state.
  ///   - observable: Holds the state, and has the first one.
  public required init(reducer: @escaping Reducer<State>, observable: ObservableProperty) {
    self.reducer = reducer
    self.observable = observable
  }

  /// Handles actions, one after the other.
  ///
  /// - Parameter actions: The actions, in order.
  open func dispatch(_ actions: [any Action]) {
    for action in actions { dispatch(action) }
  }

  /// Handles an action.
  ///
  /// - Parameter action: The action.
  open func dispatch(_ action: any Action) {
    observable.value = reducer(action, observable.value)
  }

  /// Handles actions, one after the other.
  ///
  /// - Parameter actions: The actions, in order.
  open func dispatch(_ actions: any Action...) {
    dispatch(actions)
  }
}
