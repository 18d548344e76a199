import HeadlessUIKit
import Testing

/// Windows that are hidden and let go of, and what is in them.
@MainActor
struct WindowTests {
  @Test func hidingAndShowingKeepsTheModals() {
    let world = StackWindow("a")
    let cover = world.screen("cover")
    cover.modalPresentationStyle = .fullScreen
    world.stack.present(cover, animated: false)
    cover.present(world.screen("sheet"), animated: false)
    let before = world.window.snapshot()
    world.window.isHidden = true
    #expect(world.log.take().suffix(2) == ["cover willDisappear", "cover didDisappear"])
    world.window.isHidden = false
    #expect(world.window.snapshot() == before)
    world.stack.dismiss(animated: false)
    #expect(world.window.snapshot() == "window\n  stack\n    Screen \"a\" visible")
  }

  @Test func whatAHiddenWindowsCoverUncoversAppearsWithTheWindow() {
    let window = UIWindow()
    let root = Witness("root")
    window.rootViewController = root
    window.makeKeyAndVisible()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    window.isHidden = true
    cover.dismiss(animated: false)
    #expect(root.phase == .hidden)
    window.isHidden = false
    #expect(root.phase == .shown)
    #expect(root.view.window === window)
    #expect(root.faults == [])
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var willShow: (() -> Void)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { willShow.take()?() }
  }

  @Test func whatIsDismissedAsTheOneBelowAppearsDoesNotComeBackWithTheWindow() {
    let world = StackWindow("a")
    let delegate = Delegate()
    let modal = world.screen("m")
    world.stack.delegate = delegate
    world.stack.present(modal, animated: false)
    world.window.isHidden = true
    delegate.willShow = { world.stack.dismiss(animated: false) }
    _ = world.log.take()
    world.window.isHidden = false
    #expect(modal.viewIfLoaded?.window == nil)
    #expect(!world.log.take().contains("m willAppear"))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func whatIsPresentedAsTheWindowGetsAnotherRootAppearsWithTheOldOne(style: UIModalPresentationStyle) {
    let (window, root, modal) = (UIWindow(), Witness("root"), Witness("modal"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    let changing = style == .fullScreen ? root : modal
    changing.interrupts = {
      changing.interrupts = nil
      window.rootViewController = UIViewController()
    }
    modal.modalPresentationStyle = style
    root.present(modal, animated: false)
    #expect(modal.phase == .hidden)
    #expect(modal.viewIfLoaded?.window == nil)
    window.rootViewController = root
    #expect(modal.phase == .shown)
    #expect(modal.view.window === window)
    #expect(root.faults + modal.faults == [])
  }

  @Test func traitsAreThoseOfTheWindow() {
    let world = StackWindow("a", "b")
    #expect(world.stack.topViewController?.traitCollection.horizontalSizeClass == .compact)
    world.window.horizontalSizeClass = .regular
    #expect(world.stack.viewControllers.map(\.traitCollection.horizontalSizeClass) == [.regular, .regular])
    #expect(UIView().traitCollection.horizontalSizeClass == .compact)
  }

  @Test(arguments: [true, false]) func whatComesWhileTheWidthChangesFollowsWhenItHasCome(isTurned: Bool) {
    let world = StackWindow("a")
    let modal = world.screen("m")
    world.window.horizontalSizeClass = .regular
    modal.modalPresentationStyle = .popover
    modal.popoverPresentationController?.sourceView = world.stack.view
    world.stack.present(modal, animated: true)
    world.window.clock.advance(by: 0.1)
    world.window.horizontalSizeClass = .compact
    if isTurned { world.window.horizontalSizeClass = .regular }
    world.window.clock.runUntilIdle()
    #expect(world.window.snapshot().contains(isTurned ? "\n  popover\n" : "\n  sheet\n"))
  }

  @Test func controllersAreReleasedWhenTheyHaveGone() {
    weak var popped: UIViewController?
    weak var dismissed: UIViewController?
    weak var top: UIViewController?
    do {
      let world = StackWindow("a")
      do {
        let (controller, modal) = (world.screen("b"), world.screen("m"))
        (popped, dismissed) = (controller, modal)
        world.stack.pushViewController(controller, animated: true)
        world.window.clock.runUntilIdle()
        world.stack.popViewController(animated: true)
        world.stack.present(modal, animated: true)
        world.window.clock.runUntilIdle()
        world.stack.dismiss(animated: true)
        world.window.clock.runUntilIdle()
      }
      #expect(popped == nil && dismissed == nil)
      top = world.stack.topViewController
    }
    UIApplication.shared.keyWindow?.rootViewController = nil
    #expect(top == nil)
  }
}

/// Modals presented in the context of a stack, or of a screen on it.
@MainActor
struct ContextPresentationTests {
  private let window = UIWindow()
  private let root = UIViewController()
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let cover = UIViewController()

  init() {
    root.addChild(stack)
    root.view.addSubview(stack.view)
    stack.didMove(toParent: root)
    window.rootViewController = root
    window.makeKeyAndVisible()
    cover.modalPresentationStyle = .currentContext
    stack.topViewController?.present(cover, animated: false)
  }

  @Test func itIsInFrontAndTheContainerOutOfTheWindowUntilItGoes() {
    #expect(cover.presentingViewController === stack)
    #expect(window.user.frontmost === cover)
    #expect(stack.view.window == nil && root.view.window === window)
    window.isHidden = true
    cover.dismiss(animated: false)
    window.isHidden = false
    #expect(stack.view.window === window)
    #expect(window.user.frontmost === stack.topViewController)
  }

  @Test(arguments: [true, false])
  func aScreenThatItsStackShowsNoLongerStaysAway(isPopped: Bool) {
    stack.dismiss(animated: false)
    let page = Witness("page")
    page.definesPresentationContext = true
    stack.pushViewController(page, animated: false)
    page.present(cover, animated: false)
    #expect(cover.presentingViewController === page)
    if isPopped {
      stack.popViewController(animated: false)
    } else {
      stack.pushViewController(UIViewController(), animated: false)
    }
    page.dismiss(animated: false)
    #expect(page.presentedViewController == nil)
    #expect(page.phase == .hidden && page.view.window == nil)
    #expect(window.user.frontmost === stack.topViewController)
  }
}
