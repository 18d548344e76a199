/// What a store holds and does, apart from the class that apps may override.
///
/// Swift never specialises overridable methods of a generic class for the app's state. It specialises this
/// class wherever a store is made, because the store's initialiser creates it there. Dispatching then takes
/// half the time.
@MainActor
@usableFromInline
final class StoreCore<State> {
  @usableFromInline let reducer: Reducer<State>
  // Overlapping accesses are not checked for at run time, here and in subscriptions. That saves 9 % of a
  // route change of ReSwiftRouter. It is safe because each access reads or writes the property whole, and
  // reducers and subscribers are called between them.
  @exclusivity(unchecked) @usableFromInline var state: State?
  @exclusivity(unchecked) @usableFromInline var isReducing = false
  @exclusivity(unchecked) @usableFromInline var subscriptions: [SubscriptionBox<State>] = []

  @inlinable
  init(reducer: @escaping Reducer<State>, state: State?) {
    self.reducer = reducer
    self.state = state
  }

  /// Has the reducer make the next state, and tells every subscriber.
  ///
  /// If a subscriber dispatches, the others are told of its new state first, and then again. A subscriber that has unsubscribed
  /// meanwhile, or subscribed anew, is told nothing more by its old subscription.
  @inlinable
  func take(_ action: any Action) {
    precondition(
      !isReducing, "A reducer dispatched: return the new state from it, and dispatch from elsewhere")
    isReducing = true
    let previous = state
    state = reducer(action, previous)
    isReducing = false
    for subscription in subscriptions where !subscription.hasEnded {
      if let state { subscription.source.observer?(previous, state) }
    }
  }

  @inlinable
  func add(_ box: SubscriptionBox<State>) {
    end { $0.identity == box.identity || $0.subscriber == nil }
    subscriptions.append(box)
    if let state { box.source.observer?(nil, state) }
  }

  /// Ends some subscriptions, also for those who are being told of a state.
  @inlinable
  func end(where isOver: (SubscriptionBox<State>) -> Bool) {
    subscriptions.removeAll {
      guard isOver($0) else { return false }
      $0.hasEnded = true
      return true
    }
  }
}
