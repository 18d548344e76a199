#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Where a screen was when something was asked of it, to find what has taken its place when it can be done.
@MainActor
package final class ScreenPlace {
  /// The stack that the screen was in.
  package private(set) weak var stack: UINavigationController?

  /// What the screen covered: what was below it in its stack, or on top of that where it had left it, else what had presented
  /// it.
  package private(set) weak var below: UIViewController?

  /// What had presented the stack that the screen was in.
  package private(set) weak var stackPresenter: UIViewController?

  /// Whether the screen was on its way out already, where UIKit would have it present nothing.
  private let wasLeaving: Bool

  /// Whether what was asked for could not be done at once.
  package var hasWaited = false

  /// Notes where a screen is.
  ///
  /// - Parameter screen: The screen.
  package init(of screen: UIViewController) {
    stack = screen.navigationController
    stackPresenter = stack?.presentingViewController
    below = Self.below(screen)
    wasLeaving = Self.isLeaving(screen)
  }

  private static func isLeaving(_ screen: UIViewController) -> Bool {
    var next: UIViewController? = screen
    while let current = next {
      if current.isBeingDismissed { return true }
      next = current.parent
    }
    return false
  }

  private static func below(_ screen: UIViewController) -> UIViewController? {
    guard let navigation = screen.navigationController else { return screen.presentingViewController }
    let screens = navigation.viewControllers
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return screens.last }
    return index > 0 ? screens[index - 1] : screen.presentingViewController
  }

  /// The screen, or what is on top of the stack that it was in where it has gone in the meantime.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: What is where the screen was.
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package func occupant(insteadOf screen: UIViewController) -> UIViewController {
    guard !Self.isOnScreen(screen), let stack, Self.isOnScreen(stack) else { return screen }
    return stack.topViewController ?? screen
  }

  /// The screen, or where it has gone in the meantime what can present in its place: what is on top of the stack that it was in,
  /// else what it covered.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: What presents.
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package func presenter(insteadOf screen: UIViewController) -> UIViewController {
    let occupant = occupant(insteadOf: screen)
    if wasLeaving || Self.isOnScreen(occupant) { return occupant }
    return [below, stackPresenter].lazy.compactMap { $0 }.first(where: Self.isOnScreen) ?? screen
  }

  /// Whether a controller belongs to what a window shows, seen or not.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: `true` if it does.
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package static func isOnScreen(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = outermost(of: controller)
    // A modal that fills the screen takes what is below it out of the window.
    while let current = next {
      if current.viewIfLoaded?.window != nil { return true }
      next = current.presentedViewController
    }
    return false
  }

  /// The controller that contains a controller, or has presented what does, and that nothing contains or presents.
  static func outermost(of controller: UIViewController) -> UIViewController {
    var current = controller
    while let next = current.parent ?? current.presentingViewController { current = next }
    return current
  }
}
