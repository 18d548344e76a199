import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// A window with a router and its host, a clock for UIKit's animations and one for the router's time-outs.
@MainActor
final class Stage {
  let log = Log()
  let pages: Pages
  let router: Router<Place>
  let host: UIKitHost<Place>
  let window = UIWindow()
  let time = ManualClock()

  init(
    _ tree: RouteTree<Place>, isShown: Bool = true, isWide: Bool = false,
    placement: @escaping @MainActor (Place) -> Placement<Place> = { _ in .push },
    timer: ((UIWindow) -> any NavigationTimer)? = nil, prepare: (Pages) -> Void = { _ in }
  ) {
    pages = Pages(log)
    prepare(pages)
    router = Router(tree, configuration: .init(placement: placement, advanced: .init(timer: time)))
    if isWide { window.horizontalSizeClass = .regular }
    host = UIKitHost(router: router, coordinator: pages, timer: timer?(window) ?? time)
    host.show(in: window)
    guard isShown else { return }
    window.makeKeyAndVisible()
    _ = log.take()
  }

  convenience init(_ root: Place, _ pushed: Place...) {
    self.init(RouteTree(.stack(RouteStack(root: root, pushed: pushed))))
  }

  var clock: TransitionClock { window.clock }
  var user: HeadlessUser { window.user }

  /// Lets every animation end.
  func settle() { clock.runUntilIdle() }

  /// Lets every animation end, and all that waits for time.
  func rest() {
    for _ in 0..<20 {
      settle()
      time.advance(by: .seconds(1))
    }
    settle()
  }

  var tree: RouteTree<Place> { router.host.tree.routes }
  var shown: RouteTree<Place>? { router.host.shown?.routes }

  /// The navigation controller in front.
  var stack: UINavigationController? { user.frontmostNavigation }

  /// Whether columns collapse.
  var isNarrow: Bool {
    get { window.horizontalSizeClass == .compact }
    set { window.horizontalSizeClass = newValue ? .compact : .regular }
  }

  /// The names in the navigation controller in front.
  var names: [String] { stack?.viewControllers.map { $0.title ?? "?" } ?? [] }

  var isAnimating: Bool { !clock.isIdle }

  func page(_ name: String) -> UIViewController? {
    var found: UIViewController?
    router.host.tree.forEachElement { if $0.route.name == name { found = host.screen(of: $0.id) } }
    return found
  }

  func id(_ name: String) -> EntryID? {
    var found: EntryID?
    router.host.tree.forEachElement { if $0.route.name == name { found = $0.id } }
    return found
  }

  /// Checks that everything is at rest, that UIKit shows the router's tree, and that its top can be seen.
  func expectAgreement(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(router.isSettled, sourceLocation: sourceLocation)
    #expect(shown == tree, sourceLocation: sourceLocation)
    #expect(WindowReading.tree(of: window, as: shown) == tree, sourceLocation: sourceLocation)
    #expect(host.visibleScreen?.viewIfLoaded?.window === window, sourceLocation: sourceLocation)
  }
}

extension Navigation {
  var hasFailed: Bool { if case .failed? = currentOutcome { true } else { false } }
}
