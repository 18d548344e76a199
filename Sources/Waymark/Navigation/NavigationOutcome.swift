/// How a navigation ended.
@nonexhaustive
public enum NavigationOutcome: Hashable, Sendable {
  /// What it asked for was shown.
  case completed
  /// The tree was as asked for already, so nothing happened.
  case unchanged
  /// A guard or a screen refused it.
  case blocked(BlockReason)
  /// The user left the detour that it waited for, or gave its transition up half-way.
  case cancelled
  /// A newer navigation came before the guards answered, or took it back before it was shown.
  case superseded(by: NavigationID)
  /// It could not be shown.
  case failed(NavigationError)
}

/// Why a guard or a screen refused a navigation.
///
/// It can be written as a string literal: `.block("The form is not saved")`.
public struct BlockReason: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// What to tell a person.
  public let message: String

  /// Makes a reason.
  ///
  /// - Parameter message: What to tell a person.
  public init(_ message: String) {
    self.message = message
  }

  /// Makes a reason from a literal.
  ///
  /// - Parameter value: What to tell a person.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The message.
  public var description: String { message }
}
