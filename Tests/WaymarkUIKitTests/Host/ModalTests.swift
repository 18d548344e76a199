import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// How sheets and popovers look, also while the width changes.
@MainActor
struct ModalTests {
  @Test(arguments: [true, false])
  func anchorsInTheWindowComeFromTheCoordinator(isInWindow: Bool) throws {
    let view = UIView()
    let stage = Stage(
      RouteTree("a"),
      prepare: { pages in
        pages.anchor = { screen in
          if screen.title == "a", isInWindow { screen.view.addSubview(view) }
          return screen.title == "a" ? PopoverAnchor(view, arrows: .up) : nil
        }
      })
    stage.window.horizontalSizeClass = .regular
    stage.router.present("p", as: .popover)
    stage.settle()
    let popover = stage.host.rootViewController.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView === (isInWindow ? view : stage.page("a")?.view))
    #expect(popover?.permittedArrowDirections == (isInWindow ? .up : []))
  }

  @Test func theCoordinatorMayChangeAModalBeforeItComes() {
    let stage = Stage("a")
    stage.pages.onPresent = { $0.modalPresentationStyle = .formSheet }
    let present = stage.router.present("m")
    stage.rest()
    #expect(present.currentOutcome == .completed)
    #expect(stage.host.rootViewController.presentedViewController?.modalPresentationStyle == .formSheet)
    stage.router.dismiss()
    stage.rest()
    stage.expectAgreement()
  }

  // MARK: Popovers

  /// UIKit may put what adapts into another container view.
  private func popover(replacing: Bool) -> Stage {
    let stage = Stage(RouteTree("a"), isWide: true)
    stage.window.variant.adaptingReplacesContainer = replacing
    stage.router.present("m", as: .popover)
    stage.rest()
    stage.expectAgreement()
    return stage
  }

  @Test(arguments: [true, false]) func aPopoverStaysOneInTheTreeAndItsStepsGoOn(replacing: Bool) {
    let stage = popover(replacing: replacing)
    for isNarrow in [true, false, true] {
      stage.isNarrow = isNarrow
      stage.rest()
      #expect(stage.tree == RouteTree(.stack("a"), modals: [Modal(.popover, ["m"])]))
      stage.expectAgreement()
    }
    stage.router.push("n")
    stage.rest()
    stage.expectAgreement()
    #expect(!stage.user.tapOutside())
    #expect(stage.user.pullDown(), "it is a sheet by then")
    stage.rest()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }
}
