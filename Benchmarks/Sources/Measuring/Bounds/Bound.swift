/// What one figure must not go past.
public struct Bound: Codable, Sendable, Equatable {
  /// The name of the figure.
  public var figure: String

  /// Another figure that it is held against, in place of its yardstick.
  public var relativeTo: String?

  /// The most that is allowed: for a time, as many times its yardstick or the other figure; for a count, the count.
  public var limit: Double

  /// What was measured when that was last recorded, on whatever machine; `nil` if it never was.
  public var before: Double?

  /// Makes a bound.
  ///
  /// - Parameters:
  ///   - figure: The name of the figure.
  ///   - relativeTo: Another figure that it is held against.
  ///   - limit: The most that is allowed.
  ///   - before: What was measured when that was last recorded.
  public init(figure: String, relativeTo: String? = nil, limit: Double, before: Double? = nil) {
    self.figure = figure
    self.relativeTo = relativeTo
    self.limit = limit
    self.before = before
  }

  /// The names of the figures it needs.
  public var figures: [String] { [figure] + (relativeTo.map { [$0] } ?? []) }

  /// How the figures stand to the bound.
  ///
  /// - Parameter figures: What was measured, by name.
  /// - Returns: The verdict.
  public func verdict(on figures: [String: Figure]) -> Verdict {
    guard let measured = figures[figure], let value = value(of: figures) else { return .unknown }
    return value <= limit ? .kept(value) : .broken(value, isExact: measured.unit != .nanoseconds)
  }

  /// What is held against the limit.
  ///
  /// - Parameter figures: What was measured, by name.
  /// - Returns: The ratio or the count; `nil` if a figure was not measured.
  public func value(of figures: [String: Figure]) -> Double? {
    guard let measured = figures[figure] else { return nil }
    guard let relativeTo else { return measured.ratio ?? measured.minimum }
    return figures[relativeTo].map { measured.minimum / $0.minimum }
  }
}

/// How figures stand to a bound.
public enum Verdict: Equatable, Sendable {
  /// The value is within the bound.
  case kept(Double)
  /// The value is past the bound; an exact one will not be better another time.
  case broken(Double, isExact: Bool)
  /// The figure is not known on this platform.
  case unknown
}
