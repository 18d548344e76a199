/// One thing to measure, at one size.
@MainActor
struct Benchmark {
  enum Measurement {
    /// How long something takes, beside a yardstick. What it works on is made by the closure, which is not measured.
    case time(@MainActor () -> (subject: Workload, yardstick: Yardstick))
    /// How much of something is needed, which is exact; `nil` where it cannot be known on this platform.
    case count(unit: Figure.Unit, @MainActor () -> Double?)
  }

  /// The group, the first part of its name.
  let group: String
  /// The name by which it is asked for, such as `diff/last-changed/64`.
  let name: String
  let measurement: Measurement

  /// Makes a benchmark of time.
  init(
    _ group: String, _ series: String, size: Int? = nil,
    prepare: @escaping @MainActor () -> (subject: Workload, yardstick: Yardstick)
  ) {
    self.init(group, series, size, .time(prepare))
  }

  /// Makes a benchmark that counts.
  init(
    _ group: String, _ series: String, size: Int? = nil, unit: Figure.Unit,
    count: @escaping @MainActor () -> Double?
  ) {
    self.init(group, series, size, .count(unit: unit, count))
  }

  private init(_ group: String, _ series: String, _ size: Int?, _ measurement: Measurement) {
    self.group = group
    self.measurement = measurement
    name = ([group, series] + (size.map { [String($0)] } ?? [])).joined(separator: "/")
  }
}

/// Work that can be done any number of times and shows that it was done.
@MainActor
struct Workload {
  /// How many operations one iteration is; times are given for one operation.
  let operations: Int
  /// The result of each iteration.
  let result: Int
  /// How long the part took that counts, in nanoseconds, when it has been done; all of it if `nil`.
  let time: (@MainActor () -> Double)?
  /// Does the work a number of times and gives the sum of the results.
  let run: @MainActor (Int) -> Int

  init(
    operations: Int = 1, each result: Int, time: (@MainActor () -> Double)? = nil,
    run: @escaping @MainActor (Int) -> Int
  ) {
    (self.operations, self.result, self.time, self.run) = (operations, result, time, run)
  }
}

/// Plain Swift work that a benchmark is held against.
///
/// It is measured in turn with the benchmark, in the same run, so that the ratio of the two means the same on a fast
/// machine, on a slow one and on one that is busy.
@MainActor
struct Yardstick {
  let name: String
  let workload: Workload

  init(_ name: String, _ workload: Workload) { (self.name, self.workload) = (name, workload) }
}

/// The result of a benchmark.
struct Figure {
  enum Unit: String {
    /// Nanoseconds for one operation.
    case nanoseconds = "ns"
    /// Allocations for one operation.
    case allocations = "allocs"
    /// Bytes of heap for one of something.
    case bytes
  }

  let name: String
  let unit: Unit
  /// The least of all runs: what the machine can do undisturbed.
  let minimum: Double
  /// The median of all runs.
  let median: Double
  /// The name of its yardstick, and the least of all runs of it; none where something was counted.
  var yardstick: (name: String, minimum: Double)?

  /// How many times the yardstick it took, from the least of both.
  var ratio: Double? { yardstick.map { minimum / $0.minimum } }
}
