/// Sums of places that cannot overflow: a screen may name any place, such as `Int.max` for all the room there
/// is.
extension Int {
  /// The farthest place that counts; places beyond it are treated as this one.
  ///
  /// No text is so long that it would lead from there to an overflow.
  private static let farthest = 1 << 40

  /// The sum, or the nearest number to it.
  func adding(clamped other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the nearest number to it.
  func subtracting(clamped other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }

  /// The place itself, or if it is farther than anything is drawn, the farthest place that counts.
  var nearby: Int { Swift.max(-Self.farthest, Swift.min(self, Self.farthest)) }

  /// The place at that distance from this one.
  func place(at offset: Int) -> Int { adding(clamped: offset).nearby }
}
