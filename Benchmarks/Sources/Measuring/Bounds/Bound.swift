/// What one figure must not go past.
public struct Bound: Codable, Sendable, Equatable {
  /// The name of the figure.
  public var figure: String

  /// Another figure that it is held against, in place of its yardstick.
  public var relativeTo: String?

  /// The most that is allowed: for a time, as many times its yardstick or the other figure; for a count, the count.
  public var limit: Double

  /// Makes a bound.
  ///
  /// - Parameters:
  ///   - figure: The name of the figure.
  ///   - relativeTo: Another figure that it is held against.
  ///   - limit: The most that is allowed.
  public init(figure: String, relativeTo: String? = nil, limit: Double) {
    self.figure = figure
    self.relativeTo = relativeTo
    self.limit = limit
  }

  /// The names of the figures it needs.
  public var figures: [String] { [figure] + (relativeTo.map { [$0] } ?? []) }

  /// How the figures stand to the bound.
  ///
  /// - Parameter figures: What was measured, by name.
  /// - Returns: The verdict.
  public func verdict(on figures: [String: Figure]) -> Verdict {
    guard let measured = figures[figure] else { return .unknown }
    var value = measured.ratio ?? measured.minimum
    if let relativeTo {
      guard let other = figures[relativeTo] else { return .unknown }
      value = measured.minimum / other.minimum
    }
    return value <= limit ? .kept(value) : .broken(value, isExact: measured.unit != .nanoseconds)
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
