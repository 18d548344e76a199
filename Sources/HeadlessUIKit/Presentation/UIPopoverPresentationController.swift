/// Manages a popover, which points at a view or a bar button.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?

  /// The part of the view that the popover points at.
  open var sourceRect = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// The bar button that the popover points at.
  open var barButtonItem: UIBarButtonItem?

  /// The sheet that the popover becomes in a compact width, for you to configure.
  public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presented, presenting: presenter)

  /// The directions that the arrow may have.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  // An action sheet goes to the bottom of the screen.
  override var systemAdaptiveStyle: UIModalPresentationStyle {
    presented is UIAlertController ? .custom : .pageSheet
  }

  override var sheet: UISheetPresentationController? {
    effectiveStyle == .popover ? nil : adaptiveSheetPresentationController
  }

  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }
}

/// Directions of a popover's arrow.
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

/// Is told about a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}
