import Foundation
import Testing
import Waymark
import WaymarkLinks

/// Moments in links, as ISO 8601 writes them.
@Suite struct LinkDateTests {
  @Test(arguments: [
    ("2001-01-01", 0.0), ("2001-01-01T01:00:00+01:00", 0), ("2001-01-01T01:00:00 01:00", 0),
    ("2000-12-31T19:00:00-05:00", 0), ("2001-01-01T00:00:00.5Z", 0.5),
    ("2024-02-29T12:30:15Z", 730_902_615), ("1970-01-01T00:00:00Z", -978_307_200),
    ("9999-12-31T23:59:59Z", 252_423_993_599),
  ])
  func momentIsRead(text: String, seconds: Double) {
    #expect(Date(linkText: text) == Date(timeIntervalSinceReferenceDate: seconds))
  }

  @Test(arguments: [
    ("2024-02-29T23:59:59+12:59", "2024-02-29T11:00:59Z"), ("2024-12-31", "2024-12-31T00:00:00Z"),
    ("2024-07-31T00:00:00.250Z", "2024-07-31T00:00:00.25Z"), ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
    ("2001-01-01T00:00:00.00001Z", "2001-01-01T00:00:00.00001Z"), ("0001-01-03", "0001-01-03T00:00:00Z"),
  ])
  func momentIsPrintedInUTCAndReadBack(text: String, printed: String) throws {
    let date = try #require(Date(linkText: text))
    #expect(date.linkText == printed)
    #expect(Date(linkText: printed) == date)
  }

  @Test(arguments: [
    "", "-", "2024", "24-02-29", "2024-2-9", "2024-13-01", "2024-00-01", "2024-01-00", "2023-02-29",
    "1900-02-29", "2024-04-31", "2024-12-32", "2024-02-1/", "2024-02-1:", "202:-01-01", "2023/01/01",
    "0000-00-00", "+02024-01-01", "+999999999-01-01", "2024-W01-1", "2024-01-01T", "2024-01-01T00",
    "2024-01-01T00:00", "2024-02-29T24:00Z", "2024-02-29T12:60Z", "2024-02-29T12:30:60Z",
    "2024-02-29T12:30:00.Z", "2024-02-29T12:30Z!", "2024-01-01 00:00Z", "2024-01-01T00:00:00;5Z",
    "2024-01-01T00:00Z", "2024-01-01T00:00:00+1", "2024-01-01T00:00:00+24:00",
    "2024-01-01T00:00:00+01:00Z", "2024-01-01T00:00:00Z!", "2024-01-01T00:00:00+0100", "+002024-04-30",
    "\u{0}",
  ])
  func textThatIsNoMomentIsRefused(text: String) { #expect(Date(linkText: text) == nil) }

  /// The days of some years, counted one after the other.
  @Test(arguments: [1899, 1999, 2023, 2399, 9997])
  func everyDayFollowsTheOneBeforeIt(first: Int) throws {
    func text(_ year: Int, _ month: Int, _ day: Int) -> String {
      let digits = { (number: Int, width: Int) in String(String(10_000_000 + number).suffix(width)) }
      return digits(year, 4) + "-" + digits(month, 2) + "-" + digits(day, 2)
    }
    var date = try #require(Date(linkText: text(first, 1, 1)))
    for year in first...first + 2 {
      let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      for (month, count) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for day in 1...count {
          let written = text(year, month + 1, day)
          #expect(Date(linkText: written) == date, "\(written)")
          #expect(date.linkText == written + "T00:00:00Z")
          date.addTimeInterval(86_400)
        }
        #expect(Date(linkText: text(year, month + 1, count + 1)) == nil)
      }
    }
  }

  @Test(arguments: [
    4e13, -4e13, 1e300, -1e300, .nan, .infinity, 0.999_999_999, 0.25, -0.125, 800_000_000.000_001,
    252_423_993_599.999,
  ])
  func momentIsPrintedOnlyIfItIsReadBack(interval: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: interval)
    let text = date.linkText
    #expect(text == "" || Date(linkText: text)?.linkText == text)
    // A moment beyond all years has no text, and is described all the same.
    #expect(text.isEmpty == !(-6e10..<252_423_993_600).contains(interval))
  }

  @Test(arguments: [1e300, -1e300, .nan, .infinity, 1e11])
  func momentThatCannotSayWhatItIsIsDescribedAllTheSame(interval: Double) {
    let date = Date(timeIntervalSinceReferenceDate: interval)
    #expect(RouteTree(LinkRoute.day(date)).description == "[day(Date(\(interval)))]")
    let error = #expect(throws: LinkPrintError.self) {
      try links { Link("/", LinkRoute.home) }.path(for: .day(date))
    }
    #expect(error?.description.contains("day(Date(\(interval)))") == true)
  }
}
