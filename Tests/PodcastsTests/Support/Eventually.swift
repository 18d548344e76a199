/// Lets tasks on the main actor go on until a condition holds.
///
/// - Parameters:
///   - turns: How often they may go on at most.
///   - condition: What is waited for.
/// - Returns: Whether it came to hold.
@MainActor
func eventually(within turns: Int = 10_000, _ condition: () -> Bool) async -> Bool {
  for _ in 0..<turns {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
