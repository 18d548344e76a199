import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Coordinators that return a controller which is in use already.
@MainActor
struct OddControllerTests {
  private func expectFailure(
    _ navigation: Navigation<Place>, sourceLocation: SourceLocation = #_sourceLocation
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

  /// The modal has gone by the time that the coordinator returns what cannot be shown.
  @Test func whatARebuildHasTakenDownComesBackWhereItFails() throws {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    let same = UINavigationController()
    let faulty = FaultyHost(stage.host)
    stage.router.attach(faulty)
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
