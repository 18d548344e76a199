extension Duration {
  /// A duration that can be added to others and measured in any unit: longer ones, which nobody lives to see the end of,
  /// are a century.
  package var clamped: Duration {
    let century = Duration.seconds(3_155_760_000)
    return min(max(self, .zero - century), century)
  }
}

extension NavigationTimer {
  /// The moment that comes after a while.
  ///
  /// - Parameter delay: How long, which may be any duration at all.
  /// - Returns: The moment, measured as ``now`` is.
  package func moment(after delay: Duration) -> Duration { now + delay.clamped }
}
