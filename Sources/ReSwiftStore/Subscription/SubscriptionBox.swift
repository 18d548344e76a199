/// One subscriber of a store, and what it is told.
@MainActor
@usableFromInline
final class SubscriptionBox<State> {
  @usableFromInline let source: Subscription<State>
  @usableFromInline weak var subscriber: (any AnyStoreSubscriber)?
  @usableFromInline let identity: ObjectIdentifier

  @inlinable
  init<S: StoreSubscriber>(
    _ subscriber: S, source: Subscription<State>, selected: Subscription<S.StoreSubscriberStateType>
  ) {
    self.source = source
    self.subscriber = subscriber
    identity = ObjectIdentifier(subscriber)
    selected.usesOldState = { false }
    selected.observer = { [weak subscriber] _, state in subscriber?.newState(state: state) }
  }
}
