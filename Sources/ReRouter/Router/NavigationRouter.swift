import Waymark

/// Takes the screen where the path in a store's state says, by the ``NavigationItem``s of coordinators.
///
/// ```swift
/// let router = NavigationRouter(AppCoordinator(), store: mainStore) { $0.path }
/// router.setupUpdate()
/// ```
///
/// A change of the path pops what is not in the new one, the last first, and pushes what is not in the old one. It is
/// animated only if that is one step. Transitions follow one another: each waits until the one before has called its
/// completion, or for three seconds.
@MainActor @preconcurrency
public final class NavigationRouter<Root: CoordinatorType, State> {
  /// What carries the changes out: Waymark's router, whose events tell of every transition.
  ///
  /// Use it to watch: `Waymark/Router/onEvent(_:)`, `Waymark/Router/settled`. The store stays in charge of the path.
  public let engine: Waymark.Router<PathSegment>

  private let source: any StateStore<State>
  private let items: ItemHost
  @usableFromInline let toPath: (State) -> (segments: [PathSegment], isSilent: Bool)
  // Overlapping accesses are not checked for at run time, which takes 9 % off a route change: each access reads or writes
  // the property whole, on the main actor, and nobody is called meanwhile.
  @exclusivity(unchecked) private var last: [PathSegment] = [.root]
  private var cancel: (@MainActor () -> Void)?

  /// Makes a router that follows the path in a store's state.
  ///
  /// - Parameters:
  ///   - root: The coordinator of the first key of every path.
  ///   - store: The store.
  ///   - path: Gives the path of a state.
  @inlinable
  public convenience init(
    _ root: Root, store: Store<Variable<State>>, _ path: @escaping (State) -> Path<Root.Key>
  ) {
    self.init(NavigationItem(root: root), variable: store, stepTimeout: .seconds(3), timer: nil) {
      let path = path($0)
      return (path.segments, path.isSilent)
    }
  }

  /// Makes a router that follows the path in the state of any store, and may wait longer or measure time otherwise.
  ///
  /// - Parameters:
  ///   - root: The coordinator of the first key of every path.
  ///   - store: The store.
  ///   - stepTimeout: How long to wait for a completion before going on without it.
  ///   - timer: What the time is measured with; a `MainQueueTimer` if `nil`.
  ///   - path: Gives the path of a state.
  @inlinable
  public convenience init(
    _ root: Root, store: any StateStore<State>, stepTimeout: Duration = .seconds(3),
    timer: (any NavigationTimer)? = nil, _ path: @escaping (State) -> Path<Root.Key>
  ) {
    self.init(NavigationItem(root: root), source: store, stepTimeout: stepTimeout, timer: timer) {
      let path = path($0)
      return (path.segments, path.isSilent)
    }
  }

  @usableFromInline
  convenience init(
    _ root: NavigationItem, variable store: Store<Variable<State>>, stepTimeout: Duration,
    timer: (any NavigationTimer)?, toPath: @escaping (State) -> (segments: [PathSegment], isSilent: Bool)
  ) {
    self.init(root, source: VariableStore(store), stepTimeout: stepTimeout, timer: timer, toPath: toPath)
  }

  @usableFromInline
  init(
    _ root: NavigationItem, source: any StateStore<State>, stepTimeout: Duration,
    timer: (any NavigationTimer)?,
    toPath: @escaping (State) -> (segments: [PathSegment], isSilent: Bool)
  ) {
    self.source = source
    self.toPath = toPath
    items = ItemHost(root: root)
    engine = Waymark.Router<PathSegment>(
      .root,
      configuration: RouterConfiguration(
        policy: .everyCommit, matching: .prefix, stackSteps: .singleWithoutReplacing,
        // Items may lead on for as long as they like; what never ends is still found.
        stepTimeout: stepTimeout, roundLimit: 10_000, timer: timer))
    engine.attach(items)
  }

  /// The store that the router was made with, if it is one of this module.
  ///
  /// For a router that was made with any other store, asking for it is a programmer error.
  public var store: Store<Variable<State>> {
    guard let own = source as? VariableStore<State> else {
      preconditionFailure("The router was made with a store of another kind: keep that one, and ask it")
    }
    return own.store
  }

  /// Goes to the path that the state has, and from now on to every new one.
  ///
  /// Calling it again changes nothing.
  public func setupUpdate() {
    guard cancel == nil else { return }
    cancel = {}
    // Subscribed to before anything is pushed, so that a change that the first push makes is heard of.
    var isTold = false
    let cancel = source.subscribe { [weak self] in
      isTold = true
      self?.follow($0)
    }
    self.cancel = cancel
    if !isTold { follow(source.state) }
  }

  private func follow(_ state: State) {
    let path = toPath(state)
    guard !PathSegment.areIdentical(path.segments, last), let stack = RouteStack(elements: path.segments)
    else { return }
    last = path.segments
    engine.setStack(stack, options: path.isSilent ? NavigationOptions(transition: .silent) : .standard)
  }

  /// What uses the items: a test puts a host of its own between it and the engine.
  ///
  /// ```swift
  /// router.engine.attach(FaultyHost(router.host))
  /// ```
  public var host: any NavigationHost<PathSegment> { items }

  deinit {
    guard let cancel else { return }
    Task { @MainActor in cancel() }
  }
}

extension NavigationRouter where State: NavigatableState, State.Initial == Root.Key {
  /// Makes a router that follows the path of a store's state.
  ///
  /// - Parameters:
  ///   - root: The coordinator of the first key of every path.
  ///   - store: The store.
  @inlinable
  public convenience init(_ root: Root, store: Store<Variable<State>>) {
    self.init(root, store: store) { $0.path }
  }
}

/// What ``NavigationRouter/engine`` tells of, as the reason why a step failed, when a path has a key that nobody knows.
public struct UnhandledKey: Error, Hashable, CustomStringConvertible {
  /// The key.
  public let key: String

  /// The key before it, whose coordinator does not know it, or `nil` for the root coordinator.
  public let after: String?

  /// What is wrong with the path.
  public var description: String {
    let coordinator = after.map { "what \($0) leads to" } ?? "the root coordinator"
    return
      "\(key) is no key of \(coordinator): let item(for:) lead to a coordinator with that key, or mend the path"
  }
}
