/// Something that actions can be dispatched to.
@MainActor @preconcurrency
public protocol DispatchingStoreType {
  /// Takes an action.
  ///
  /// - Parameter action: What happened.
  func dispatch(_ action: any Action)
}

/// Something that holds a state, takes actions and tells subscribers of every new state.
///
/// ``Store`` is the one that apps use.
@MainActor @preconcurrency
public protocol StoreType: DispatchingStoreType {
  /// The type of the state.
  associatedtype State

  /// The state; `nil` only until the first action has been reduced.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var state: State! { get }

  /// The function that takes actions through all middleware to the reducer.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var dispatchFunction: DispatchFunction! { get }

  /// Tells a subscriber of every state from now on, beginning with this one.
  ///
  /// - Parameter subscriber: Who is told; the store does not keep it alive.
  func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State

  /// Tells a subscriber of a part of every state from now on, beginning with this one.
  ///
  /// - Parameters:
  ///   - subscriber: Who is told; the store does not keep it alive.
  ///   - transform: Chooses the part, and leaves out states that change nothing in it.
  func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState

  /// Tells a subscriber of a part of every state from now on, leaving out what equals the part before it.
  ///
  /// - Parameters:
  ///   - subscriber: Who is told; the store does not keep it alive.
  ///   - transform: Chooses the part, and leaves out states that change nothing in it.
  func subscribe<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState

  /// Ends the subscription of a subscriber.
  ///
  /// - Parameter subscriber: Who was told.
  func unsubscribe(_ subscriber: any AnyStoreSubscriber)

  /// A closure that is called with the state once an action that was made asynchronously has been reduced.
  associatedtype DispatchCallback = (State) -> Void

  /// Makes an action from the state, or none.
  associatedtype ActionCreator = (_ state: State, _ store: any StoreType) -> (any Action)?

  /// Makes actions asynchronously.
  associatedtype AsyncActionCreator = (
    _ state: State, _ store: any StoreType, _ actionCreatorCallback: (ActionCreator) -> Void
  ) -> Void

  /// Dispatches the action that a function makes, if it makes one.
  ///
  /// - Parameter actionCreator: Makes the action of the state as it is.
  func dispatch(_ actionCreator: ActionCreator)

  /// Dispatches the actions that a function makes asynchronously.
  ///
  /// - Parameter asyncActionCreator: Makes them.
  func dispatch(_ asyncActionCreator: AsyncActionCreator)

  /// Dispatches the actions that a function makes asynchronously.
  ///
  /// - Parameters:
  ///   - asyncActionCreator: Makes them.
  ///   - callback: Called with the state after each.
  func dispatch(_ asyncActionCreator: AsyncActionCreator, callback: DispatchCallback?)
}

/// Something that happened, for which a store's state may change.
public protocol Action {}

/// Something that can be written as a dictionary and made from one, as recorded actions are.
public protocol Coding {
  /// Makes a value from a dictionary.
  ///
  /// - Parameter dictionary: What ``dictionaryRepresentation`` gave.
  init?(dictionary: [String: AnyObject])

  /// The value as a dictionary.
  var dictionaryRepresentation: [String: AnyObject] { get }
}

/// The first action of a store that is made without a state: its reducer makes one for it.
public struct ReSwiftInit: Action {
  /// Makes the action.
  public init() {}
}

/// A marker that an app's state may carry; nothing asks for it.
public protocol StateType {}

/// Makes the next state from an action and the state before it, which is `nil` for the very first.
///
/// It is a function: write `struct AppReducer` without `: Reducer`, and pass `AppReducer().handleAction`.
public typealias Reducer<State> = (_ action: any Action, _ state: State?) -> State

/// Takes an action on its way.
public typealias DispatchFunction = (any Action) -> Void

/// Stands between whoever dispatches and the reducer.
///
/// It gets the store's own dispatch function and its state, then the next function in the chain. It returns
/// the function that takes actions before that one.
public typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> State?) -> (
  @escaping DispatchFunction
) -> DispatchFunction
