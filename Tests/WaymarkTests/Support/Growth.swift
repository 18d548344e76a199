/// How many times longer sixteen times as many of something take, of which the fewer are tried three times.
///
/// Sixteen times as many take about as many times as long, where a square would be 256.
///
/// - Parameters:
///   - few: How many to begin with.
///   - time: How long so many take.
/// - Returns: The ratio.
@MainActor
func growth(from few: Int = 250, _ time: (Int) throws -> Duration) rethrows -> Double {
  let least = try (0..<3).map { _ in try time(few) }.min() ?? .zero
  return try time(16 * few) / least
}
