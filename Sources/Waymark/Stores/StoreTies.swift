/// What a binding has put up at a router and a store, and takes down again.
@MainActor
final class StoreTies<R: Route> {
  let store: any TreeStore<R>
  var unsubscribe: (@MainActor () -> Void)?
  /// What follows the router's tree, and keeps the binding for as long as the router lasts.
  var observation: Registration?

  init(_ store: any TreeStore<R>) {
    self.store = store
  }

  func cut() {
    observation?.cancel()
    unsubscribe?()
  }
}
