public import Observation

extension Router {
  /// Ties the router to a store that holds the tree.
  ///
  /// The router goes to the store's tree at once. From then on the store's changes navigate, and the guards
  /// are asked as for any navigation. What the user does, and what others ask of the router, is sent to the
  /// store. A change of the store that the guards refuse is taken back in the store.
  ///
  /// The newest wish of the store goes first. While guards are asked about it, or while it waits for its turn,
  /// the store is not told what the router did before.
  ///
  /// - Parameter store: The store, or an adapter of it, which is kept as long as the binding.
  /// - Returns: The registration, which ends the binding when it is cancelled.
  /// - Complexity: Each navigation costs O(*n*) in the number of places in the tree.
  @discardableResult
  public func bind(to store: some TreeStore<R>) -> Registration {
    StoreBinding(router: self, store: store).registration
  }

  /// Ties the router to a tree that an `@Observable` model holds.
  ///
  /// It works like ``bind(to:)``. Changes of the model navigate on the next turn of the main actor.
  ///
  /// - Parameters:
  ///   - model: The model, which is kept as long as the binding.
  ///   - keyPath: Where it holds the tree.
  /// - Returns: The registration, which ends the binding when it is cancelled.
  @discardableResult
  public func bind<Model: Observable & AnyObject>(
    to model: Model, _ keyPath: ReferenceWritableKeyPath<Model, RouteTree<R>>
  ) -> Registration {
    StoreBinding(router: self, store: ObservableTreeStore(model, keyPath)).registration
  }

  /// Calls a closure whenever the tree has changed: after a commit, after the user did something, and when the tree went
  /// back to what is shown.
  func onTreeChange(_ body: @escaping @MainActor () -> Void) -> Registration {
    ensureObservers().treeObservers.add { _ in body() }
  }

  /// Submits what a store wants, unless that was submitted already because the store is bound twice.
  func wish(for tree: RouteTree<R>, depth: Int) -> StoreWish<R> {
    let observers = ensureObservers()
    observers.wishes.removeAll { $0.isDecided(by: self) }
    // A wish that is submitted while another is being submitted is stored before it.
    let newest = observers.wishes.max { $0.navigation.id < $1.navigation.id }
    if let newest, reference.specialized.isSame(newest.tree, tree) { return newest }
    let navigation = reference.specialized.submit(self, .set(tree), .standard)
    let made = StoreWish(tree: tree, navigation: navigation, depth: depth)
    if !made.isDecided(by: self) { observers.wishes.append(made) }
    return made
  }

  /// Whether a navigation waits until the user has finished a detour.
  func isHeld(_ navigation: Navigation) -> Bool {
    pipeline?.detours.navigations.contains { $0.isHeld && $0.navigation === navigation } ?? false
  }
}
