/// A warning that UIKit would write to the console; not part of UIKit.
public struct UIKitWarning: Equatable, Sendable, CustomStringConvertible {
  /// The kind of call that UIKit warns about.
  public enum Kind: Equatable, Sendable {
    /// Presenting on a controller that is already presenting.
    case alreadyPresenting
    /// Presenting on, or dismissing from, a controller whose own transition is running.
    case transitionInProgress
    /// Presenting on a controller whose view is in no window.
    case notInWindowHierarchy
    /// Changing a navigation stack while it is animating.
    case nestedNavigation
  }

  /// The kind of call that UIKit warns about.
  public let kind: Kind

  /// The text, in UIKit's words.
  public let message: String

  /// The text of the warning.
  public var description: String { message }
}
