#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The time of day.
enum WallTime {
  /// A moment as RFC 3339 has it, with microseconds: `2026-01-31T12:00:00.000000Z`.
  ///
  /// - Parameter age: How many nanoseconds ago it was.
  /// - Returns: The text.
  static func text(before age: UInt64) -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let nanoseconds = UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec) &- age
    var seconds = time_t(nanoseconds / 1_000_000_000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let date = [
      digits(Int(parts.tm_year) + 1900, 4), digits(Int(parts.tm_mon) + 1, 2), digits(Int(parts.tm_mday), 2),
    ].joined(separator: "-")
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits(Int($0), 2) }.joined(separator: ":")
    return "\(date)T\(clock).\(digits(Int(nanoseconds % 1_000_000_000 / 1000), 6))Z"
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
