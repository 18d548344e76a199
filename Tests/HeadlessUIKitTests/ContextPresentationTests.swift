import HeadlessUIKit
import Testing

/// What is presented in the context of a container that lies in another.
@MainActor
struct ContextPresentationTests {
  private let window = UIWindow()
  private let root = UIViewController()
  private let stack: UINavigationController
  private let cover = UIViewController()

  init() {
    stack = UINavigationController(rootViewController: UIViewController())
    root.addChild(stack)
    root.view.addSubview(stack.view)
    stack.didMove(toParent: root)
    window.rootViewController = root
    window.makeKeyAndVisible()
    cover.modalPresentationStyle = .currentContext
    stack.topViewController?.present(cover, animated: false)
  }

  @Test func itIsInFrontAndTheContainerOutOfTheWindow() {
    #expect(cover.presentingViewController === stack)
    #expect(window.user.frontmost === cover)
    #expect(stack.view.window == nil)
    #expect(root.view.window === window)
  }

  @Test func theRestComesBackWithTheWindow() {
    window.isHidden = true
    window.isHidden = false
    #expect(root.view.window === window)
    #expect(window.user.frontmost === cover)
    #expect(cover.view.window === window)
  }

  @Test func theContainerComesBackThoughTheDismissalWasOffTheScreen() {
    window.isHidden = true
    cover.dismiss(animated: false)
    window.isHidden = false
    #expect(stack.view.window === window)
    #expect(window.user.frontmost === stack.topViewController)
  }

  /// What was taken from its container, or lies below another there, does not come back with what goes from above it.
  @Test(arguments: [true, false])
  func aScreenThatItsStackShowsNoLongerStaysAway(isPopped: Bool) {
    stack.dismiss(animated: false)
    let page = Counting()
    page.definesPresentationContext = true
    stack.pushViewController(page, animated: false)
    let other = UIViewController()
    other.modalPresentationStyle = .currentContext
    page.present(other, animated: false)
    #expect(other.presentingViewController === page)
    if isPopped {
      stack.popViewController(animated: false)
    } else {
      stack.pushViewController(UIViewController(), animated: false)
    }
    page.calls = []
    page.dismiss(animated: false)
    #expect(page.presentedViewController == nil)
    #expect(page.calls == [])
    #expect(page.view.window == nil)
    #expect(window.user.frontmost === stack.topViewController)
  }

  /// A column that is hidden takes along what covers another, which lay on its stack.
  @Test(arguments: [true, false])
  func whatAModalCoversComesBackThoughItsTopmostIsOffTheScreen(isAnimated: Bool) {
    stack.dismiss(animated: false)
    let split = UISplitViewController(style: .doubleColumn)
    let second = UINavigationController(rootViewController: UIViewController())
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(second, for: .secondary)
    split.modalPresentationStyle = .fullScreen
    root.present(split, animated: false)
    let other = UIViewController()
    other.modalPresentationStyle = .overCurrentContext
    second.present(other, animated: false)
    window.horizontalSizeClass = .regular
    split.hide(.primary)
    window.clock.runUntilIdle()
    #expect(other.presentingViewController === second)
    #expect(other.view.window == nil)
    root.dismiss(animated: isAnimated)
    window.clock.runUntilIdle()
    #expect(root.view.window === window)
    #expect(window.user.frontmost === stack.topViewController)
  }

  /// A container that is only just appearing takes a child along.
  @Test func aChildThatIsAddedWhileItsParentAppearsHasAppearedWithIt() {
    stack.dismiss(animated: false)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    root.dismiss(animated: true)
    let child = Counting()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(child.calls == ["willAppear"])
    window.clock.runUntilIdle()
    #expect(child.calls == ["willAppear", "didAppear"])
  }
}

private final class Counting: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }

  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
}
