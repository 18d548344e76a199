/// The course of a scenario: for every turn what was called, in order, and what is shown at rest.
///
/// A turn is written `call call => what is shown`, and slashes stand between turns.
public struct Trace: Equatable, Sendable, CustomStringConvertible {
  /// The course of one turn.
  public struct Turn: Equatable, Sendable {
    /// The calls, in order.
    public var calls: [String]

    /// The picture when everything has come to rest.
    public var shown: String

    /// Makes one.
    ///
    /// - Parameters:
    ///   - calls: What was called, in order.
    ///   - shown: What is shown at rest.
    public init(_ calls: [String], shown: String) {
      self.calls = calls
      self.shown = shown
    }
  }

  /// The turns.
  public var turns: [Turn]

  /// Makes a trace.
  ///
  /// - Parameter turns: The turns.
  public init(_ turns: [Turn]) {
    self.turns = turns
  }

  /// Reads a trace.
  ///
  /// - Parameter text: The trace as it is written; `nil` comes out where a turn has no arrow.
  public init?(_ text: String) {
    var turns: [Turn] = []
    for part in text.split(separator: " / ", omittingEmptySubsequences: false) {
      guard let arrow = part.firstRange(of: "=>") else { return nil }
      let calls = part[..<arrow.lowerBound].split(separator: " ").map { String($0) }
      let shown = part[arrow.upperBound...].drop { $0 == " " }
      turns.append(Turn(calls, shown: String(shown)))
    }
    self.turns = turns
  }

  /// The trace as it is written.
  public var description: String {
    turns.map { ($0.calls + ["=>", $0.shown]).joined(separator: " ") }.joined(separator: " / ")
  }
}
