/// Sums of places, of which a screen may name any: `Int.max` for as wide as there is room.
extension Int {
  /// The farthest place that is told from those beyond it.
  ///
  /// No text is so long that it led from there out of the numbers.
  private static let farthest = 1 << 40

  /// The sum, or the number that is nearest to it.
  func adding(clamped other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the number that is nearest to it.
  func subtracting(clamped other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }

  /// A place, or where that is farther than anything is drawn, one that is far enough to go on reckoning with.
  var nearby: Int { Swift.max(-Self.farthest, Swift.min(self, Self.farthest)) }

  /// The place that lies so far from this one.
  func place(at offset: Int) -> Int { adding(clamped: offset).nearby }
}
