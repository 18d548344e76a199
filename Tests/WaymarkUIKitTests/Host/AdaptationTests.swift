import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Popovers of the router's while the window becomes narrower or wider.
@MainActor
@Suite("Popovers in a window whose width changes")
struct AdaptationTests {
  private func stage(replacing: Bool) -> Stage {
    let stage = Stage(RouteTree("a"), isWide: true)
    stage.window.variant.adaptingReplacesContainer = replacing
    stage.router.present("m", as: .popover)
    stage.rest()
    stage.expectAgreement()
    return stage
  }

  @Test(arguments: [true, false]) func itStaysInTheTreeAndItsStepsGoOn(replacing: Bool) {
    let stage = stage(replacing: replacing)
    for isNarrow in [true, false, true] {
      stage.isNarrow = isNarrow
      stage.rest()
      #expect(stage.tree == RouteTree(.stack("a"), modals: [Modal(.popover, ["m"])]))
      stage.expectAgreement()
    }
    stage.router.push("n")
    stage.rest()
    stage.expectAgreement()
    stage.router.dismiss()
    stage.rest()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func theUserDismissesItAsWhatItIsByThen(replacing: Bool) {
    let stage = stage(replacing: replacing)
    stage.isNarrow = true
    stage.rest()
    #expect(!stage.user.tapOutside())
    #expect(stage.user.pullDown())
    stage.rest()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test(arguments: [true, false], [1, 2]) func otherCodeThatDismissesItIsNoticed(
    replacing: Bool, turns: Int
  ) {
    let stage = stage(replacing: replacing)
    for _ in 0..<turns {
      stage.isNarrow.toggle()
      stage.rest()
    }
    stage.host.rootViewController.dismiss(animated: false)
    stage.rest()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func itIsNoticedThoughItWasCovered(replacing: Bool) {
    let stage = stage(replacing: replacing)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.page("m")?.present(cover, animated: false)
    stage.isNarrow = true
    stage.rest()
    #expect(cover.presentingViewController != nil && !stage.tree.modals.isEmpty)
    stage.host.rootViewController.dismiss(animated: false)
    stage.rest()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }
}
