/// Manages a sheet and the heights at which it rests.
open class UISheetPresentationController: UIPresentationController {
  /// The heights, smallest first; never empty.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(
        !detents.isEmpty, "NSInvalidArgumentException: The array of detents must have at least one element.")
    }
  }

  /// The height at which the sheet rests; `nil`, or one that it does not have, for the smallest.
  ///
  /// Setting it does not call the delegate.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// Makes changes of the heights and of the selected one, animated.
  ///
  /// - Parameter changes: The changes, which are made before this returns.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    animatedChangeCount += 1
  }

  /// How often heights were changed animated.
  package private(set) var animatedChangeCount = 0

  /// The height at which the sheet rests: the smallest if none is selected, or one that it does not have.
  var restingIdentifier: Detent.Identifier? {
    (detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first)?.identifier
  }

  /// Has the heights resolved again, which this model does whenever they are asked for.
  open func invalidateDetents() {}

  override var sheet: UISheetPresentationController? { self }

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

    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half the screen.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// The whole height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app's own.
    ///
    /// - Parameters:
    ///   - identifier: The name of the height; a new one if `nil`.
    ///   - resolver: Gives the height, or `nil` where a sheet cannot rest at it.
    /// - Returns: The height.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      customCount += 1
      return Detent(identifier ?? Identifier("custom \(customCount)"), resolver)
    }

    private static var customCount = 0

    /// The height in points.
    ///
    /// - Parameter context: The room that there is.
    /// - Returns: The height, or `nil` where a sheet cannot rest at it.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?
    {
      resolver(context)
    }
  }
}

/// The room that a sheet has for its heights.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }

  /// The largest height in points.
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
