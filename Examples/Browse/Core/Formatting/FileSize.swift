/// Writes sizes, in columns and in full.
public enum FileSize {
  /// How many characters ``column(_:)`` takes.
  public static let columnWidth = 8

  private static let units = ["kB", "MB", "GB", "TB", "PB", "EB"]

  /// A size in eight characters, set to the right: `   999 B`, `  1.5 kB`.
  ///
  /// - Parameter bytes: The size; below zero counts as zero.
  /// - Returns: Eight characters.
  public static func column(_ bytes: Int64) -> String {
    let text = short(bytes)
    return String(repeating: " ", count: max(0, columnWidth - text.utf8.count)) + text
  }

  /// A size with one decimal: `999 B`, `1.5 kB`.
  ///
  /// - Parameter bytes: The size; below zero counts as zero.
  /// - Returns: The number and its unit.
  public static func short(_ bytes: Int64) -> String {
    let bytes = max(0, bytes)
    if bytes < 1000 { return "\(bytes) B" }
    var divisor: Int64 = 100
    for unit in units {
      let tenths = bytes / divisor + (bytes % divisor >= divisor / 2 ? 1 : 0)
      if tenths < 10_000 || unit == units.last { return "\(tenths / 10).\(tenths % 10) \(unit)" }
      divisor *= 1000
    }
    return "\(bytes) B"
  }

  /// A size to the byte: `1,234,567 bytes`.
  ///
  /// - Parameter bytes: The size.
  /// - Returns: The number with its thousands apart.
  public static func full(_ bytes: Int64) -> String {
    grouped(bytes) + (bytes == 1 ? " byte" : " bytes")
  }

  /// A number with its thousands apart.
  ///
  /// - Parameter number: The number.
  /// - Returns: The digits with a comma before every three.
  public static func grouped(_ number: Int64) -> String {
    var digits = String(number.magnitude)
    var cut = digits.count - 3
    while cut > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: cut))
      cut -= 3
    }
    return number < 0 ? "-" + digits : digits
  }
}
