/// Counts how many times queued work leads to more queued work, and how much.
///
/// So observers that answer every navigation with others come to an end.
@usableFromInline
struct RoundCounter {
  @usableFromInline var rounds = 0
  @usableFromInline var leftInRound = 0
  /// How much work was taken after the first round.
  ///
  /// With several observers, it grows from round to round.
  @usableFromInline var taken = 0

  @inlinable init() {}

  /// Notes that one piece of queued work is taken.
  ///
  /// - Parameters:
  ///   - queued: How many pieces wait, with the one that is taken.
  ///   - limit: How many rounds there may be since the router was last idle. After the first round, they may have a
  ///     hundred times as much work in all.
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

  /// Notes that something was queued that had been asked for earlier, and so is no answer.
  mutating func extend() { leftInRound += 1 }

  @inlinable
  mutating func reset() { self = RoundCounter() }
}
