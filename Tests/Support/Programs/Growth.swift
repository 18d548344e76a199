#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much longer something takes than something else, on whatever machine.
///
/// Only the time counts that this thread has a processor, and of each the quickest turn, so that what else the machine does
/// weighs on neither.
package func growth(turns: Int = 5, from small: () -> Void, to large: () -> Void) -> Double {
  func time(_ body: () -> Void) -> Double {
    let start = threadTime()
    body()
    return threadTime() - start
  }
  var quickest = (small: Double.infinity, large: Double.infinity)
  for _ in 0..<turns {
    quickest.small = min(quickest.small, time(small))
    quickest.large = min(quickest.large, time(large))
  }
  return quickest.large / quickest.small
}

private func threadTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}
