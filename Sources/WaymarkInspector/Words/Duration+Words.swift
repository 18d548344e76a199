extension Duration {
  /// The duration in a unit that suits its length: `310 µs`, `4.2 ms`, `3.00 s`.
  package var inWords: String {
    let (seconds, attoseconds) = components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    if microseconds < 1000 { return "\(microseconds) µs" }
    if microseconds < 1_000_000 { return "\(Duration.decimal(microseconds, 1000, digits: 1)) ms" }
    return "\(Duration.decimal(microseconds, 1_000_000, digits: 2)) s"
  }

  private static func decimal(_ value: Int64, _ unit: Int64, digits: Int) -> String {
    var scale: Int64 = 1
    for _ in 0..<digits { scale *= 10 }
    let rest = "\(value % unit * scale / unit)"
    return "\(value / unit).\(String(repeating: "0", count: max(0, digits - rest.count)))\(rest)"
  }
}
