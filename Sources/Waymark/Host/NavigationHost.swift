/// Shows a router's tree: the one protocol that a user interface implements.
///
/// The router asks for one step at a time and waits for its acknowledgement. A host does what the step says
/// and acknowledges it when the screen has come to rest: at once if nothing moves, later if something does.
///
/// The rules, which `HostContract` in `WaymarkTesting` checks:
/// - Every step and every rebuild is acknowledged once, by success or failure, and never before it has ended.
/// - Within a step new screens are made before old ones are released.
/// - ``rebuild(_:_:)`` works from any state, keeps the screens of entries that are still there, and does not animate.
/// - What the user did without asking, such as a swipe back or a sheet pulled down, is reported with
///   ``RouterHost/report(_:)`` and is not undone. Where the host can ask first, such as for a tap on a tab or a
///   back button, it makes an ordinary navigation.
/// - The host does not keep the router alive.
///
/// Hosts that use `async` functions conform to ``AsyncNavigationHost`` instead.
@MainActor
public protocol NavigationHost<R>: AnyObject {
  /// The routes that the host shows.
  associatedtype R: Route

  /// Shows one step.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - acknowledgement: What to answer when it is done, at once or later.
  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>)

  /// Shows a tree from whatever is shown, without animation: the first time, and after a step went wrong.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: What to answer when it is done, at once or later.
  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>)
}
