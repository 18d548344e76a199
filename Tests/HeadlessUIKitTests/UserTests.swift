import HeadlessUIKit
import Testing

@MainActor
struct UserTests {
  @Test func tapsReachButtonsInFront() {
    let world = StackWindow("a")
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    #expect(!world.window.user.tap(button))
    world.stack.topViewController?.view.addSubview(button)
    #expect(world.window.user.tap(button))
    button.isEnabled = false
    #expect(!world.window.user.tap(button))
    button.isEnabled = true
    world.stack.present(world.screen("m"), animated: true)
    #expect(!world.window.user.tap(button))
    world.window.clock.runUntilIdle()
    #expect(!world.window.user.tap(button))
    #expect(taps == 1)
  }

  @Test func tapsAreIgnoredDuringAPush() {
    let world = StackWindow("a", "b")
    world.stack.pushViewController(world.screen("c"), animated: true)
    #expect(!world.window.user.tapBack())
    #expect(world.window.user.beginSwipeBack() == nil)
    world.window.clock.runUntilIdle()
    #expect(world.window.user.tapBack())
    #expect(world.names == ["a", "b"])
  }

  @Test func barButtonsOfTheTopAreTapped() {
    let world = StackWindow("a", "b")
    var taps = 0
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps += 1 })
    world.stack.viewControllers[0].navigationItem.rightBarButtonItem = item
    #expect(!world.window.user.tap(item))
    world.stack.popViewController(animated: false)
    #expect(world.window.user.tap(item))
    #expect(taps == 1)
  }

  @Test func hiddenBarTakesNoTaps() {
    let world = StackWindow("a")
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [stack, UIViewController()]
    world.window.rootViewController = tabs
    #expect(world.window.user.tapTab(1))
    tabs.tabBar.isHidden = true
    #expect(!world.window.user.tapTab(0))
  }

  @Test func backMenuListsWhatIsBelowNearestFirst() {
    let world = StackWindow("a", "b", "c")
    world.stack.viewControllers[0].navigationItem.title = "Start"
    #expect(world.window.user.backMenu == ["b", "Start"])
    #expect(!world.window.user.longPressBack(pick: 2))
    #expect(world.window.user.longPressBack(pick: 1))
    #expect(world.names == ["a"])
  }

  @Test func actionSheetIsCancelledByATapOutside() {
    let world = StackWindow("a")
    var handled: [String] = []
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in handled.append("Copy") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in handled.append("Cancel") })
    world.stack.present(sheet, animated: false)
    #expect(world.window.user.tapOutside())
    world.window.clock.runUntilIdle()
    #expect(handled == ["Cancel"])
    #expect(world.stack.presentedViewController == nil)
  }

  @Test func alertIsNotDismissedByATapOutsideNorAPull() {
    let world = StackWindow("a")
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    world.stack.present(alert, animated: false)
    #expect(!world.window.user.tapOutside())
    #expect(!world.window.user.pullDown())
    #expect(world.window.user.tapAlert("OK"))
    #expect(!world.window.user.tapAlert("OK"))
  }

  @Test func resistedPullTellsOnlyWhenLetGo() throws {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        attempts += 1
      }
    }
    let world = StackWindow("a")
    let modal = world.screen("m")
    modal.isModalInPresentation = true
    let delegate = Delegate()
    modal.presentationController?.delegate = delegate
    world.stack.present(modal, animated: false)
    let pull = try #require(world.window.user.beginPullDown())
    #expect(pull.isResisted)
    #expect(pull.isHeld)
    #expect(delegate.attempts == 0)
    pull.finish()
    #expect(delegate.attempts == 1)
    #expect(!pull.isHeld)
  }

  @Test func hiddenWindowTakesNoTouches() {
    let world = StackWindow("a", "b")
    world.window.isHidden = true
    #expect(!world.window.user.tapBack())
    #expect(world.window.user.frontmost == nil)
  }
}
