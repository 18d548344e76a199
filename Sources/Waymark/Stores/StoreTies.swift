/// What a binding has put up at a router and a store, and takes down again.
@MainActor
final class StoreTies<R: Route> {
  let store: any TreeStore<R>
  var unsubscribe: (@MainActor () -> Void)?
  var observation: RouterObservation?

  init(_ store: any TreeStore<R>) {
    self.store = store
  }

  func cut() {
    observation?.cancel()
    unsubscribe?()
  }
}
