/// Measures benchmarks.
@MainActor
struct Runner {
  /// How long one batch takes about, in nanoseconds.
  ///
  /// Short, so that on a busy machine some batches run from end to end without being interrupted.
  var batch = 100_000.0

  /// How long to go on, in nanoseconds, for one benchmark with its yardstick.
  var budget = 100_000_000.0

  /// How many batches to run of each at least, and at most.
  var rounds = 15...400

  /// The least time that an operation takes if it was done at all, in nanoseconds: about a call.
  private let leastTime = 0.5

  /// How many iterations a batch is made of at most.
  private let mostIterations = 1_000_000_000

  /// Measures one benchmark.
  ///
  /// - Returns: The figure, or `nil` if it cannot be known on this platform.
  /// - Throws: ``MeasuringError`` if the work was not done or came out wrong.
  func measure(_ benchmark: Benchmark) throws(MeasuringError) -> Figure? {
    switch benchmark.measurement {
    case .count(let unit, let count):
      return count().map { Figure(name: benchmark.name, unit: unit, minimum: $0, median: $0) }
    case .time(let prepare):
      let (subject, yardstick) = prepare()
      let times = try measure(subject, yardstick.workload, benchmark.name)
      return Figure(
        name: benchmark.name, unit: .nanoseconds, minimum: times.subject.minimum,
        median: times.subject.median, yardstick: (yardstick.name, times.yardstick.minimum))
    }
  }

  /// Measures two workloads in turn, batch by batch, so that whatever slows the machine down slows both.
  private func measure(
    _ subject: Workload, _ yardstick: Workload, _ name: String
  ) throws(MeasuringError) -> (subject: Times, yardstick: Times) {
    let subjectIterations = try calibrate(subject, name)
    let yardstickIterations = try calibrate(yardstick, name)
    var subjectTimes = Times()
    var yardstickTimes = Times()
    var spent = 0.0
    for round in 0..<rounds.upperBound {
      guard round < rounds.lowerBound || spent < budget else { break }
      let first = try time(yardstick, yardstickIterations, name)
      let second = try time(subject, subjectIterations, name)
      yardstickTimes.add(first / Double(yardstickIterations * yardstick.operations))
      subjectTimes.add(second / Double(subjectIterations * subject.operations))
      spent += first + second
    }
    for times in [subjectTimes, yardstickTimes] where times.minimum < leastTime {
      throw .optimisedAway(name, nanoseconds: times.minimum)
    }
    return (subjectTimes, yardstickTimes)
  }

  /// How many iterations make a batch.
  private func calibrate(_ workload: Workload, _ name: String) throws(MeasuringError) -> Int {
    // The first iteration pays for what is made only once.
    _ = try time(workload, 1, name)
    var iterations = 1
    while true {
      let elapsed = try time(workload, iterations, name)
      // Work that takes no time however often it is done is refused when it has been timed.
      if elapsed >= batch || iterations >= mostIterations { return iterations }
      if elapsed > batch / 10 { return max(1, Int(Double(iterations) * batch / elapsed)) }
      iterations *= 4
    }
  }

  private func time(_ workload: Workload, _ iterations: Int, _ name: String) throws(MeasuringError) -> Double
  {
    let clock = ContinuousClock()
    let start = clock.now
    let result = workload.run(iterations)
    let elapsed = start.duration(to: clock.now)
    let expected = iterations * workload.result
    guard result == expected else { throw .wrongResult(name, expected: expected, result: result) }
    if let time = workload.time { return time() }
    return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
  }
}

/// The times of a workload's batches, in nanoseconds for one operation.
struct Times {
  private var all: [Double] = []

  mutating func add(_ time: Double) { all.append(time) }

  var minimum: Double { all.min() ?? 0 }

  var median: Double {
    let sorted = all.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

/// A reason that a benchmark cannot be measured.
enum MeasuringError: Error, Equatable, CustomStringConvertible {
  /// The work gave another result than it must, so what was measured is not what was meant.
  case wrongResult(String, expected: Int, result: Int)
  /// The work took no time, so the compiler has found that it need not be done.
  case optimisedAway(String, nanoseconds: Double)

  /// The fault, with the benchmark's name.
  var description: String {
    switch self {
    case .wrongResult(let name, let expected, let result):
      "\(name) gave \(result) where it must give \(expected): it does not do what it is meant to measure"
    case .optimisedAway(let name, let nanoseconds):
      "\(name) took \(nanoseconds) ns an operation: its work was optimised away, so let the result depend on it"
    }
  }
}
