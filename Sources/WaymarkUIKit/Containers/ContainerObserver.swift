import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The calls by which the host's controllers and delegates tell it what happens.
@MainActor
protocol ContainerObserver: AnyObject {
  func layerAppeared(_ layer: LayerController)
  func layerCameIntoWindow()
  func isHeld(_ controller: UIViewController) -> Bool
  func heldPullWasAttempted(at controller: UIViewController)
  func userDismissed()
  func othersChange<Result>(_ change: () -> Result) -> Result
  func focusWillMove()

  func stackWillShow(_ stack: UINavigationController, animated: Bool)
  func stackDidShow(_ stack: UINavigationController, animated: Bool)
  func mayBeginSwipe(on stack: UINavigationController) -> Bool
  func backButtonWasTapped(on stack: UINavigationController)
  func mayPop(_ stack: UINavigationController, to controller: UIViewController) -> Bool
  func stackAnimator(
    _ operation: UINavigationController.Operation, in stack: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func stackInteractor(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func mayTapTab(_ controller: UIViewController, in tabs: UITabBarController) -> Bool
  func tabsDidSelect(_ tabs: UITabBarController)

  func columnsWillAppear(_ split: UISplitViewController)
  func columnsDidAppear(_ split: UISplitViewController)
  func columnsWillCollapse(_ split: UISplitViewController) -> UISplitViewController.Column?
  func columnsWillExpand(
    _ split: UISplitViewController, to mode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func columnsHaveSettled(_ split: UISplitViewController)
  func columnsWillChange(_ split: UISplitViewController)
  func columnsWillBeFilled(_ split: UISplitViewController)
  func columnsAreChanged(_ change: () -> Void)
  func columnWasUsed(at view: UIView)
}

extension Optional where Wrapped == any ContainerObserver {
  /// Makes a change that other code asks a controller for, and has the observer look at it then, if there is one.
  @MainActor
  func tell<Result>(_ change: () -> Result) -> Result {
    if let self { self.othersChange(change) } else { change() }
  }
}
