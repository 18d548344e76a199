/// Counts how often what was queued led to more being queued, so that observers who answer every navigation with another
/// come to an end.
@usableFromInline
struct RoundCounter {
  @usableFromInline var rounds = 0
  @usableFromInline var leftInRound = 0

  @inlinable init() {}

  /// Notes that one piece of queued work is taken.
  ///
  /// - Parameter queued: How many pieces wait, with the one that is taken.
  /// - Returns: How many rounds there have been since the router last had nothing to do.
  mutating func take(from queued: Int) -> Int {
    if leftInRound == 0 {
      rounds += 1
      leftInRound = queued
    }
    leftInRound -= 1
    return rounds
  }

  @inlinable
  mutating func reset() { self = RoundCounter() }
}
