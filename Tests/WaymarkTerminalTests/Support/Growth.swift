/// How much longer something takes than something else, on whatever machine.
///
/// Both are done in turns and the quickest turn of each counts, so that what else the machine does weighs on neither.
func growth(turns: Int = 5, from small: () -> Void, to large: () -> Void) -> Double {
  let clock = ContinuousClock()
  var quickest = (small: Duration.seconds(3600), large: Duration.seconds(3600))
  for _ in 0..<turns {
    quickest.small = min(quickest.small, clock.measure(small))
    quickest.large = min(quickest.large, clock.measure(large))
  }
  return quickest.large / quickest.small
}
