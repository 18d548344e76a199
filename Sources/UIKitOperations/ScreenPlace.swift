#if canImport(UIKit) && !os(watchOS)
  package import UIKit
#else
  package import HeadlessUIKit
#endif

/// Where a screen was when it was asked for something, to find what has replaced it when that can be done.
@MainActor
package final class ScreenPlace {
  /// The stack that the screen was in.
  package private(set) weak var stack: UINavigationController?

  /// What the screen covered: the controller below it in its stack, or the top of the stack if it had left
  /// that, or else the controller that had presented it.
  package private(set) weak var below: UIViewController?

  /// The controller that had presented the stack that the screen was in.
  package private(set) weak var stackPresenter: UIViewController?

  /// Whether the screen was already being dismissed, so that UIKit would not let it present anything.
  private let wasLeaving: Bool

  /// Whether what was asked for could not be done at once.
  package var hasWaited = false

  /// Records where a screen is.
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

  /// Returns the screen or, if it has gone in the meantime, the top of the stack that it was in.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The controller in the place of the screen.
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package func occupant(insteadOf screen: UIViewController) -> UIViewController {
    guard !Self.isOnScreen(screen), let stack, Self.isOnScreen(stack) else { return screen }
    return stack.topViewController ?? screen
  }

  /// Returns the screen or, if it has gone in the meantime, a controller that can present in its place: the
  /// top of the stack that it was in, or else what it covered.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The controller that presents.
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package func presenter(insteadOf screen: UIViewController) -> UIViewController {
    let occupant = occupant(insteadOf: screen)
    if wasLeaving || Self.isOnScreen(occupant) { return occupant }
    return [below, stackPresenter].lazy.compactMap { $0 }.first(where: Self.isOnScreen) ?? screen
  }

  /// Whether a controller belongs to what a window shows, visible or not.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: `true` if it does.
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package static func isOnScreen(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = outermost(of: controller)
    // A modal that fills the screen removes the views below it from the window.
    while let current = next {
      if current.viewIfLoaded?.window != nil { return true }
      next = current.presentedViewController
    }
    return false
  }

  /// The outermost controller around a controller, through containers and presentations.
  static func outermost(of controller: UIViewController) -> UIViewController {
    var current = controller
    while let next = current.parent ?? current.presentingViewController { current = next }
    return current
  }
}
