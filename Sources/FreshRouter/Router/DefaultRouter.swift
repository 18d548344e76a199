import UIKitOperations
public import Waymark

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Makes screens and shows them with the app's ``AppNavigation``, one transition at a time.
///
/// If nothing is under way, a navigation is carried out within the call. During a transition, the app's own
/// or a user's, it waits. Navigations that wait are carried out in the order in which they were asked for.
@preconcurrency @MainActor
public class DefaultRouter: IsRouter {
  /// Makes and shows screens, once it has been registered.
  public var appNavigation: (any AppNavigation)?

  /// Called with what goes wrong: ``NavigationNotSetUp``, or a transition that does not end within the time limit.
  ///
  /// By default, it writes a line to standard error.
  public var onFailure: (any Error) -> Void {
    get { queue.onFailure }
    set { queue.onFailure = newValue }
  }

  private let queue: TransitionQueue
  private var blocks: [(any Navigation) -> Void] = []

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - timer: Measures how long transitions take; the main queue's if `nil`.
  ///   - timeLimit: How long a transition is waited for after a finger has let go of it.
  public init(timer: (any NavigationTimer)? = nil, timeLimit: Duration = .seconds(3)) {
    queue = TransitionQueue(timer: timer ?? MainQueueTimer(), timeLimit: timeLimit, module: "FreshRouter")
  }

  /// Registers what makes and shows screens.
  ///
  /// - Parameter appNavigation: What makes and shows screens from now on.
  public func setupAppNavigation(appNavigation: any AppNavigation) {
    self.appNavigation = appNavigation
  }

  /// Navigates at once, or when the transition under way has ended.
  ///
  /// The screen is made, then shown, then the blocks of
  /// ``didNavigate(block:)`` are called. What the ``AppNavigation`` or the screens ask for in the meantime
  /// belongs to this navigation: it comes before everything that waits, and its blocks are called first.
  ///
  /// If the navigation had to wait and the screen that asked has been popped, it goes on from the top of the
  /// stack that the screen was in. If another has been presented over the screen since, it goes on from a
  /// controller that presents over that one and pushes on the stack of the screen. Without an
  /// ``AppNavigation`` nothing happens but ``onFailure``.
  ///
  /// - Parameters:
  ///   - navigation: Where to go.
  ///   - from: The screen that asks.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  public func navigate(_ navigation: any Navigation, from: UIViewController) {
    queue.add(from: from) { [weak self] place in
      guard let self else { return [] }
      guard let maker = appNavigation else { throw NavigationNotSetUp() }
      let to = maker.viewcontrollerForNavigation(navigation: navigation)
      let from = CoveredScreen.standIn(at: place)
      // Making the screen may have registered another.
      appNavigation?.navigate(navigation, from: from, to: to)
      return [place.occupant, to]
    } completion: { [weak self] in
      for block in self?.blocks ?? [] { block(navigation) }
    }
  }

  /// Calls a block after every navigation, once it has been carried out.
  ///
  /// - Parameter block: What to call; blocks are called in the order in which they were added.
  public func didNavigate(block: @escaping (any Navigation) -> Void) {
    blocks.append(block)
  }
}
