#if canImport(UIKit) && !os(watchOS)
  package import UIKit
#else
  package import HeadlessUIKit
#endif

/// A screen that asks for an operation, and where it was then, to find what stands in for it if the operation has to wait.
@MainActor
package final class ScreenPlace {
  /// The screen.
  package let screen: UIViewController

  /// The stack that the screen was in.
  package let stack: UINavigationController?

  /// The controller below the screen in its stack, or the top of the stack if the screen had left that, or else the controller that had
  /// presented it.
  package let below: UIViewController?

  /// The controllers that the screen was presented over, the nearest first.
  package let presenters: [UIViewController]

  /// The controller that was presented over the screen already.
  private let cover: UIViewController?

  /// Whether the operation could not be carried out at once.
  package internal(set) var hasWaited = false

  init(of screen: UIViewController) {
    self.screen = screen
    stack = screen.navigationController
    cover = screen.presentedViewController
    presenters = Array(
      sequence(first: screen) { $0.presentingViewController }.dropFirst())
    below = Self.below(screen)
  }

  private static func below(_ screen: UIViewController) -> UIViewController? {
    guard let navigation = screen.navigationController else { return screen.presentingViewController }
    let screens = navigation.viewControllers
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return screens.last }
    return index > 0 ? screens[index - 1] : screen.presentingViewController
  }

  /// The screen or, if it has gone while the operation waited, the top of the stack that it was in.
  ///
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package var occupant: UIViewController {
    guard hasWaited, !Self.isOnScreen(screen), let stack, Self.isOnScreen(stack) else { return screen }
    return stack.topViewController ?? screen
  }

  /// The controller that presents for the screen.
  ///
  /// While the operation waited, the screen may have gone; what it covered presents then. Or another may have come over the screen; that
  /// one presents then, because UIKit refuses a second presentation without a word to the completion handler. What was over the screen
  /// already when it asked is in its way, as without waiting.
  ///
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package var presenter: UIViewController {
    let places = [occupant, below].compactMap { $0 } + presenters
    guard hasWaited, var presenter = places.first(where: Self.isOnScreen) else { return screen }
    if presenter === screen, screen.presentedViewController === cover { return screen }
    while let presented = presenter.presentedViewController { presenter = presented }
    return presenter
  }

  /// Whether a controller belongs to what a window shows, visible or not.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: `true` if it does.
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package static func isOnScreen(_ controller: UIViewController) -> Bool {
    // A modal that fills the screen removes the views below it from the window.
    sequence(first: outermost(of: controller)) { $0.presentedViewController }
      .contains { $0.viewIfLoaded?.window != nil }
  }

  /// The outermost controller around a controller, through containers and presentations.
  static func outermost(of controller: UIViewController) -> UIViewController {
    var current = controller
    while let next = current.parent ?? current.presentingViewController { current = next }
    return current
  }
}
