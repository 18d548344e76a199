/// How much longer something takes than something else, on whatever machine.
///
/// Both are done in turns and the quickest turn of each counts, so that what else the machine does weighs on neither.
///
/// - Parameters:
///   - turns: How often each is done.
///   - small: What should not take much less.
///   - large: What should not take much longer.
/// - Returns: How many times as long the large one takes.
@MainActor
func growth(turns: Int = 5, from small: () throws -> Void, to large: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  var quickest = (small: Duration.seconds(3600), large: Duration.seconds(3600))
  for _ in 0..<turns {
    quickest.small = try min(quickest.small, clock.measure(small))
    quickest.large = try min(quickest.large, clock.measure(large))
  }
  return quickest.large / quickest.small
}
