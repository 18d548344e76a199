/// What an expectation of this module throws when it is not met.
///
/// It needs no testing library: a test that throws it fails with the description, in Swift Testing as in XCTest.
public struct ExpectationFailure: Error, Hashable, CustomStringConvertible {
  /// What was expected and what was seen.
  public let message: String

  /// Where the expectation stands.
  public let location: String

  init(_ message: String, _ file: StaticString, _ line: UInt) {
    self.message = message
    location = "\(file):\(line)"
  }

  /// The message and the place it is about.
  public var description: String { "\(message)\n  at \(location)" }
}
