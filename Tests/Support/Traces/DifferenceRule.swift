/// How a module may differ from its original: a name, and what has to hold between the two traces.
public struct DifferenceRule: Sendable {
  /// The name, which the guide's list of differences has too.
  public let name: String

  private let holds: @Sendable (_ original: Trace, _ ours: Trace) -> Bool

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - holds: Whether it explains a difference.
  public init(_ name: String, _ holds: @escaping @Sendable (_ original: Trace, _ ours: Trace) -> Bool) {
    self.name = name
    self.holds = holds
  }

  /// Whether the rule explains all the difference between two traces.
  ///
  /// - Parameters:
  ///   - original: What the original did.
  ///   - ours: What this module does.
  /// - Returns: `true` if it does.
  public func explains(_ original: Trace, _ ours: Trace) -> Bool {
    original.turns.count == ours.turns.count && holds(original, ours)
  }
}

extension Trace {
  /// The trace with its calls changed.
  ///
  /// - Parameter change: Gives the calls of a turn as they are to be.
  /// - Returns: The changed trace.
  public func mapCalls(_ change: ([String]) -> [String]) -> Trace {
    Trace(turns.map { Turn(change($0.calls), shown: $0.shown) })
  }

  /// Everything that was called, in order.
  public var calls: [String] { turns.flatMap { $0.calls } }
}
