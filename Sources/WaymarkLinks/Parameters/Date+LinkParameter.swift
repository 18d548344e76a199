#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: LinkParameter {
  /// Reads a moment in the form of ISO 8601.
  ///
  /// - Parameter text: A date alone, which stands for its first moment in UTC, or a date, a `T`, a time of
  ///   day, and `Z` or an offset from UTC.
  public init?(linkText text: String) {
    guard let date = ISO8601Date(text) else { return nil }
    self.init(timeIntervalSinceReferenceDate: Double(date.seconds) + date.fraction)
  }

  /// The exact moment in UTC, in the form of ISO 8601; empty if it is not finite or its year has more than
  /// six digits.
  public var linkText: String {
    let interval = timeIntervalSinceReferenceDate
    // No text stands for what is further away than any year of six digits.
    guard interval.isFinite, abs(interval) < 4e13 else { return "" }
    let whole = interval.rounded(.down)
    return ISO8601Date(seconds: Int(whole), fraction: interval - whole).text
  }

  /// A moment with the time of day.
  public static var linkExample: String { "2024-02-29T12:30:00Z" }
}
