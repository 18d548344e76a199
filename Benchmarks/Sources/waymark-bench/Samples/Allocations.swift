import AllocationCounter

/// The allocations of a piece of work; exact, where they can be known.
enum Allocations {
  /// How many allocations one of many operations makes, once all that is made only once has been made.
  ///
  /// - Parameters:
  ///   - operations: How many operations the body is.
  ///   - rounds: How often it is done and counted.
  ///   - between: What to do before that is counted.
  ///   - body: What to do.
  /// - Returns: The number, a fraction if not every operation makes the same.
  @MainActor
  static func each(
    operations: Int = 1, rounds: Int = 1_000, between: @MainActor () -> Void = {},
    _ body: @MainActor () -> Void
  ) -> Double? {
    guard allocation_counter_is_available() else { return nil }
    for _ in 0..<100 { body() }
    between()
    allocation_counter_start()
    for _ in 0..<rounds { body() }
    let count = allocation_counter_stop()
    return Double(count.allocations) / Double(rounds * operations)
  }

  /// How many bytes of heap a value holds on to, as the allocator rounds them.
  ///
  /// - Parameter make: Makes the value.
  /// - Returns: The number of bytes.
  @MainActor
  static func bytes<Value>(heldBy make: @MainActor () -> Value) -> Double? {
    guard allocation_counter_is_available() else { return nil }
    _ = make()
    allocation_counter_start()
    let value = make()
    let count = allocation_counter_stop()
    return withExtendedLifetime(value) { Double(count.bytes) }
  }
}
