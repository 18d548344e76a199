public import Waymark

/// Shows what the path in a store's state says, with the ``NavigationItem``s of coordinators.
///
/// ```swift
/// let router = NavigationRouter(AppCoordinator(), store: mainStore) { $0.path }
/// router.setupUpdate()
/// ```
///
/// When the path changes, the router pops the keys that are not in the new path, last first, and pushes those
/// that are not in the old one. It animates the change only if that is a single step. Transitions run one
/// after the other: each waits until the one before has called its completion, or for three seconds at most. A path that comes
/// meanwhile waits, and every path is shown. Make the router on the main thread; actions may be dispatched on any one queue.
@MainActor @preconcurrency
public final class NavigationRouter<Root: CoordinatorType, State> {
  /// Waymark's router, whose events tell what is shown.
  ///
  /// Use it to observe, with `Waymark/Router/onEvent(_:)` and `Waymark/Router/settled`. A path is one navigation of one step,
  /// committed when its turn has come. `timeoutRestarted` says that one push or pop has ended and another follows. The step fails
  /// if no coordinator knew a key or a completion was not called, when all of it has been asked for, and is shown all the same.
  /// The store remains in charge of the path.
  public var engine: Waymark.Router<PathSegment> { items.engine }

  private let source: any StateStore<State>
  private let path: (State) -> Path<Root.Key>
  private let items: ItemQueue
  private var last: [PathSegment] = [.root]
  private var cancel: (@MainActor () -> Void)?

  /// Makes a router that follows the path in a store's state.
  ///
  /// - Parameters:
  ///   - root: The coordinator that the first key of every path belongs to.
  ///   - store: The store: a ``Store``, or any other by an adapter.
  ///   - stepTimeout: How long the router waits for a completion before it goes on without it.
  ///   - timer: Measures the time; the main queue's if `nil`.
  ///   - path: Returns the path of a state.
  public init<Source: StateStore>(
    _ root: Root, store: Source, stepTimeout: Duration = .seconds(3),
    timer: (any NavigationTimer)? = nil, _ path: @escaping (State) -> Path<Root.Key>
  ) where Source.State == State {
    source = store
    self.path = path
    items = ItemQueue(
      root: NavigationItem(root: root), limit: stepTimeout, timer: timer ?? MainQueueTimer())
  }

  /// The store that the router was made with, if it is a ``Store`` of a ``Variable``.
  ///
  /// Reading it is a programmer error if the router was made with any other store.
  public var store: Store<Variable<State>> {
    guard let own = source as? Store<Variable<State>> else {
      preconditionFailure("The router was made with a store of another kind: keep that one, and ask it")
    }
    return own
  }

  /// Goes to the state's current path, and from now on to every new one.
  ///
  /// Calling it again changes nothing.
  public func setupUpdate() {
    guard cancel == nil else { return }
    cancel = {}
    // Subscribes before anything is pushed, so that a change that the first push makes is not missed.
    var isTold = false
    let cancel = source.subscribe { [weak self] state in
      if MainQueue.isCurrent { isTold = true }
      // The state is not used here any more once it is handed over.
      nonisolated(unsafe) let handedOver = state
      MainQueue.run { self?.follow(handedOver) }
    }
    self.cancel = cancel
    if !isTold { follow(source.state) }
  }

  private func follow(_ state: State) {
    let path = path(state)
    guard path.segments != last, let stack = RouteStack(elements: path.segments)
    else { return }
    last = path.segments
    items.show(stack, isSilent: path.isSilent)
  }

  deinit {
    guard let cancel else { return }
    Task { @MainActor in cancel() }
  }
}

extension NavigationRouter where State: NavigatableState, State.Initial == Root.Key {
  /// Makes a router that follows the path of a store's state.
  ///
  /// - Parameters:
  ///   - root: The coordinator that the first key of every path belongs to.
  ///   - store: The store.
  public convenience init<Source: StateStore>(_ root: Root, store: Source) where Source.State == State {
    self.init(root, store: store) { $0.path }
  }
}
