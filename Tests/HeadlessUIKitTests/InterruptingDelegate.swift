import HeadlessUIKit

/// A delegate of a split view that does something in every call.
@MainActor
final class InterruptingDelegate: NSObject, UISplitViewControllerDelegate {
  var interrupts: () -> Void = {}

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    interrupts()
    return proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    interrupts()
    return proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { interrupts() }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { interrupts() }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    interrupts()
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    interrupts()
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { interrupts() }
}
