/// A unidirectional store whose state holds a tree of routes.
///
/// Conform an adapter of the store, a few lines, and bind it with ``Router/bind(to:)``:
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
  /// - Returns: What ends the subscription.
  func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void

  /// Tells the store where the router went without it: what the user did, or a navigation of somebody else.
  ///
  /// It may take the tree over now or later, in the order in which trees are sent. Until it says that it has changed, what
  /// it was sent is kept to be recognized.
  ///
  /// - Parameter tree: What the store's state should hold from now on.
  func send(_ tree: RouteTree<R>)
}
