/// The split view controller that the host makes for columns.
///
/// For another look, let the coordinator return a subclass, or any `UISplitViewController` with as many
/// columns. The router decides which column is on top while the controller is collapsed. Display modes,
/// widths, buttons and gestures are the app's to set.
///
/// Its `delegate` belongs to the host. If you set another delegate, it gets every call, too.
@MainActor
open class ColumnsController: UISplitViewController {
  weak var columnsDelegate: ColumnsDelegate?

  /// The host's delegate, which passes every call on to the delegate that was set.
  open override var delegate: (any UISplitViewControllerDelegate)? {
    get { super.delegate }
    set {
      // Set anew, because UIKit asks a delegate only once which methods it has.
      super.delegate = nil
      super.delegate = columnsDelegate?.inFront(of: newValue as? any NSObjectProtocol) ?? newValue
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
      view.addGestureRecognizer(
        TouchListener { [weak self] in self?.columnsDelegate?.observer?.columnWasUsed(at: $0) })
    #endif
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    columnsDelegate?.observer?.columnsDidAppear(self)
  }

  /// Puts a controller into a column; in a column that the router fills, the host puts the router's own back.
  ///
  /// - Parameters:
  ///   - vc: The controller, or `nil` to empty the column.
  ///   - column: The column.
  open override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    guard let observer = columnsDelegate?.observer else { return super.setViewController(vc, for: column) }
    // In the middle of the change the column is missing, as if the user had left it.
    observer.columnsAreChanged { super.setViewController(vc, for: column) }
  }

  /// Shows a column; if that brings it on top of a collapsed controller, it is in front for the router, too.
  ///
  /// - Parameter column: The column.
  open override func show(_ column: UISplitViewController.Column) {
    (columnsDelegate?.observer).foreignChange { super.show(column) }
  }

  /// Hides a column; if it is on top of a collapsed controller, the router closes it.
  ///
  /// - Parameter column: The column.
  open override func hide(_ column: UISplitViewController.Column) {
    (columnsDelegate?.observer).foreignChange { super.hide(column) }
  }

  #if canImport(UIKit) && !os(watchOS)
    open override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      if let view = context.nextFocusedView { columnsDelegate?.observer?.columnWasUsed(at: view) }
    }
  #endif
}

/// Answers which columns are shown when they collapse and expand, for the host, and tells the app's own delegate.
@MainActor
final class ColumnsDelegate: ForwardingDelegate, UISplitViewControllerDelegate {
  private var next: (any UISplitViewControllerDelegate)? { appDelegate as? any UISplitViewControllerDelegate }

  /// The column in front: the app's delegate is told, and its answer is not what counts.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let own = observer?.columnsWillCollapse(svc)
    let answer = (next?.splitViewController(_:topColumnForCollapsingToProposedTopColumn:))?(
      svc, own ?? proposedTopColumn)
    return own ?? answer ?? proposedTopColumn
  }

  /// Answers as the app's delegate or the system wants, with the column in front.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    let answer = (next?.splitViewController(_:displayModeForExpandingToProposedDisplayMode:))?(
      svc, proposedDisplayMode)
    let wanted = answer == nil || answer == .automatic ? proposedDisplayMode : answer ?? proposedDisplayMode
    return observer?.columnsWillExpand(svc, to: wanted) ?? wanted
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    (next?.splitViewControllerDidCollapse(_:))?(svc)
    observer?.columnsHaveSettled(svc)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    (next?.splitViewControllerDidExpand(_:))?(svc)
    observer?.columnsHaveSettled(svc)
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    (next?.splitViewController(_:willChangeTo:))?(svc, displayMode)
    observer?.columnsWillChange(svc)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    // The host hears of it before, because UIKit says nothing after it has shown the controller itself.
    observer?.columnsWillBeFilled(splitViewController)
    return (next?.splitViewController(_:show:sender:))?(splitViewController, vc, sender) ?? false
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    observer?.columnsWillBeFilled(splitViewController)
    return (next?.splitViewController(_:showDetail:sender:))?(splitViewController, vc, sender) ?? false
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
