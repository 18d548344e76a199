import Foundation

/// Sizes and dates in lists.
package enum FileFormat {
  /// How wide a size is at most.
  package static let sizeWidth = 8
  /// How wide a date is.
  package static let dateWidth = 16

  /// A size as `14.1 kB`.
  package static func size(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    var value = Double(bytes) / 1000
    var units = ["kB", "MB", "GB", "TB", "PB"][...]
    while value >= 999.95, units.count > 1 {
      value /= 1000
      units.removeFirst()
    }
    return "\((value * 10).rounded() / 10) \(units[units.startIndex])"
  }

  /// A number with a comma before every three digits.
  package static func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US")))
  }

  /// A date as `2026-03-09 17:05`.
  package static func date(_ date: Date) -> String { format.string(from: date) }

  private static let format: DateFormatter = {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd HH:mm"
    return format
  }()
}
