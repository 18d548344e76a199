public import Waymark
import WaymarkLinks

/// The windows of an app, for links that the system gives to the app and not to one of its scenes: those of
/// notifications, and of app intents on systems that do not route them.
///
/// ```swift
/// static let windows = RouterWindows<AppRoute>()
///
/// func sceneDidBecomeActive(_ scene: UIScene) { windows.setPhase(.active, of: router) }
/// func sceneDidEnterBackground(_ scene: UIScene) { windows.setPhase(.background, of: router) }
/// ```
///
/// Windows are not kept: one whose router is released is forgotten.
@MainActor
public final class RouterWindows<R: Route> {
  private struct Window {
    weak var router: Router<R>?
    var phase: WindowPhase
  }

  /// The windows; the one that was active last is the first.
  private var windows: [Window] = []
  /// The newest link that came before there was a window.
  private var waiting: (url: String, options: NavigationOptions)?

  /// Makes an app without windows.
  public init() {}

  /// The routers of the windows; the one that was active last is the first.
  public var routers: [Router<R>] { windows.compactMap(\.router) }

  /// Sets whether a window is in front, and takes it in if it is new.
  ///
  /// Call it when the window's guards are added and what it restores is restored: the first window opens the link that has
  /// come before it.
  ///
  /// - Parameters:
  ///   - phase: The phase of the window.
  ///   - router: The router of the window.
  public func setPhase(_ phase: WindowPhase, of router: Router<R>) {
    let known = windows.firstIndex { $0.router === router }
    if let known, phase != .active {
      windows[known].phase = phase
    } else {
      windows.removeAll { $0.router == nil || $0.router === router }
      windows.insert(Window(router: router, phase: phase), at: phase == .active ? 0 : windows.count)
    }
    guard let link = waiting else { return }
    waiting = nil
    open(link.url, options: link.options)
  }

  /// The window that takes a link.
  ///
  /// It is one that the user can see: the one whose screen shows the place, or else one that has the place somewhere, or
  /// else the one that was active last. If the user sees none, it is chosen among all in the same way.
  ///
  /// - Parameter url: The link. One that no window's `links` takes goes to the window that was active last.
  /// - Returns: The router of the window, or `nil` if there is no window.
  /// - Complexity: O(*n*), where *n* is the number of places in all windows.
  public func router(for url: String) -> Router<R>? {
    let seen = windows.filter { $0.phase != .background }.compactMap(\.router)
    let routers = seen.isEmpty ? routers : seen
    return routers.first { $0.showsOrHas(url).shows } ?? routers.first { $0.showsOrHas(url).has }
      ?? routers.first
  }

  /// Opens a link from outside the app in the window that takes it.
  ///
  /// It is a navigation of that window as any other: screens above the place are asked, guards decide, a detour holds it,
  /// and what is restored comes first. Nothing else is chosen because a modal or a question is open there.
  ///
  /// - Parameters:
  ///   - url: A URL, or a path that begins with a slash.
  ///   - options: How to carry it out.
  /// - Returns: The navigation; `nil` if there is no window yet. Then the first one opens the newest link.
  @discardableResult
  public func open(_ url: String, options: NavigationOptions = .standard) -> Navigation? {
    guard let router = router(for: url) else {
      waiting = (url, options)
      return nil
    }
    return router.open(url, options: options)
  }

  /// Opens the link that something delivers, in the window that takes it.
  ///
  /// - Parameters:
  ///   - carrier: The intent, notification or quick action.
  ///   - options: How to carry it out.
  /// - Returns: The navigation; `nil` if nothing is to be opened, or there is no window yet. Then the first one opens the
  ///   newest link.
  @discardableResult
  public func open(_ carrier: some LinkCarrier, options: NavigationOptions = .standard) -> Navigation? {
    carrier.link.flatMap { open($0, options: options) }
  }
}

/// Where a window is for the user.
@nonexhaustive
public enum WindowPhase: Hashable, Sendable {
  /// The user works in it.
  case active
  /// The user sees it, and works elsewhere.
  case inactive
  /// The user does not see it.
  case background
}

extension Router {
  /// Whether the place of a link is on the screen, and whether it is anywhere in the window.
  fileprivate func showsOrHas(_ url: String) -> (shows: Bool, has: Bool) {
    guard let table = links as? LinkTable<R>, let route = try? table.route(for: url) else {
      return (false, false)
    }
    return (tree.visibleRoute == route, tree.position(of: route) != nil)
  }
}
