/// Shows a router's tree: the one protocol that a user interface implements.
///
/// The router asks for one step at a time and waits for its acknowledgement. A host does what the step says
/// and acknowledges it when the screen has come to rest: at once if nothing moves, later if something does.
///
/// The rules, which `HostContract` in `WaymarkTesting` checks:
/// - Every step and every rebuild is acknowledged once, by success or failure, and never before it has ended.
/// - A host that does not answer before `perform` or `rebuild` returns says ``Acknowledgement/began()`` when it starts, while
///   a finger holds it, and after each element that it moves by itself. Until then the router may take a step back with
///   ``withdraw()``.
/// - Several modals go in one step, for which a host may need several movements.
/// - A question to the user is the topmost modal of what a host is asked to show, and no part of ``Router/tree``. So a host
///   compares with ``RouterHost/tree``.
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
  ///   - acknowledgement: What to answer when it is done, at once or later. Say ``Acknowledgement/began()`` when you start,
  ///     unless you answer before this returns.
  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>)

  /// Shows a tree from whatever is shown, without animation: the first time, and after a step went wrong.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: What to answer when it is done, at once or later.
  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>)

  /// Takes back the newest step, which the host has not begun, because it does not fit any more what the user has done.
  ///
  /// The step needs no answer, and another may follow at once. A host that begins every step before `perform` returns needs
  /// no such function: the default does nothing. It must not call the router.
  func withdraw()
}

extension NavigationHost {
  /// Does nothing, for hosts that begin every step before `perform` returns.
  public func withdraw() {}
}
