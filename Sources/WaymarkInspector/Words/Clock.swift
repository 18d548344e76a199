#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Timeline {
  /// The time of day of a row, in the zone of whoever looks at it: `11:04:32`; without a first record as if it began at midnight.
  package func timeOfDay(_ time: Int) -> String {
    var moment = time_t((beginning &+ time) / 1_000_000)
    var parts = tm()
    _ = beginning == 0 ? gmtime_r(&moment, &parts) : localtime_r(&moment, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { Int($0).digits(2) }.joined(separator: ":")
  }
}

extension Int {
  fileprivate func digits(_ count: Int) -> String {
    let digits = "\(self)"
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }

  /// Microseconds since a journal began, as a time that tells all of them apart: `0:04.120300`.
  package var clock: String {
    let seconds = self % 60_000_000 / 1_000_000
    return "\(self / 60_000_000):\(seconds.digits(2)).\((self % 1_000_000).digits(6))"
  }
}

extension Duration {
  /// The duration in a unit that suits its length: `310 µs`, `4.2 ms`, `3.00 s`.
  package var inWords: String {
    let (whole, attoseconds) = components
    let microseconds = Int(whole * 1_000_000 + attoseconds / 1_000_000_000_000)
    if microseconds < 1000 { return "\(microseconds) µs" }
    if microseconds < 1_000_000 { return "\(microseconds / 1000).\(microseconds % 1000 / 100) ms" }
    return "\(microseconds / 1_000_000).\((microseconds % 1_000_000 / 10_000).digits(2)) s"
  }
}
