import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Coordinators that return a controller which is in use already.
@MainActor
struct OddControllerTests {
  private func expectFailure(
    _ navigation: Navigation, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .failed? = navigation.currentOutcome else {
      Issue.record("\(String(describing: navigation.currentOutcome))", sourceLocation: sourceLocation)
      return
    }
  }

  @Test(arguments: [true, false]) func anAlertThatIsPresentedAlreadyIsRefused(animated: Bool) {
    let stage = Stage("a")
    var alert: UIAlertController?
    stage.pages.screen = { [weak stage] place in
      guard place == "x?" else { return nil }
      if let alert { return alert }
      let made = UIAlertController(title: "x?", message: nil, preferredStyle: .alert)
      alert = made
      stage?.host.rootViewController.present(made, animated: animated)
      return made
    }
    let present = stage.router.present("x?", as: .alert)
    stage.rest()
    expectFailure(present)
    #expect(stage.tree == RouteTree("a"))
    stage.host.rootViewController.dismiss(animated: true)
    stage.rest()
    stage.expectAgreement()
  }

  @Test func aModalThatTheAppPresentsItselfIsNotPresentedAgain() {
    let stage = Stage("a")
    stage.pages.onPresent = { [weak stage] in
      if $0.presentingViewController == nil { stage?.host.rootViewController.present($0, animated: true) }
    }
    let present = stage.router.present("m")
    stage.rest()
    #expect(present.currentOutcome != nil)
    #expect(stage.router.isSettled)
    #expect(stage.shown == stage.tree)
    stage.pages.onPresent = nil
    stage.host.rootViewController.dismiss(animated: true)
    stage.rest()
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func aStackThatIsShownAlreadyIsRefused(isInTabs: Bool) throws {
    let stage = Stage("a")
    let same = try #require(stage.stack)
    stage.pages.makeStack = { _ in same }
    let tabs = Container<Place>.tabs(RouteTabs(RouteTab("x"), RouteTab("y")))
    let navigation = isInTabs ? stage.router.setRoot(tabs) : stage.router.present("m")
    stage.rest()
    expectFailure(navigation)
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
    stage.pages.makeStack = nil
    stage.router.present("n")
    stage.rest()
    stage.expectAgreement()
  }

  @Test func whatHoldsTheHostIsNoScreenOfIt() {
    let stage = Stage("a")
    let tabs = UITabBarController()
    let holder = Foreign()
    tabs.viewControllers = [holder]
    stage.window.rootViewController = tabs
    stage.host.embed(in: holder)
    stage.rest()
    for screen in [stage.host.rootViewController, holder, tabs] {
      stage.pages.screen = { $0 == "x" ? screen : nil }
      for navigation in [stage.router.push("x"), stage.router.present("x")] {
        stage.rest()
        expectFailure(navigation)
      }
    }
    #expect(stage.shown == RouteTree("a"))
    #expect(stage.user.frontmost?.title == "a")
  }

  @Test func theRootOfAnotherWindowIsNoScreen() {
    let stage = Stage("a")
    let window = UIWindow()
    let root = Foreign()
    window.rootViewController = root
    window.makeKeyAndVisible()
    stage.pages.screen = { $0 == "x" ? root : nil }
    let push = stage.router.push("x")
    stage.rest()
    expectFailure(push)
    #expect(window.user.frontmost === root)
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func aStackThatAnotherWindowHasTakenComesBack(isStep: Bool) {
    let stage = Stage("a")
    stage.rest()
    let window = UIWindow()
    window.rootViewController = stage.stack
    window.makeKeyAndVisible()
    if isStep {
      stage.router.push("b", options: .unanimated)
    } else {
      stage.window.isHidden = true
      stage.window.isHidden = false
    }
    stage.rest()
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func aStackThatAContainerHasTakenComesBack(isStep: Bool) throws {
    let stage = Stage("a")
    let holder = Foreign()
    let stack = try #require(stage.stack)
    holder.addChild(stack)
    holder.view.addSubview(stack.view)
    stack.didMove(toParent: holder)
    if isStep {
      stage.router.push("b")
    } else {
      stage.window.isHidden = true
      stage.window.isHidden = false
    }
    stage.rest()
    #expect(holder.children.isEmpty)
    stage.expectAgreement()
  }

  @Test func whatStandsInThePlaceOfAStackStays() throws {
    let stage = Stage("a")
    let stack = try #require(stage.stack)
    stack.definesPresentationContext = true
    let foreign = Foreign()
    foreign.modalPresentationStyle = .currentContext
    stage.page("a")?.present(foreign, animated: false)
    stage.router.push("b")
    stage.rest()
    #expect(stage.user.frontmost === foreign)
    foreign.dismiss(animated: false)
    stage.rest()
    stage.expectAgreement()
  }

  /// The modal has gone by the time that the coordinator returns what cannot be shown.
  @Test func whatARebuildHasTakenDownComesBackWhereItFails() throws {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    let same = UINavigationController()
    let faulty = FaultyHost(stage.host)
    stage.router.host.attach(faulty)
    stage.rest()
    stage.pages.makeStack = { _ in same }
    faulty.script = [.error(CancellationError())]
    let set = stage.router.set(RouteTree<Place>(tabs: RouteTab("x"), RouteTab("y")))
    stage.rest()
    expectFailure(set)
    #expect(stage.tree == RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.expectAgreement()
  }

  @Test func whatTheAppDoesBeforeAModalComesIsHeeded() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]), isShown: false)
    var isFirst = true
    stage.pages.onPresent = { [weak stage] _ in
      guard isFirst else { return }
      isFirst = false
      stage?.router.present("n", options: .unanimated)
    }
    stage.window.makeKeyAndVisible()
    stage.rest()
    #expect(stage.tree.modals.map(\.root) == ["m", "n"])
    stage.expectAgreement()
  }

  @Test(arguments: [
    UIModalPresentationStyle.currentContext, .overCurrentContext, .overFullScreen, .custom, .none,
    .automatic, .formSheet, .fullScreen, .popover,
  ]) func aModalMayGetAnotherStyleBeforeItComes(style: UIModalPresentationStyle) {
    let stage = Stage("a")
    stage.pages.onPresent = { $0.modalPresentationStyle = style }
    let present = stage.router.present("m")
    stage.rest()
    #expect(present.currentOutcome == .completed)
    #expect(stage.user.frontmost?.title == "m")
    stage.router.push("n")
    stage.router.present("o", as: .popover)
    stage.rest()
    #expect(stage.user.frontmost?.title == "o")
    stage.router.dismissAll()
    stage.rest()
    #expect(stage.user.frontmost?.title == "a")
    #expect(stage.shown == stage.tree)
  }
}
