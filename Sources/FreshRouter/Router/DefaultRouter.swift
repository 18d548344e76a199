import UIKitOperations
import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Makes screens and shows them by the app's ``AppNavigation``, one transition at a time.
///
/// A navigation is carried out within the call when nothing is under way. During a transition, the app's own or a
/// user's, it waits for its end; navigations that wait are carried out in the order in which they were asked for.
@preconcurrency @MainActor
public class DefaultRouter: IsRouter {
  /// What makes and shows screens, once it has been registered.
  public var appNavigation: (any AppNavigation)?

  /// The router underneath: its events tell of every transition, its tree which navigations have come since nothing was
  /// under way.
  public let engine: Waymark.Router<NavigationOperation>

  /// What carries navigations out for the engine, to put another host between: `engine.attach(Wrapper(host))`.
  public var host: any NavigationHost<NavigationOperation> { operations }

  private let operations: UIKitOperationHost
  private var blocks: [(any Navigation) -> Void] = []

  /// Makes a router.
  ///
  /// - Parameter configuration: The engine's time-out, timer and limits. Every navigation is carried out in turn,
  ///   whatever policy it names.
  public init(configuration: RouterConfiguration<NavigationOperation> = RouterConfiguration()) {
    operations = UIKitOperationHost()
    engine = operations.makeRouter(configuration)
  }

  /// Registers what makes and shows screens.
  ///
  /// - Parameter appNavigation: What makes and shows screens from now on.
  public func setupAppNavigation(appNavigation: any AppNavigation) {
    self.appNavigation = appNavigation
  }

  /// Goes somewhere: now, or when the transition under way has ended.
  ///
  /// The screen is made, then shown, then the blocks of ``didNavigate(block:)`` are called. What is asked for in the
  /// meantime by the ``AppNavigation`` or by the screens belongs inside: it comes before all that waits, and its blocks
  /// are called first.
  ///
  /// Where the navigation had to wait and the screen that asked has been popped, it goes on from the top of the stack
  /// that it was in. Without an ``AppNavigation`` nothing happens, and ``NavigationNotSetUp`` is told as an event;
  /// ``NavigationNotShown`` where the screen that asked could show nothing.
  ///
  /// - Parameters:
  ///   - navigation: Where to go.
  ///   - from: The screen that asks.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  public func navigate(_ navigation: any Navigation, from: UIViewController) {
    let place = ScreenPlace(of: from)
    let operation = UIKitOperation(
      around: [from],
      { [weak self] in
        // Where it had to wait, the screen may have gone.
        let from = place.occupant(insteadOf: from)
        guard let to = try self?.carryOut(navigation, from) else { return [] }
        return [from, to]
      },
      completion: { [weak self] in
        for block in self?.blocks ?? [] { block(navigation) }
      })
    operations.enqueue(NavigationOperation(operation, name: navigation.operationName))
  }

  /// Has a block called after every navigation, once the screen is being shown; not after one that could not show it.
  ///
  /// - Parameter block: What to call; blocks are called in the order in which they were added.
  public func didNavigate(block: @escaping (any Navigation) -> Void) {
    blocks.append(block)
  }

  private func carryOut(_ navigation: any Navigation, _ from: UIViewController) throws -> UIViewController {
    guard let maker = appNavigation else { throw NavigationNotSetUp() }
    let to = maker.viewcontrollerForNavigation(navigation: navigation)
    let isFree = ScreenPlace.isOnScreen(from) && from.presentedViewController == nil
    let before = isFree ? nil : ScreenShape(around: [from])
    // Making the screen may have registered another.
    appNavigation?.navigate(navigation, from: from, to: to)
    if let before, !ScreenPlace.isOnScreen(to), before == ScreenShape(around: [from]) {
      // An app may mean to show nothing, but not where nothing could be shown.
      throw NavigationNotShown(screen: "\(type(of: from))")
    }
    return to
  }
}
