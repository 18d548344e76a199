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
