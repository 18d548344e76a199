/// Somebody who can subscribe to a store, whatever part of the state it is interested in.
@MainActor @preconcurrency
public protocol AnyStoreSubscriber: AnyObject {
  /// Takes a state whose type is not known; only stores call it.
  ///
  /// - Parameter state: The state, or the part of it that was subscribed to.
  func _newState(state: Any)
}

/// Somebody who is told of every new state of a store.
@MainActor @preconcurrency
public protocol StoreSubscriber<StoreSubscriberStateType>: AnyStoreSubscriber {
  /// The state, or the part of it that is subscribed to.
  associatedtype StoreSubscriberStateType

  /// Takes a new state.
  ///
  /// - Parameter state: The state, or the part of it that was subscribed to.
  func newState(state: StoreSubscriberStateType)
}

extension StoreSubscriber {
  /// Takes a state if it is of the right type.
  ///
  /// - Parameter state: The state, or the part of it that was subscribed to.
  public func _newState(state: Any) {
    if let state = state as? StoreSubscriberStateType { newState(state: state) }
  }
}
