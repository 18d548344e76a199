/// What came of a benchmark.
public struct Figure: Codable, Sendable, Equatable {
  /// The group, the first part of its name.
  public var group: String

  /// What was measured, the same for all sizes.
  public var series: String

  /// How large it was, where that matters.
  public var size: Int?

  /// What the figures are in.
  public var unit: Unit

  /// The least of all runs: what the machine can do undisturbed.
  public var minimum: Double

  /// The median of all runs.
  public var median: Double

  /// The yardstick it was measured beside; none where something was counted.
  public var yardstick: YardstickFigure?

  /// The name by which it is asked for.
  public var name: String { Figure.name(group, series, size) }

  /// How many times the yardstick it took, from the least of both.
  public var ratio: Double? { yardstick.map { minimum / $0.minimum } }

  /// Makes a figure.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - series: What was measured.
  ///   - size: How large it was.
  ///   - unit: What the figures are in.
  ///   - minimum: The least of all runs.
  ///   - median: The median of all runs.
  ///   - yardstick: What it was measured beside.
  public init(
    group: String, series: String, size: Int?, unit: Unit, minimum: Double, median: Double,
    yardstick: YardstickFigure? = nil
  ) {
    self.group = group
    self.series = series
    self.size = size
    self.unit = unit
    self.minimum = minimum
    self.median = median
    self.yardstick = yardstick
  }

  static func name(_ group: String, _ series: String, _ size: Int?) -> String {
    ([group, series] + (size.map { [String($0)] } ?? [])).joined(separator: "/")
  }
}

/// What came of a yardstick.
public struct YardstickFigure: Codable, Sendable, Equatable {
  /// What it is.
  public var name: String

  /// The least of all runs, in nanoseconds for one operation.
  public var minimum: Double

  /// The median of all runs.
  public var median: Double

  /// Makes a figure.
  ///
  /// - Parameters:
  ///   - name: What it is.
  ///   - minimum: The least of all runs.
  ///   - median: The median of all runs.
  public init(name: String, minimum: Double, median: Double) {
    self.name = name
    self.minimum = minimum
    self.median = median
  }
}
