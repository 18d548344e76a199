/// What a store holds and does, apart from the class that apps may override.
///
/// Overridable methods of a generic class are never specialised for its state; what a store's initialiser makes of this
/// class is, wherever the store is made, and dispatching takes half the time.
@MainActor
@usableFromInline
final class StoreCore<State> {
  @usableFromInline let reducer: Reducer<State>
  // Overlapping accesses are not checked for at run time, here and in subscriptions, which takes 9 % off a route change of
  // ReSwiftRouter: each access reads or writes the property whole, and reducers and subscribers are called between them.
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
  /// One that dispatches has the others told of its new state first, and then again. One that has unsubscribed meanwhile,
  /// or subscribed anew, is told nothing more by what it had.
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
