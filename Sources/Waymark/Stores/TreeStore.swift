/// A unidirectional store whose state holds a tree of routes.
///
/// Write a small adapter of the store that conforms, and bind it with ``Router/bind(to:)``:
///
/// ```swift
/// final class AppTreeStore: TreeStore {
///   var tree: RouteTree<AppRoute> { store.state.tree }
///   func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void { … }
///   func send(_ tree: RouteTree<AppRoute>) { store.dispatch(.navigated(tree)) }
/// }
/// ```
@MainActor
public protocol TreeStore<R>: AnyObject {
  /// The routes of the app.
  associatedtype R: Route

  /// The tree that the store's state holds.
  var tree: RouteTree<R> { get }

  /// Calls a closure after every change of the store's state.
  ///
  /// - Parameter onChange: What to call, on the main actor.
  /// - Returns: A closure that ends the subscription.
  func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void

  /// Tells the store where the router went on its own: after something that the user did, or a navigation
  /// that did not come from the store.
  ///
  /// The store may take over the tree now or later, in the order in which trees are sent. Until the store
  /// says that it has changed, the router keeps what it sent in order to recognize it.
  ///
  /// - Parameter tree: What the store's state should hold from now on.
  func send(_ tree: RouteTree<R>)
}
