/// One thing to measure, at one size.
@MainActor
public struct Benchmark {
  /// What is measured.
  public enum Measurement {
    /// How long something takes, beside a yardstick. What it works on is made by the closure, which is not measured.
    case time(@MainActor () -> (subject: Workload, yardstick: Yardstick))
    /// How much of something is needed, which is exact; `nil` where it cannot be known on this platform.
    case count(unit: Unit, @MainActor () -> Double?)
  }

  /// The group, the first part of its name.
  public let group: String

  /// What is measured, the same for all sizes.
  public let series: String

  /// How large it is, where that matters: a depth, a number of guards.
  public let size: Int?

  /// What to do.
  public let measurement: Measurement

  /// The name by which it is asked for, such as `diff/last-changed/64`.
  public var name: String { Figure.name(group, series, size) }

  /// Makes a benchmark of time.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - series: What is measured.
  ///   - size: How large it is.
  ///   - prepare: Makes what is measured, and its yardstick.
  public init(
    _ group: String, _ series: String, size: Int? = nil,
    prepare: @escaping @MainActor () -> (subject: Workload, yardstick: Yardstick)
  ) {
    self.group = group
    self.series = series
    self.size = size
    measurement = .time(prepare)
  }

  /// Makes a benchmark that counts.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - series: What is counted.
  ///   - size: How large it is.
  ///   - unit: What is counted.
  ///   - count: Counts it.
  public init(
    _ group: String, _ series: String, size: Int? = nil, unit: Unit, count: @escaping @MainActor () -> Double?
  ) {
    self.group = group
    self.series = series
    self.size = size
    measurement = .count(unit: unit, count)
  }
}
