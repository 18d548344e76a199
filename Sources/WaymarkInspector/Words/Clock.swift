#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Timeline {
  /// The time of day of a row, in the zone of whoever looks at it: `11:04:32`; without a first record, the time since the beginning.
  package func timeOfDay(_ time: Int) -> String {
    let seconds = (beginning &+ time) / 1_000_000
    var parts = tm()
    var moment = time_t(seconds)
    if beginning != 0, localtime_r(&moment, &parts) != nil {
      return Self.clock(Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
    }
    return Self.clock(seconds / 3600, seconds / 60 % 60, seconds % 60)
  }

  private static func clock(_ hours: Int, _ minutes: Int, _ seconds: Int) -> String {
    [hours, minutes, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

extension Int {
  /// Microseconds since a journal began, as a time that tells all of them apart: `0:04.120300`.
  package var clock: String {
    let rest = "\(self % 60_000_000 / 1_000_000)"
    let fraction = "\(self % 1_000_000)"
    return "\(self / 60_000_000):\(rest.count < 2 ? "0" : "")\(rest)."
      + String(repeating: "0", count: Swift.max(0, 6 - fraction.count)) + fraction
  }
}

extension Duration {
  /// The duration in a unit that suits its length: `310 µs`, `4.2 ms`, `3.00 s`.
  package var inWords: String {
    let (seconds, attoseconds) = components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    if microseconds < 1000 { return "\(microseconds) µs" }
    if microseconds < 1_000_000 { return "\(microseconds / 1000).\(microseconds % 1000 / 100) ms" }
    let hundredths = microseconds % 1_000_000 / 10_000
    return "\(microseconds / 1_000_000).\(hundredths < 10 ? "0" : "")\(hundredths) s"
  }
}
