import HeadlessUIKit
import Testing

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
    #expect(
      world.window.snapshot() == """
        window
          stack
            Screen "a" visible
        """)
  }

  /// Where UIKit's calls tell the app that a stack is about to be shown.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var willShow: (() -> Void)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      willShow.take()?()
    }
  }

  /// A dismissal that a finger holds.
  private final class Held: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let finger = UIPercentDrivenInteractiveTransition()

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      UIView.animate(
        withDuration: 0.2, animations: {},
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  @Test(arguments: [false, true])
  func aDismissalThatBeginsAsTheWindowIsShownEndsByItself(isGivenUp: Bool) {
    let world = StackWindow("a")
    let (delegate, held) = (Delegate(), Held())
    let sheet = UINavigationController(rootViewController: world.screen("m"))
    sheet.delegate = delegate
    sheet.transitioningDelegate = held
    world.stack.present(sheet, animated: false)
    world.window.isHidden = true
    delegate.willShow = { world.stack.dismiss(animated: true) }
    _ = world.log.take()
    world.window.isHidden = false
    #expect(sheet.isBeingDismissed)
    #expect(!world.log.take().contains("m didAppear"))
    if isGivenUp { held.finger.cancel() } else { held.finger.finish() }
    world.window.clock.runUntilIdle()
    #expect(world.log.take() == (isGivenUp ? ["m willAppear", "m didAppear"] : []))
    #expect((world.stack.presentedViewController == nil) != isGivenUp)
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

  /// A child that another one brings as it appears is put into a view that is in no window yet.
  @Test func aChildThatComesAsAnotherAppearsWithTheWindowAppearsToo() {
    let log = Log()
    let window = UIWindow()
    let (root, came) = (UIViewController(), Screen("b", log))
    let stack = UINavigationController(rootViewController: UIViewController())
    let delegate = Delegate()
    stack.delegate = delegate
    delegate.willShow = {
      root.addChild(came)
      root.view.addSubview(came.view)
      came.didMove(toParent: root)
      stack.view.removeFromSuperview()
      stack.removeFromParent()
    }
    root.addChild(stack)
    root.view.addSubview(stack.view)
    stack.didMove(toParent: root)
    window.rootViewController = root
    _ = log.take()
    window.makeKeyAndVisible()
    #expect(
      log.take() == ["b willMove", "b load", "b didMove", "b willAppear", "b isAppearing", "b didAppear"])
  }

  /// It has no view in the window by then, so that only the parent is taken away.
  @Test func aChildThatIsTakenOutAsItAppearsAndComesBackHasAppeared() {
    let window = UIWindow()
    let (root, child) = (UIViewController(), Witness("child"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    child.interrupts = { [weak child] in
      child?.interrupts = nil
      child?.view.removeFromSuperview()
      child?.removeFromParent()
    }
    for _ in 0..<2 {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(child.phase == .shown)
    #expect(child.view.window === window)
    #expect(child.faults == [])
    child.view.removeFromSuperview()
    #expect(child.phase == .hidden)
  }

  @Test func traitsAreThoseOfTheWindow() {
    let world = StackWindow("a", "b")
    #expect(world.stack.topViewController?.traitCollection.horizontalSizeClass == .compact)
    world.window.horizontalSizeClass = .regular
    #expect(world.stack.topViewController?.traitCollection.horizontalSizeClass == .regular)
    #expect(world.stack.viewControllers[0].traitCollection.horizontalSizeClass == .regular)
    #expect(UIView().traitCollection.horizontalSizeClass == .compact)
  }

  @Test func newRootTakesTheOldOnesModalsOffTheScreen() {
    let world = StackWindow("a")
    let modal = world.screen("m")
    world.stack.present(modal, animated: true)
    let next = world.screen("next")
    world.window.rootViewController = next
    #expect(modal.viewIfLoaded?.window == nil)
    #expect(next.viewIfLoaded?.window === world.window)
    #expect(world.window.clock.runUntilIdle())
    #expect(world.window.snapshot() == "window\n  Screen \"next\" visible")
  }

  @Test func stackIsReleasedWithItsWindow() {
    weak var leaked: UIViewController?
    weak var leakedModal: UIViewController?
    do {
      let world = StackWindow("a")
      let pushed = world.screen("b")
      leaked = pushed
      world.stack.pushViewController(pushed, animated: true)
      let modal = world.screen("m")
      leakedModal = modal
      modal.presentationController?.delegate = nil
      world.stack.present(modal, animated: true)
      world.window.clock.runUntilIdle()
    }
    UIApplication.shared.keyWindow?.rootViewController = nil
    #expect(leaked == nil)
    #expect(leakedModal == nil)
  }

  @Test func poppedAndDismissedControllersAreReleased() {
    let world = StackWindow("a")
    weak var popped: UIViewController?
    weak var dismissed: UIViewController?
    do {
      let controller = world.screen("b")
      popped = controller
      world.stack.pushViewController(controller, animated: true)
      world.window.clock.runUntilIdle()
      world.stack.popViewController(animated: true)
      let modal = world.screen("m")
      dismissed = modal
      modal.presentationController?.delegate = nil
      world.stack.present(modal, animated: true)
      world.window.clock.runUntilIdle()
      world.stack.dismiss(animated: true)
      world.window.clock.runUntilIdle()
    }
    #expect(popped == nil)
    #expect(dismissed == nil)
  }
}

@MainActor
struct HiddenWindowTests {
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

  /// The first call in the middle, or the last.
  @Test(arguments: [Witness.Phase.disappearing, .hidden], [true, false])
  func aWindowThatIsShownAgainAsItIsHiddenIsSeen(phase: Witness.Phase, hasModal: Bool) {
    let window = UIWindow()
    let (root, modal) = (Witness("root"), Witness("modal"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    if hasModal { root.present(modal, animated: false) }
    root.interrupts = { [weak root] in
      guard root?.phase == phase else { return }
      root?.interrupts = nil
      window.isHidden = false
    }
    window.isHidden = true
    #expect(root.interrupts == nil)
    #expect(!window.isHidden)
    for witness in hasModal ? [root, modal] : [root] {
      #expect(witness.phase == .shown)
      #expect(witness.view.window === window)
      #expect(witness.faults == [])
    }
  }

  /// Before anything of it has gone.
  @Test func aWindowThatIsShownAgainAtTheEndOfATransitionIsSeen() {
    let window = UIWindow()
    let (root, modal) = (Witness("root"), Witness("modal"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(modal, animated: false)
    root.dismiss(animated: true) { window.isHidden = false }
    window.isHidden = true
    #expect(!window.isHidden)
    #expect(modal.phase == .hidden)
    #expect(root.phase == .shown)
    #expect(root.view.window === window)
  }

  @Test(arguments: [Witness.Phase.disappearing, .hidden])
  func theRootThatIsSetLastIsSeen(phase: Witness.Phase) {
    let window = UIWindow()
    let (old, between, new) = (Witness("old"), Witness("between"), Witness("new"))
    window.rootViewController = old
    window.makeKeyAndVisible()
    old.interrupts = { [weak old] in
      guard old?.phase == phase else { return }
      old?.interrupts = nil
      window.rootViewController = between
    }
    window.rootViewController = new
    #expect(window.rootViewController === new)
    #expect([old, between, new].map(\.phase) == [.hidden, .hidden, .shown])
    #expect(new.view.window === window)
    #expect([old, between].allSatisfy { $0.view.window == nil })
  }

  @Test func aWindowTellsWhenItIsShownAndHidden() {
    let window = UIWindow()
    let names = Names()
    let tokens = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.all.append(name) }
      }
    }
    window.isHidden = false
    window.isHidden = true
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(names.all == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification"])
  }
}

@MainActor
private final class Names {
  var all: [String] = []
}
