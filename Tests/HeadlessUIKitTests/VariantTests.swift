import HeadlessUIKit
import Testing

/// The questions that Apple's documentation leaves open, answered in the other way.
@MainActor
struct VariantTests {
  @Test func modalsOfAnOldRootStayInTheWindow() {
    let world = StackWindow("a")
    world.window.variant.keepsModalsOfOldRoot = true
    let modal = world.screen("m")
    world.stack.present(modal, animated: false)
    _ = world.log.take()
    let next = world.screen("next")
    world.window.rootViewController = next
    #expect(modal.viewIfLoaded?.window === world.window)
    #expect(world.stack.viewIfLoaded?.window == nil)
    #expect(!world.log.take().contains { $0.hasPrefix("m ") })
    world.window.rootViewController = world.stack
    #expect(world.window.user.frontmost === modal)
    world.stack.dismiss(animated: false)
    #expect(world.window.snapshot() == "window\n  stack\n    Screen \"a\" visible")
  }

  @Test func hidingMayMakeNoCalls() {
    let world = StackWindow("a")
    world.window.variant.hidingMakesDisappear = false
    world.stack.pushViewController(world.screen("b"), animated: true)
    _ = world.log.take()
    world.window.isHidden = true
    #expect(world.log.take() == [])
    world.window.clock.runUntilIdle()
    #expect(world.log.take().contains("b didAppear"))
    world.window.isHidden = false
    #expect(world.log.take() == [])
  }

  @Test func aPullMayBeNoTransitionUntilItIsLetGo() throws {
    let world = StackWindow("a")
    world.window.variant.pullIsTransition = false
    let modal = world.screen("m")
    world.stack.present(modal, animated: false)
    _ = world.log.take()
    let pull = try #require(world.window.user.beginPullDown())
    #expect(pull.isHeld && !modal.isBeingDismissed && modal.transitionCoordinator == nil)
    pull.cancel()
    #expect(!pull.isHeld && world.log.take() == [])
    #expect(world.window.user.pullDown())
    #expect(modal.isBeingDismissed)
    world.window.clock.runUntilIdle()
    #expect(world.window.user.frontmost !== modal)
  }

  @Test func whatAdaptsToAWidthMayGetAnotherContainer() {
    let world = StackWindow("a")
    let modal = world.screen("m")
    world.window.variant.adaptingReplacesContainer = true
    world.window.horizontalSizeClass = .regular
    modal.modalPresentationStyle = .popover
    modal.popoverPresentationController?.sourceView = world.stack.view
    world.stack.present(modal, animated: false)
    let manager = modal.presentationController
    let old = manager?.containerView
    _ = world.log.take()
    world.window.horizontalSizeClass = .compact
    #expect(old?.window == nil && manager?.containerView !== old)
    #expect(modal.view.superview === manager?.containerView && modal.view.window === world.window)
    #expect(world.log.take() == [])
  }

  @Test func onlyOneOfAChainMayBeBeingDismissed() {
    for (variant, expected) in [(UIKitVariant.Dismissed.lowest, [true, false]), (.top, [false, true])] {
      let world = StackWindow("a")
      world.window.variant.dismissed = variant
      let lower = world.screen("lower")
      let upper = world.screen("upper")
      world.stack.present(lower, animated: false)
      lower.present(upper, animated: false)
      world.stack.dismiss(animated: true)
      #expect([lower, upper].map(\.isBeingDismissed) == expected)
      world.window.clock.runUntilIdle()
      #expect([lower, upper].map(\.isBeingDismissed) == [false, false])
    }
  }

  @Test func theBackMenuMayAskTheBar() {
    let judge = JudgingStack(nibName: nil, bundle: nil)
    judge.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    let window = UIWindow()
    window.rootViewController = judge
    window.makeKeyAndVisible()
    window.variant.menuAsksBar = true
    #expect(!window.user.longPressBack(pick: 1))
    #expect(judge.asked == 1)
    window.variant.menuAsksBar = false
    #expect(window.user.longPressBack(pick: 1))
    #expect(judge.asked == 1)
  }
}

/// A stack that does not go back by its bar.
private final class JudgingStack: UINavigationController, UINavigationBarDelegate {
  var asked = 0

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked += 1
    return false
  }
}
