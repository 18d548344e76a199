#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time of a clock that only goes forward, and stops while the machine sleeps.
enum MonotonicTime {
  /// Nanoseconds since some moment.
  static var now: UInt64 {
    #if canImport(Darwin)
      clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    #endif
  }
}
