/// Manages a sheet and the heights it rests at.
open class UISheetPresentationController: UIPresentationController {
  /// The heights, smallest first; never empty.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(
        !detents.isEmpty, "NSInvalidArgumentException: The array of detents must have at least one element.")
    }
  }

  /// The height it rests at, nil for the smallest.
  ///
  /// Setting it tells no delegate.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// The largest height that does not dim what is behind.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether there is a grabber.
  open var prefersGrabberVisible = false

  /// How round the corners are.
  open var preferredCornerRadius: CGFloat?

  /// Whether scrolling grows the sheet first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether it stays at the edge in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether its width follows the preferred content size at the edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The view it centres itself over.
  open var sourceView: UIView?

  override var sheet: UISheetPresentationController? { self }

  /// Changes several properties together.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Has custom heights computed anew, of which nothing shows here.
  open func invalidateDetents() {}

  /// A height a sheet rests at.
  @MainActor
  public final class Detent: NSObject {
    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier by name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier by name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")

      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
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

    /// A height of the app's own; inactive where it resolves to nil.
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

/// What a custom height is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of where the sheet is.
  var containerTraitCollection: UITraitCollection { get }

  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

/// Hears of heights the user chooses.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user chose another height; not when code did.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
