/// Manages a popover, which points at a view or a bar button.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view it points at.
  open var sourceView: UIView?

  /// The part of the view it points at.
  open var sourceRect = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// The bar button it points at.
  open var barButtonItem: UIBarButtonItem?

  /// The view or bar button it points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// The sheet it becomes in a compact width, to configure.
  public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presented, presenting: presenter)

  /// Which sides the arrow may be on.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// Views that stay usable while it shows.
  open var passthroughViews: [UIView]?

  /// Whether it may cover what it points at.
  open var canOverlapSourceViewRect = false

  // An action sheet goes to the bottom of the screen.
  override var systemAdaptiveStyle: UIModalPresentationStyle {
    presented is UIAlertController ? .custom : .pageSheet
  }

  override var sheet: UISheetPresentationController? {
    effectiveStyle == .popover ? nil : adaptiveSheetPresentationController
  }

  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
}

/// What a popover can point at: a view or a bar button.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Sides an arrow may be on.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)

  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)

  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)

  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)

  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Hears of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before it shows.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}
