public import UIKitOperations
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

  /// The router underneath: its events report every transition, and its tree holds the navigations that have
  /// come since nothing was under way.
  public let engine: Waymark.Router<NavigationOperation>

  /// Carries navigations out for the engine; to put another host in between, call
  /// `engine.attach(Wrapper(host))`.
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

  /// Navigates at once, or when the transition under way has ended.
  ///
  /// The screen is made, then shown, then the blocks of
  /// ``didNavigate(block:)`` are called. What the ``AppNavigation`` or the screens ask for in the meantime
  /// belongs to this navigation: it comes before everything that waits, and its blocks are called first.
  ///
  /// If the navigation had to wait and the screen that asked has been popped, it goes on from the top of the
  /// stack that the screen was in. Without an ``AppNavigation`` nothing happens, and an event reports
  /// ``NavigationNotSetUp``. If the screen that asked could show nothing, an event reports
  /// ``NavigationNotShown``.
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
        // The screen may have gone while the navigation waited.
        let from = place.occupant(insteadOf: from)
        guard let to = try self?.carryOut(navigation, from) else { return [] }
        return [from, to]
      },
      completion: { [weak self] in
        for block in self?.blocks ?? [] { block(navigation) }
      })
    operations.enqueue(NavigationOperation(operation, name: navigation.operationName))
  }

  /// Calls a block after every navigation, once the screen is being shown; not after one that could not show
  /// it.
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
      // An app may show nothing on purpose, but not where nothing could be shown.
      throw NavigationNotShown(screen: "\(type(of: from))")
    }
    return to
  }
}
