/// The error of an expectation of this module that is not met.
///
/// It needs no testing library: a test that throws it fails with the description, in Swift Testing as in XCTest.
public struct ExpectationFailure: Error, Hashable, CustomStringConvertible {
  /// The expected and the seen, in words.
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

extension Task where Success == Never, Failure == Never {
  /// Lets other tasks of the main actor run until a condition holds, without waiting for real time.
  ///
  /// - Parameters:
  ///   - limit: How many times to yield at most.
  ///   - condition: When to stop.
  /// - Returns: Whether the condition holds.
  @MainActor
  @discardableResult
  public static func yieldRepeatedly(
    _ limit: Int = 1000, until condition: @MainActor () -> Bool = { false }
  ) async -> Bool {
    for _ in 0..<limit {
      if condition() { return true }
      await Task.yield()
    }
    return condition()
  }
}
