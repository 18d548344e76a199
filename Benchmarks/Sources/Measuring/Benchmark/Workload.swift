/// Work that can be done any number of times and shows that it was done.
@MainActor
public struct Workload {
  /// How many operations one iteration is.
  public let operations: Int

  /// Does the work a number of times and gives a sum over its results.
  public let run: @MainActor (Int) -> Int

  /// The sum that a number of iterations must give.
  public let expected: @MainActor (Int) -> Int

  /// Makes a workload.
  ///
  /// - Parameters:
  ///   - operations: How many operations one iteration is; times are given for one operation.
  ///   - expected: The sum that a number of iterations must give.
  ///   - run: Does the work a number of times and gives a sum over its results.
  public init(
    operations: Int = 1, expected: @escaping @MainActor (Int) -> Int, run: @escaping @MainActor (Int) -> Int
  ) {
    self.operations = operations
    self.run = run
    self.expected = expected
  }

  /// Makes a workload whose every iteration gives the same result.
  ///
  /// - Parameters:
  ///   - operations: How many operations one iteration is.
  ///   - result: What each iteration gives.
  ///   - run: Does the work a number of times and gives the sum of the results.
  public init(operations: Int = 1, each result: Int, run: @escaping @MainActor (Int) -> Int) {
    self.init(operations: operations, expected: { $0 * result }, run: run)
  }
}
