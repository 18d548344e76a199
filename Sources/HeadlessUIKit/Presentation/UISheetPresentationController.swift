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

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// About half the screen.
    public class func medium() -> Detent { Detent(.medium) }

    /// The whole height.
    public class func large() -> Detent { Detent(.large) }
  }
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
