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
  // Subscriptions that have ended stay until they are half of the list, so that ending many costs no more than one each.
  @exclusivity(unchecked) @usableFromInline var subscriptions: [SubscriptionBox<State>] = []
  /// The subscriptions that have not ended, by who is told.
  private var current: [ObjectIdentifier: SubscriptionBox<State>] = [:]
  /// How many subscriptions there may be before those of subscribers that were released are looked for.
  private var limit = 16

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
    enter(box)
    if let state { box.source.observer?(nil, state) }
  }

  /// Adds a subscription in place of the subscriber's earlier one.
  ///
  /// - Complexity: O(1), amortised.
  @usableFromInline
  func enter(_ box: SubscriptionBox<State>) {
    end(box.identity)
    if subscriptions.count >= limit {
      for one in subscriptions where !one.hasEnded && one.subscriber == nil { end(one.identity) }
      removeEnded()
      limit = max(16, 2 * subscriptions.count)
    }
    subscriptions.append(box)
    current[box.identity] = box
  }

  /// Ends a subscription, also if its subscriber is being told of a state.
  ///
  /// - Complexity: O(1), amortised.
  @usableFromInline
  func end(_ identity: ObjectIdentifier) {
    guard let box = current.removeValue(forKey: identity) else { return }
    box.hasEnded = true
    if current.count * 2 < subscriptions.count { removeEnded() }
    // What is freed may unsubscribe others.
    withExtendedLifetime(box.source.observer) { box.source.observer = nil }
  }

  private func removeEnded() { subscriptions.removeAll { $0.hasEnded } }
}
