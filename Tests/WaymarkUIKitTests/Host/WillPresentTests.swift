import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// What the app does just before a modal comes, or as it appears.
@MainActor
struct WillPresentTests {
  /// What was to lie over it goes with it.
  @Test(arguments: [true, false]) func theModalBelowIsDismissed(animated: Bool) {
    let stage = Stage(RouteTree("a"))
    stage.router.present("m")
    stage.settle()
    stage.pages.onPresent = { [weak stage] _ in
      stage?.pages.onPresent = nil
      stage?.host.rootViewController.dismiss(animated: animated)
    }
    let navigation = stage.router.present("n")
    stage.rest()
    guard case .superseded? = navigation.currentOutcome else {
      Issue.record("\(String(describing: navigation.currentOutcome))")
      return
    }
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  /// As it appears it is dismissed with all that lie below it.
  @Test(arguments: [true, false]) func itGoesWithTheModalBelow(endsAtOnce: Bool) {
    for (animated, style) in [
      (true, Presentation.sheet), (false, .sheet), (true, .fullScreen), (false, .fullScreen),
    ] {
      let stage = Stage(RouteTree("a"))
      stage.clock.endsUnanimatedAtOnce = endsAtOnce
      stage.router.present("m")
      stage.settle()
      stage.pages.onPresent = { [weak stage] _ in
        guard let stage, let page = stage.page("n") as? Page else { return }
        page.calls[.didAppear] = { stage.host.rootViewController.dismiss(animated: false) }
      }
      let navigation = stage.router.present("n", as: style, options: animated ? .init() : .unanimated)
      stage.rest()
      #expect(navigation.currentOutcome != nil)
      #expect(stage.tree == RouteTree("a"))
      stage.expectAgreement()
    }
  }

  /// The rebuild that comes with that presents it too.
  @Test(arguments: [true, false]) func theHostIsAttachedAgain(endsAtOnce: Bool) {
    let stage = Stage(RouteTree("a"))
    stage.clock.endsUnanimatedAtOnce = endsAtOnce
    stage.pages.onPresent = { [weak stage] _ in
      guard let stage else { return }
      stage.pages.onPresent = nil
      stage.router.host.attach(stage.host)
    }
    // A transition of the app's has the step wait until the router is not at work.
    stage.page("a")?.present(Foreign(), animated: true)
    stage.router.present("m", as: .fullScreen, options: .unanimated)
    stage.rest()
    #expect(stage.page("m")?.viewIfLoaded?.window != nil)
    stage.router.push("b")
    stage.rest()
    #expect(stage.names == ["m", "b"])
    #expect(stage.shown == stage.tree)
  }

  /// Nor that of a dismissal, after which there is more to do.
  @Test(arguments: [true, false], [true, false])
  func theScreenIsLockedAsARebuildUncoversAnother(endsAtOnce: Bool, isFullScreen: Bool) throws {
    let style: Presentation = isFullScreen ? .fullScreen : .sheet
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(style, ["m"]), Modal(style, ["n"])]))
    stage.clock.endsUnanimatedAtOnce = endsAtOnce
    let locked = UIViewController()
    let faulty = FaultyHost(stage.host)
    stage.router.host.attach(faulty)
    stage.settle()
    let page = try #require(stage.page(isFullScreen ? "m" : "n") as? Page)
    page.calls[isFullScreen ? .willAppear : .willDisappear] = { [weak page] in
      page?.calls = [:]
      stage.window.rootViewController = locked
    }
    faulty.script = [.error(HostError.routerMissing)]
    stage.router.edit { tree in
      tree.dismiss()
      tree.present("o", as: style)
    }
    stage.rest()
    #expect(stage.window.rootViewController === locked)
    stage.window.rootViewController = stage.host.rootViewController
    stage.rest()
    #expect(stage.tree.modals.map(\.root) == ["m", "o"])
    stage.expectAgreement()
  }

  /// UIKit need not call the completion of a presentation whose window goes in the middle.
  @Test(arguments: [true, false], [true, false])
  func theWindowIsHiddenAsItAppearsInARebuild(endsAtOnce: Bool, hidingMakesDisappear: Bool) {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.clock.endsUnanimatedAtOnce = endsAtOnce
    stage.window.variant.hidingMakesDisappear = hidingMakesDisappear
    stage.pages.screen = { $0 == "x" ? UISplitViewController(style: .doubleColumn) : nil }
    // What fails in a rebuild too has the next navigation begin with one.
    stage.router.present("x", as: .fullScreen)
    stage.rest()
    stage.pages.onPresent = { [weak stage] _ in
      guard let page = stage?.host.visibleScreen as? Page else { return }
      page.calls[.willAppear] = { [weak page] in
        page?.calls = [:]
        stage?.window.isHidden = true
      }
    }
    let navigation = stage.router.present("p", as: .fullScreen, options: .unanimated)
    stage.pages.onPresent = nil
    stage.rest()
    stage.window.isHidden = false
    stage.rest()
    #expect(navigation.currentOutcome == .completed)
    #expect(stage.tree.modals.map(\.root) == ["m", "p"])
    stage.expectAgreement()
  }
}
