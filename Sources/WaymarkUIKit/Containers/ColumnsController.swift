#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

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
      guard let columnsDelegate else {
        super.delegate = newValue
        return
      }
      guard newValue !== columnsDelegate else { return }
      columnsDelegate.next = newValue
      // Set anew, because UIKit asks a delegate only once which methods it has.
      super.delegate = nil
      super.delegate = columnsDelegate
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
      view.addGestureRecognizer(
        TouchListener { [weak self] in self?.columnsDelegate?.observer?.columnWasUsed(at: $0) })
    #endif
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    columnsDelegate?.observer?.columnsWillAppear(self)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    columnsDelegate?.observer?.columnsDidAppear(self)
  }

  /// Puts a controller into a column; the router's own controller comes back.
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
    (columnsDelegate?.observer).tell { super.show(column) }
  }

  /// Hides a column; if it is on top of a collapsed controller, the router closes it.
  ///
  /// - Parameter column: The column.
  open override func hide(_ column: UISplitViewController.Column) {
    (columnsDelegate?.observer).tell { super.hide(column) }
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
