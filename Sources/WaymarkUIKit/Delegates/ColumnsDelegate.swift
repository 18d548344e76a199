#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Answers which columns are shown when they collapse and expand, for the host, and tells the app's own delegate.
@MainActor
final class ColumnsDelegate: ForwardingDelegate, UISplitViewControllerDelegate {
  private weak var nextDelegate: (any UISplitViewControllerDelegate)?

  /// The app's delegate, which gets every call.
  var next: (any UISplitViewControllerDelegate)? {
    get { nextDelegate }
    set {
      nextDelegate = newValue
      appDelegate = newValue as? any NSObjectProtocol
    }
  }

  /// The column in front: the app's delegate is told, and its answer is not what counts.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let own = observer?.columnsWillCollapse(svc)
    #if canImport(UIKit) && !os(watchOS)
      let answer = next?.splitViewController?(
        svc, topColumnForCollapsingToProposedTopColumn: own ?? proposedTopColumn)
    #else
      let answer = next?.splitViewController(
        svc, topColumnForCollapsingToProposedTopColumn: own ?? proposedTopColumn)
    #endif
    return own ?? answer ?? proposedTopColumn
  }

  /// Answers as the app's delegate or the system wants, with the column in front.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    #if canImport(UIKit) && !os(watchOS)
      let answer = next?.splitViewController?(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    #else
      let answer = next?.splitViewController(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    #endif
    let wanted = answer == nil || answer == .automatic ? proposedDisplayMode : answer ?? proposedDisplayMode
    return observer?.columnsWillExpand(svc, to: wanted) ?? wanted
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    #if canImport(UIKit) && !os(watchOS)
      next?.splitViewControllerDidCollapse?(svc)
    #else
      next?.splitViewControllerDidCollapse(svc)
    #endif
    observer?.columnsHaveSettled(svc)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    #if canImport(UIKit) && !os(watchOS)
      next?.splitViewControllerDidExpand?(svc)
    #else
      next?.splitViewControllerDidExpand(svc)
    #endif
    observer?.columnsHaveSettled(svc)
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    #if canImport(UIKit) && !os(watchOS)
      next?.splitViewController?(svc, willChangeTo: displayMode)
    #else
      next?.splitViewController(svc, willChangeTo: displayMode)
    #endif
    observer?.columnsWillChange(svc)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    // Told before, because UIKit says nothing when it has done so itself.
    observer?.columnsWillBeFilled(splitViewController)
    #if canImport(UIKit) && !os(watchOS)
      return next?.splitViewController?(splitViewController, show: vc, sender: sender) ?? false
    #else
      return next?.splitViewController(splitViewController, show: vc, sender: sender) ?? false
    #endif
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    observer?.columnsWillBeFilled(splitViewController)
    #if canImport(UIKit) && !os(watchOS)
      return next?.splitViewController?(splitViewController, showDetail: vc, sender: sender) ?? false
    #else
      return next?.splitViewController(splitViewController, showDetail: vc, sender: sender) ?? false
    #endif
  }

  #if !canImport(UIKit) || os(watchOS)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      next?.splitViewController(svc, willShow: column)
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      next?.splitViewController(svc, willHide: column)
    }

  #endif
}
