/// Work that can be done any number of times and shows that it was done.
@MainActor
public struct Workload {
  /// How many operations one iteration is.
  public let operations: Int

  /// Does the work a number of times and gives a sum over its results.
  public let run: @MainActor (Int) -> Int

  /// The sum that a number of iterations must give.
  public let expected: @MainActor (Int) -> Int

  /// How long the part took that counts, in nanoseconds, for work that is not all to be measured.
  public let time: (@MainActor () -> Double)?

  /// Makes a workload.
  ///
  /// - Parameters:
  ///   - operations: How many operations one iteration is; times are given for one operation.
  ///   - expected: The sum that a number of iterations must give.
  ///   - time: How long the part took that counts, in nanoseconds, when it has been done; all of it if `nil`.
  ///   - run: Does the work a number of times and gives a sum over its results.
  public init(
    operations: Int = 1, expected: @escaping @MainActor (Int) -> Int,
    time: (@MainActor () -> Double)? = nil, run: @escaping @MainActor (Int) -> Int
  ) {
    self.operations = operations
    self.time = time
    self.run = run
    self.expected = expected
  }

  /// Makes a workload whose every iteration gives the same result.
  ///
  /// - Parameters:
  ///   - operations: How many operations one iteration is.
  ///   - result: What each iteration gives.
  ///   - time: How long the part took that counts, in nanoseconds, when it has been done; all of it if `nil`.
  ///   - run: Does the work a number of times and gives the sum of the results.
  public init(
    operations: Int = 1, each result: Int, time: (@MainActor () -> Double)? = nil,
    run: @escaping @MainActor (Int) -> Int
  ) {
    self.init(operations: operations, expected: { $0 * result }, time: time, run: run)
  }
}
