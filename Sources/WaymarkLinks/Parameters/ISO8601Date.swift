/// A date and time of day as ISO 8601 writes them, without a calendar's or a formatter's help.
struct ISO8601Date {
  /// Whole seconds since 1 January 2001, 00:00:00 UTC.
  var seconds: Int
  /// The part of a second, from 0 up to 1.
  var fraction: Double

  init(seconds: Int, fraction: Double) {
    self.seconds = seconds
    self.fraction = fraction
  }

  /// Reads `2024-02-29`, `2024-02-29T12:30Z`, `2024-02-29T12:30:15.25+01:00` and the like.
  ///
  /// A date alone means its first moment in UTC. A time of day needs `Z` or an offset: without one it would mean
  /// another moment on every device.
  init?(_ text: String) {
    var reader = DigitReader(text)
    guard let year = reader.year(), reader.skip(0x2D), let month = reader.number(2), reader.skip(0x2D),
      let day = reader.number(2), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    seconds = (Self.daysSince1970(year, month, day) - Self.daysTo2001) * 86_400
    fraction = 0
    guard !reader.isAtEnd else { return }
    guard reader.skip(0x54) || reader.skip(0x74), let hour = reader.number(2), reader.skip(0x3A),
      let minute = reader.number(2), hour < 24, minute < 60
    else { return nil }
    seconds += hour * 3600 + minute * 60
    if reader.skip(0x3A) {
      guard let second = reader.number(2), second < 60 else { return nil }
      seconds += second
      if reader.skip(0x2E) || reader.skip(0x2C) {
        guard let read = reader.fraction() else { return nil }
        fraction = read
      }
    }
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    seconds -= offset
  }

  /// The moment in UTC, with as many digits after the second as it takes to give the same moment; no text where the year has
  /// more than six digits.
  var text: String {
    let day = seconds.floorDividing(by: 86_400)
    let rest = seconds - day * 86_400
    let (year, month, dayOfMonth) = Self.civil(fromDaysSince1970: day + Self.daysTo2001)
    guard abs(year) <= 999_999 else { return "" }
    let date = "\(Self.text(ofYear: year))-\(Self.padded(month))-\(Self.padded(dayOfMonth))"
    let time = "\(Self.padded(rest / 3600)):\(Self.padded(rest / 60 % 60)):\(Self.padded(rest % 60))"
    return "\(date)T\(time)\(Self.text(ofFraction: fraction))Z"
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  private static func text(ofYear year: Int) -> String {
    if (0...9999).contains(year) { return padded(year, to: 4) }
    return (year < 0 ? "-" : "+") + padded(abs(year), to: 6)
  }

  private static func text(ofFraction fraction: Double) -> String {
    guard fraction > 0 else { return "" }
    let parts = fraction.description.split(separator: "e")
    let digits = parts[0].filter { $0 != "." }
    guard parts.count == 2, let exponent = Int(parts[1]) else { return ".\(digits.dropFirst())" }
    // Beyond this the moment is next to the reference date and no clock tells such times.
    guard exponent > -40 else { return "" }
    return "." + String(repeating: "0", count: -exponent - 1) + digits
  }

  // MARK: Calendar

  // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil and civil_from_days.

  private static let daysTo2001 = 11_323

  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted.floorDividing(by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDaysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted.floorDividing(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Int {
  func floorDividing(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
