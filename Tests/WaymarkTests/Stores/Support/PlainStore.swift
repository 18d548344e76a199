import Observation
import Waymark

/// A store of a tree that tells those who subscribed as soon as it has changed.
@MainActor
final class PlainStore: TreeStore {
  private(set) var tree: RouteTree<Place>
  /// The trees that the router sent, in short lines.
  private(set) var sent: [String] = []
  /// The store's change to a tree that it is sent; none by default.
  var reduce: (RouteTree<Place>) -> RouteTree<Place> = { $0 }
  /// Whether what it is sent waits until ``process()``.
  var isLate = false
  private var waiting: [RouteTree<Place>] = []
  private var subscribers: [(key: Int, call: @MainActor () -> Void)] = []
  private var lastKey = 0

  init(_ tree: RouteTree<Place>) {
    self.tree = tree
  }

  convenience init(_ root: Place, _ pushed: Place...) {
    self.init(RouteTree(.stack(RouteStack(root: root, pushed: pushed))))
  }

  var subscriberCount: Int { subscribers.count }
  var description: String { tree.description }

  func want(_ root: Place, _ pushed: Place...) {
    change(to: RouteTree(.stack(RouteStack(root: root, pushed: pushed))))
  }

  func change(to tree: RouteTree<Place>) {
    self.tree = tree
    for subscriber in subscribers { subscriber.call() }
  }

  func send(_ tree: RouteTree<Place>) {
    sent.append(tree.description)
    if isLate { waiting.append(tree) } else { change(to: reduce(tree)) }
  }

  /// Takes over what was sent, one after the other.
  func process() {
    while !waiting.isEmpty { change(to: reduce(waiting.removeFirst())) }
  }

  func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    lastKey += 1
    let key = lastKey
    subscribers.append((key, onChange))
    return { [weak self] in self?.subscribers.removeAll { $0.key == key } }
  }
}

/// A store around another, as an app writes one for the store it has.
@MainActor
final class StoreAdapter: TreeStore {
  private let store: PlainStore

  init(_ store: PlainStore) {
    self.store = store
  }

  var tree: RouteTree<Place> { store.tree }
  func send(_ tree: RouteTree<Place>) { store.send(tree) }
  func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    store.subscribe(onChange)
  }
}

/// A model as SwiftUI observes it.
@MainActor @Observable
final class PlaceModel {
  var tree: RouteTree<Place> { didSet { changes.append(tree.description) } }
  @ObservationIgnored private(set) var changes: [String] = []

  init(_ root: Place, _ pushed: Place...) {
    tree = RouteTree(.stack(RouteStack(root: root, pushed: pushed)))
  }
}

func stack(_ root: Place, _ pushed: Place...) -> RouteTree<Place> {
  RouteTree(.stack(RouteStack(root: root, pushed: pushed)))
}

func stack(_ root: Place, _ pushed: [Place]) -> RouteTree<Place> {
  RouteTree(.stack(RouteStack(root: root, pushed: pushed)))
}
