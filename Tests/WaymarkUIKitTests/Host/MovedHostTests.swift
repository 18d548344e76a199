import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// A host that is shown, moved, replaced and shown again at odd moments.
@MainActor @Suite("Hosts that move")
struct MovedHostTests {
  @MainActor
  private struct Made {
    let router = Router<Place>("a")
    func host() -> UIKitHost<Place> { UIKitHost(router: router, coordinator: Pages(Log())) }
  }

  @Test func backToTheFirstHost() {
    let made = Made()
    let first = UIWindow()
    let second = UIWindow()
    let one = made.host()
    let two = made.host()
    one.show(in: first)
    first.makeKeyAndVisible()
    two.show(in: second)
    second.makeKeyAndVisible()
    second.clock.runUntilIdle()
    one.show(in: first)
    first.clock.runUntilIdle()
    made.router.push("b")
    first.clock.runUntilIdle()
    #expect(made.router.shown?.notation == "[a b]")
    #expect(first.user.frontmost?.title == "b")
  }

  @Test(arguments: [Presentation.sheet, .fullScreen], [true, false])
  func backToTheFirstWindow(style: Presentation, keepsModals: Bool) {
    let made = Made()
    let first = UIWindow()
    let second = UIWindow()
    for window in [first, second] { window.variant.keepsModalsOfOldRoot = keepsModals }
    let host = made.host()
    host.show(in: first)
    first.makeKeyAndVisible()
    made.router.present("m", as: style, options: .unanimated)
    // Shown where it is, it stays as it is.
    host.show(in: first)
    #expect(first.user.frontmost?.title == "m")
    for window in [second, first] {
      host.show(in: window)
      window.makeKeyAndVisible()
      first.clock.runUntilIdle()
      second.clock.runUntilIdle()
      #expect(window.rootViewController === host.rootViewController)
    }
    #expect(second.rootViewController == nil)
    made.router.dismiss(options: .unanimated)
    made.router.push("b")
    first.clock.runUntilIdle()
    #expect(made.router.shown?.notation == "[a b]")
    #expect(first.user.frontmost?.title == "b")
  }

  @Test func shownAgainAfterDetach() {
    let made = Made()
    let window = UIWindow()
    let host = made.host()
    host.show(in: window)
    window.makeKeyAndVisible()
    made.router.host.detach()
    made.router.push("b")
    host.show(in: window)
    window.clock.runUntilIdle()
    #expect(made.router.shown?.notation == "[a b]")
    #expect(window.user.frontmost?.title == "b")
  }

  @Test func shownInsideAnObserver() {
    let made = Made()
    let window = UIWindow()
    weak var gone: UIKitHost<Place>?
    made.router.onEvent { event in
      guard gone == nil, case .committed = event.kind else { return }
      let host = made.host()
      gone = host
      host.show(in: window)
      host.show(in: window)
    }
    made.router.push("b")
    window.makeKeyAndVisible()
    window.clock.runUntilIdle()
    #expect(gone != nil)
    #expect(made.router.shown?.notation == "[a b]")
    #expect(window.user.frontmost?.title == "b")
  }

  @Test func shownInsideAGuard() {
    let made = Made()
    let window = UIWindow()
    weak var gone: UIKitHost<Place>?
    made.router.addGuard { _ in
      let host = made.host()
      gone = host
      host.show(in: window)
      host.show(in: window)
      return .allow
    }
    made.router.push("b")
    window.makeKeyAndVisible()
    window.clock.runUntilIdle()
    #expect(gone != nil)
    #expect(made.router.shown?.notation == "[a b]")
    #expect(window.user.frontmost?.title == "b")
  }

  /// The root is put into another container by hand, and the first goes.
  @Test func rootMovedByHandToAnotherContainer() {
    let made = Made()
    let window = UIWindow()
    var old: UIViewController? = UIViewController()
    window.rootViewController = old
    window.makeKeyAndVisible()
    weak var gone: UIKitHost<Place>?
    var root: UIViewController?
    do {
      let host = made.host()
      gone = host
      if let old { host.embed(in: old) }
      root = host.rootViewController
    }
    window.clock.runUntilIdle()
    root?.willMove(toParent: nil)
    root?.view.removeFromSuperview()
    root?.removeFromParent()
    let new = UIViewController()
    window.rootViewController = new
    if let root {
      new.addChild(root)
      new.view.addSubview(root.view)
      root.didMove(toParent: new)
    }
    old = nil
    window.clock.runUntilIdle()
    #expect(gone != nil)
    made.router.push("b")
    window.clock.runUntilIdle()
    #expect(made.router.shown?.notation == "[a b]")
    #expect(window.user.frontmost?.title == "b")
  }

  /// The root of one window becomes the root of another, by hand, and the first goes.
  @Test func rootMovedByHandToAnotherWindow() {
    let made = Made()
    var first: UIWindow? = UIWindow()
    let second = UIWindow()
    weak var gone: UIKitHost<Place>?
    do {
      let host = made.host()
      gone = host
      if let first { host.show(in: first) }
    }
    first?.makeKeyAndVisible()
    let root = first?.rootViewController
    first?.rootViewController = nil
    second.rootViewController = root
    second.makeKeyAndVisible()
    first = nil
    second.clock.runUntilIdle()
    #expect(gone != nil)
    made.router.push("b")
    second.clock.runUntilIdle()
    #expect(made.router.shown?.notation == "[a b]")
  }

  /// A tab of the app's own tab bar controller, as the guide says, attached by the router.
  @Test func placedByHandInATab() {
    weak var goneHost: UIKitHost<Place>?
    weak var goneRouter: Router<Place>?
    var window: UIWindow? = UIWindow()
    do {
      let made = Made()
      let host = made.host()
      goneHost = host
      goneRouter = made.router
      let tabs = UITabBarController()
      tabs.viewControllers = [host.rootViewController, UIViewController()]
      window?.rootViewController = tabs
      made.router.host.attach(host)
      window?.makeKeyAndVisible()
      made.router.push("b")
      window?.clock.runUntilIdle()
      #expect(made.router.shown?.notation == "[a b]")
    }
    window = nil
    #expect(goneHost == nil)
    #expect(goneRouter == nil)
  }

  /// The window of a host is given to another app by hand, and the router goes.
  @Test func routerReplacedInAWindow() {
    let window = UIWindow()
    weak var goneRouter: Router<Place>?
    weak var goneHost: UIKitHost<Place>?
    do {
      let made = Made()
      let host = made.host()
      goneHost = host
      goneRouter = made.router
      made.router.host.attach(host)
      host.show(in: window)
      window.makeKeyAndVisible()
      made.router.push("b")
    }
    do {
      let other = Made()
      other.host().show(in: window)
      window.clock.runUntilIdle()
      #expect(goneHost == nil)
      #expect(goneRouter == nil)
      other.router.push("c")
      window.clock.runUntilIdle()
      #expect(other.router.shown?.notation == "[a c]")
    }
  }

  /// show, then the router keeps it, then the router is told to take another.
  @Test func attachedByHandAfterShow() {
    let made = Made()
    let window = UIWindow()
    weak var gone: UIKitHost<Place>?
    do {
      let host = made.host()
      gone = host
      host.show(in: window)
      window.makeKeyAndVisible()
      made.router.host.attach(host)
    }
    window.clock.runUntilIdle()
    made.router.push("b")
    window.clock.runUntilIdle()
    #expect(gone != nil)
    #expect(made.router.shown?.notation == "[a b]")
    #expect(window.user.frontmost?.title == "b")
    do {
      let other = made.host()
      let elsewhere = UIWindow()
      other.show(in: elsewhere)
    }
    #expect(gone == nil)
  }

  @Test func attachedUnkeptByHandAfterShow() {
    let made = Made()
    let window = UIWindow()
    weak var gone: UIKitHost<Place>?
    do {
      let host = made.host()
      gone = host
      host.show(in: window)
      window.makeKeyAndVisible()
      made.router.host.attach(host, isKept: false)
    }
    window.clock.runUntilIdle()
    #expect(gone != nil)
    made.router.push("b")
    window.clock.runUntilIdle()
    #expect(made.router.shown?.notation == "[a b]")
  }

  @Test func twoInOneContainer() {
    let window = UIWindow()
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let one = Made()
    let two = Made()
    one.host().embed(in: parent)
    two.host().embed(in: parent)
    window.clock.runUntilIdle()
    one.router.push("b")
    two.router.push("c")
    window.clock.runUntilIdle()
    #expect(one.router.shown?.notation == "[a b]")
    #expect(two.router.shown?.notation == "[a c]")
  }

  @Test func anotherHostInTheMiddleOfAStep() {
    let made = Made()
    let window = UIWindow()
    window.makeKeyAndVisible()
    weak var gone: UIKitHost<Place>?
    do {
      let host = made.host()
      gone = host
      host.show(in: window)
    }
    window.clock.runUntilIdle()
    let pushed = made.router.push("b")
    made.host().show(in: window)
    #expect(gone == nil)
    window.clock.runUntilIdle()
    #expect(made.router.shown?.notation == "[a b]")
    #expect(window.user.frontmost?.title == "b")
    #expect(pushed.currentOutcome == .completed)
  }

  /// A host embedded in a screen of another router's host, closed with it.
  @Test func aHostInsideAScreenGoesWithIt() {
    let outer = Made()
    let window = UIWindow()
    outer.host().show(in: window)
    window.makeKeyAndVisible()
    weak var goneHost: UIKitHost<Place>?
    weak var goneRouter: Router<Place>?
    outer.router.push("b")
    window.clock.runUntilIdle()
    do {
      let inner = Made()
      let host = inner.host()
      goneHost = host
      goneRouter = inner.router
      let screen = window.user.frontmost
      #expect(screen?.title == "b")
      if let screen { host.embed(in: screen) }
      // Somebody keeps the router as long as the screen is there.
      (screen as? Page)?.onAppear = { _ in _ = inner.router.tree }
      inner.router.push("c")
      window.clock.runUntilIdle()
      #expect(inner.router.shown?.notation == "[a c]")
    }
    #expect(goneHost != nil)
    outer.router.pop()
    window.clock.runUntilIdle()
    #expect(goneHost == nil)
    #expect(goneRouter == nil)
  }
}
