/// Counts how often what was queued led to more being queued, and how much, so that observers who answer every navigation
/// with another, or with several, come to an end.
@usableFromInline
struct RoundCounter {
  @usableFromInline var rounds = 0
  @usableFromInline var leftInRound = 0
  /// How much was taken after the first round: what several observers answer grows from round to round.
  @usableFromInline var taken = 0

  @inlinable init() {}

  /// Notes that one piece of queued work is taken.
  ///
  /// - Parameters:
  ///   - queued: How many pieces wait, with the one that is taken.
  ///   - limit: How many rounds there may be, and a hundredth of what they may hold after the first, since the router last
  ///     had nothing to do.
  /// - Returns: Whether it is still within the limit.
  mutating func take(from queued: Int, limit: Int) -> Bool {
    if leftInRound == 0 {
      rounds += 1
      leftInRound = queued
    }
    leftInRound -= 1
    if rounds > 1 { taken += 1 }
    return rounds <= limit && taken / 100 < max(1, limit)
  }

  /// Notes that something is queued that had been asked for before, so that it answers nothing.
  mutating func extend() { leftInRound += 1 }

  @inlinable
  mutating func reset() { self = RoundCounter() }
}
