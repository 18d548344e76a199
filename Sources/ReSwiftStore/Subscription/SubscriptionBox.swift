/// One subscriber of a store, and what it is told.
@MainActor
final class SubscriptionBox<State> {
  private let source: Subscription<State>
  private(set) weak var subscriber: (any AnyStoreSubscriber)?
  let identity: ObjectIdentifier

  init<S: StoreSubscriber>(
    _ subscriber: S, source: Subscription<State>, selected: Subscription<S.StoreSubscriberStateType>
  ) {
    self.source = source
    self.subscriber = subscriber
    identity = ObjectIdentifier(subscriber)
    selected.observer = { [weak subscriber] _, state in subscriber?.newState(state: state) }
  }

  func newValues(oldState: State?, newState: State) {
    source.newValues(oldState: oldState, newState: newState)
  }
}
