import ReRouter

/// As in apps in Swift 5 mode: a plain class that ends its subscription when it is released.
final class Follower {
  private let subscription: Disposable

  init(_ onState: @escaping (State) -> Void) {
    subscription = mainStore.observable.subscribe(onState)
  }

  deinit { subscription.dispose() }
}
