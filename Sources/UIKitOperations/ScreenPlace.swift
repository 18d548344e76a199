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

  /// The controllers that the screen was presented over, the nearest first.
  private let presenters: [Presenter]

  private struct Presenter {
    weak var controller: UIViewController?
  }

  /// Whether what was asked for could not be done at once.
  package var hasWaited = false

  /// Records where a screen is.
  ///
  /// - Parameter screen: The screen.
  package init(of screen: UIViewController) {
    stack = screen.navigationController
    stackPresenter = stack?.presentingViewController
    below = Self.below(screen)
    var presenters: [Presenter] = []
    var next = screen.presentingViewController
    while let current = next {
      presenters.append(Presenter(controller: current))
      next = current.presentingViewController
    }
    self.presenters = presenters
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
  /// top of the stack that it was in, or else what it covered, or what has come over that since.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The controller that presents.
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package func presenter(insteadOf screen: UIViewController) -> UIViewController {
    let occupant = occupant(insteadOf: screen)
    if Self.isOnScreen(occupant) { return occupant }
    let covered = [below] + presenters.lazy.map(\.controller)
    guard var presenter = covered.lazy.compactMap({ $0 }).first(where: Self.isOnScreen) else { return screen }
    // UIKit refuses a second presentation of the same controller, without a word to the completion handler.
    while let presented = presenter.presentedViewController { presenter = presented }
    return presenter
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
