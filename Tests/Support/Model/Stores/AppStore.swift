import Observation
import Waymark

/// A store as an app has it: one state, changed by whoever wants, told to all subscribers.
@MainActor
final class AppStore {
  private(set) var tree: RouteTree<Spot>
  /// What routers have sent, the newest last.
  private(set) var sent: [RouteTree<Spot>] = []
  private var subscribers: [Int: @MainActor () -> Void] = [:]
  private var lastKey = 0

  init(_ tree: RouteTree<Spot>) {
    self.tree = tree
  }

  func change(_ tree: RouteTree<Spot>) {
    self.tree = tree
    for (_, subscriber) in subscribers.sorted(by: { $0.key < $1.key }) { subscriber() }
  }

  func take(_ tree: RouteTree<Spot>) {
    sent.append(tree)
    change(tree)
  }

  func subscribe(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    lastKey += 1
    let key = lastKey
    subscribers[key] = body
    return { [weak self] in self?.subscribers[key] = nil }
  }
}

/// What ties the store to a router: a few lines that nobody but the binding keeps.
@MainActor
final class AppStoreAdapter: TreeStore {
  private let store: AppStore

  init(_ store: AppStore) {
    self.store = store
  }

  var tree: RouteTree<Spot> { store.tree }

  func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    store.subscribe(onChange)
  }

  func send(_ tree: RouteTree<Spot>) { store.take(tree) }
}
