public import Observation

extension Router {
  /// Ties the router to a store that holds the tree.
  ///
  /// The router goes to the store's tree at once. From then on the store's changes navigate, and guards are asked as for any
  /// navigation. The store is sent what the user does and what others ask of the router. A change of the store that guards refuse
  /// is taken back in the store; if the store wants something else sixteen times in a row then, the binding ends.
  ///
  /// - Parameter store: The store, or an adapter of it, which is kept as long as the binding.
  /// - Returns: The registration, which ends the binding when it is cancelled.
  /// - Complexity: Each navigation costs O(*n*) in the number of places in the tree.
  @discardableResult
  public func bind(to store: some TreeStore<R>) -> Registration {
    StoreBinding(self, store).registration
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
    StoreBinding(self, ObservableTreeStore(model, keyPath)).registration
  }
}
