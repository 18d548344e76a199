/// Manages a sheet and the heights at which it rests.
open class UISheetPresentationController: UIPresentationController {
  /// The heights, smallest first; never empty.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(
        !detents.isEmpty, "NSInvalidArgumentException: The array of detents must have at least one element.")
    }
  }

  /// The height at which the sheet rests, or `nil` for the smallest.
  ///
  /// Setting it does not call the delegate.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// The largest height at which the views behind are not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether the sheet has a grabber.
  open var prefersGrabberVisible = false

  /// The radius of the corners.
  open var preferredCornerRadius: CGFloat?

  /// Whether scrolling first makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet stays at the bottom edge in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the width follows the preferred content size while the sheet is at the bottom edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The view that the sheet is centred over.
  open var sourceView: UIView?

  override var sheet: UISheetPresentationController? { self }

  /// Changes several properties together.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Makes UIKit compute custom heights anew; it has no effect here.
  open func invalidateDetents() {}

  /// A height at which a sheet rests.
  @MainActor
  public final class Detent: NSObject {
    /// The identifier of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")

      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the height.
    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier,
      resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half the screen.
    public class func medium() -> Detent { Detent(.medium) }

    /// The whole height.
    public class func large() -> Detent { Detent(.large) }

    /// Creates a height of the app's own, which is inactive if it resolves to `nil`.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// The height in a context.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    {
      if let resolver { return resolver(context) }
      return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
    }
  }
}

/// The values from which a custom height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }

  /// The greatest possible height.
  var maximumDetentValue: CGFloat { get }
}

/// Is told when the user chooses another height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has chosen another height; not after code has.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
