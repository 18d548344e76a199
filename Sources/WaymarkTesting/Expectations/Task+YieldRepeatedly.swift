extension Task where Success == Never, Failure == Never {
  /// Lets other tasks of the main actor run until a condition holds, without waiting for real time.
  ///
  /// - Parameters:
  ///   - limit: How many times to yield at most.
  ///   - condition: When to stop.
  /// - Returns: Whether the condition holds.
  @MainActor
  @discardableResult
  public static func yieldRepeatedly(
    _ limit: Int = 1000, until condition: @MainActor () -> Bool = { false }
  ) async -> Bool {
    for _ in 0..<limit {
      if condition() { return true }
      await Task.yield()
    }
    return condition()
  }
}
