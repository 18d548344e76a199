/// Lets other tasks of the main actor run, without waiting for real time.
@MainActor
public enum Turns {
  /// Gives other tasks their turns until a condition holds.
  ///
  /// - Parameters:
  ///   - limit: How many turns to give at most.
  ///   - condition: When to stop.
  /// - Returns: Whether the condition holds.
  @discardableResult
  public static func pass(_ limit: Int = 1000, until condition: @MainActor () -> Bool = { false }) async
    -> Bool
  {
    for _ in 0..<limit {
      if condition() { return true }
      await Task.yield()
    }
    return condition()
  }
}
