import Foundation
import Testing
import Waymark
import WaymarkLinks

@Suite struct LinkParameterTests {
  private func value<Value: LinkParameter>(_ text: String, _ type: Value.Type) -> Value? {
    Value(linkText: text)
  }

  @Test func integersKeepTheirBounds() {
    #expect(value("127", Int8.self) == 127)
    #expect(value("128", Int8.self) == nil)
    #expect(value("-128", Int8.self) == -128)
    #expect(value("-129", Int8.self) == nil)
    #expect(value("255", UInt8.self) == 255)
    #expect(value("256", UInt8.self) == nil)
    #expect(value("-1", UInt.self) == nil)
    #expect(value("-0", UInt.self) == nil)
    #expect(value("18446744073709551615", UInt64.self) == .max)
    #expect(value("18446744073709551616", UInt64.self) == nil)
    for text in ["", "-", "+1", "1.0", " 1", "0x1", "1e3", "٣", "1:", ":", "1/", "/"] {
      #expect(value(text, Int.self) == nil, "\(text)")
    }
    #expect(value(Int.min.linkText, Int.self) == .min)
    #expect(value("007", Int16.self) == 7)
  }

  @Test func floatingPointIsFiniteAndDecimal() {
    #expect(value("1.5", Double.self) == 1.5)
    #expect(value("-1e-3", Float.self) == -0.001)
    #expect(value("+1.5E+3", Double.self) == 1500)
    for text in ["", "nan", "inf", "infinity", "0x1p3", "1e999", "1,5", " 1"] {
      #expect(value(text, Double.self) == nil, "\(text)")
    }
  }

  @Test func truthIsWrittenInFourWays() {
    #expect(["true", "1", "false", "0"].map { value($0, Bool.self) } == [true, true, false, false])
    #expect([true, false].map(\.linkText) == ["true", "false"])
    for text in ["", "TRUE", "yes", "2"] { #expect(value(text, Bool.self) == nil) }
  }

  @Test(arguments: [
    ("2001-01-01", 0.0), ("2001-01-01T00:00Z", 0), ("2001-01-01T01:00:00+01:00", 0),
    ("2001-01-01T01:00:00 01:00", 0),
    ("2000-12-31T19:00:00-0500", 0), ("2001-01-01T00:00:00.5Z", 0.5), ("2001-01-01t00:00:01z", 1),
    ("2024-02-29T12:30:15Z", 730_902_615), ("1970-01-01T00:00:00Z", -978_307_200),
    ("0001-01-01", -63_113_904_000),
    ("9999-12-31T23:59:59Z", 252_423_993_599),
  ])
  func momentIsRead(text: String, seconds: Double) {
    #expect(value(text, Date.self) == Date(timeIntervalSinceReferenceDate: seconds))
  }

  @Test(arguments: [
    "", "2024", "2024-13-01", "2023-02-29", "2024-02-30", "2024-02-29T24:00Z", "2024-02-29T12:60Z",
    "2024-02-29T12:30:60Z",
    "2024-02-29T12:30:00", "2024-02-29T12:30:00.Z", "2024-02-29T12:30Z!", "24-02-29", "2024-2-9",
  ])
  func noMomentIsRead(text: String) {
    #expect(value(text, Date.self) == nil)
  }

  @Test(arguments: [
    ("2024-02-29T23:59:59+23:59", "2024-02-29T00:00:59Z"),
    ("2024-02-29T00:00:00-23:59", "2024-02-29T23:59:00Z"),
    ("2024-02-29T12:00+05", "2024-02-29T07:00:00Z"), ("2024-02-29T12:00-0530", "2024-02-29T17:30:00Z"),
    ("2024-02-29T12:00:01,5Z", "2024-02-29T12:00:01.5Z"), ("2024-12-31", "2024-12-31T00:00:00Z"),
    ("+002024-04-30", "2024-04-30T00:00:00Z"), ("-000001-06-30", "-000001-06-30T00:00:00Z"),
    ("+010000-09-30", "+010000-09-30T00:00:00Z"), ("9999-11-30", "9999-11-30T00:00:00Z"),
    ("0000-01-31", "0000-01-31T00:00:00Z"), ("0007-03-31T07:08:09z", "0007-03-31T07:08:09Z"),
    ("+999999-12-31T23:59:59Z", "+999999-12-31T23:59:59Z"), ("-999999-01-01", "-999999-01-01T00:00:00Z"),
    ("2024-05-31T00:00:00.5Z", "2024-05-31T00:00:00.5Z"),
    ("2024-07-31T00:00:00.250Z", "2024-07-31T00:00:00.25Z"),
    ("2001-01-01T00:00:00.00001Z", "2001-01-01T00:00:00.00001Z"),
    ("2001-01-01T00:00:00.00000015Z", "2001-01-01T00:00:00.00000015Z"),
    ("2001-01-01T00:00:00.001Z", "2001-01-01T00:00:00.001Z"),
  ])
  func momentIsPrintedInUTC(text: String, printed: String) {
    #expect(value(text, Date.self)?.linkText == printed)
  }

  @Test func momentNextToTheReferenceDateIsPrintedAsFarAsAnyoneTells() {
    let zeros = { String(repeating: "0", count: $0) }
    #expect(Date(timeIntervalSinceReferenceDate: 1e-39).linkText == "2001-01-01T00:00:00.\(zeros(38))1Z")
    #expect(Date(timeIntervalSinceReferenceDate: 1e-40).linkText == "2001-01-01T00:00:00Z")
  }

  @Test func momentBeyondAllYearsHasNoText() throws {
    let last = try #require(value("+999999-12-31T23:59:59Z", Date.self))
    let first = try #require(value("-999999-01-01", Date.self))
    #expect(last.addingTimeInterval(1).linkText == "")
    #expect(first.addingTimeInterval(-1).linkText == "")
    for interval in [4e13, -4e13, 1e300, .infinity, .nan] {
      #expect(Date(timeIntervalSinceReferenceDate: interval).linkText == "", "\(interval)")
    }
  }

  @Test(arguments: [
    "2024-02-1/", "2024-02-1:", "2024-0:-01", "2024-0/-01", "202:-01-01", "2024-01-00", "2024-00-01",
    "2024-04-31",
    "2024-06-31", "2024-09-31", "2024-11-31", "2024-12-32", "1900-02-29", "2100-02-29", "2023/01/01",
    "2024-01-01 00:00Z",
    "2024-01-01T00:00", "2024-01-01T00-00Z", "2024-01-01T00:00:00:00Z", "2024-01-01T00:00:00;5Z",
    "2024-01-01T00:00:00.5:Z", "2024-01-01T00:00:00./Z", "2024-01-01T00:00+1", "2024-01-01T00:00+01:0",
    "2024-01-01T00:00+01:00Z", "2024-01-01T00:00Z+", "2024-01-01T00:00*01", "+02024-01-01", "-02024-01-01",
    "2024-01-01T00:00-24", "2024-01-01T00:00-00:60",
  ])
  func whatIsNearlyAMomentIsNone(text: String) {
    #expect(value(text, Date.self) == nil)
  }

  @Test func momentIsAsLongAsAnyoneWritesIt() {
    let text = { "2024-01-01T00:00:00." + String(repeating: "9", count: $0) + "Z" }
    #expect(text(59).utf8.count == 80)
    #expect(value(text(59), Date.self) != nil)
    #expect(value(text(60), Date.self) == nil)
  }

  /// The days of some years, counted one after the other.
  @Test(arguments: [-401, -400, -101, -1, 1, 99, 399, 1599, 1899, 1969, 1999, 2003, 2023, 2099, 2399, 9998])
  func everyDayFollowsTheOneBeforeIt(first: Int) throws {
    func text(_ year: Int, _ month: Int, _ day: Int) -> String {
      let digits = { (number: Int, width: Int) in
        String(String(10_000_000 + number).suffix(width))
      }
      let isPlain = (0...9999).contains(year)
      return (isPlain ? "" : year < 0 ? "-" : "+") + digits(abs(year), isPlain ? 4 : 6) + "-"
        + digits(month, 2) + "-"
        + digits(day, 2)
    }
    var date = try #require(value(text(first, 1, 1), Date.self))
    for year in first...first + 2 {
      let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      for (month, count) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for day in 1...count {
          let written = text(year, month + 1, day)
          #expect(value(written, Date.self) == date, "\(written)")
          #expect(date.linkText == written + "T00:00:00Z")
          date.addTimeInterval(86_400)
        }
        #expect(value(text(year, month + 1, count + 1), Date.self) == nil)
      }
    }
  }

  private struct Slug: LinkParameter, Hashable {
    var linkText: String

    init?(linkText text: String) { linkText = text }
  }

  private struct Number: RawRepresentable, LinkParameter, Hashable {
    var rawValue: Int
  }

  private struct Empty: RawRepresentable, CaseIterable, LinkParameter, Hashable {
    static let allCases: [Empty] = []
    var rawValue: String
  }

  @Test func everyTypeHasAnExampleThatIsOneOfItsTexts() throws {
    func check<Value: LinkParameter>(_ type: Value.Type, _ example: String, _ name: String) {
      #expect(Value.linkExample == example)
      #expect(Value(linkText: example) != nil)
      #expect(Value.linkType.name == name)
    }
    check(Int.self, "1", "Int")
    check(UInt8.self, "1", "UInt8")
    check(Double.self, "1.5", "Double")
    check(Bool.self, "true", "Bool")
    check(String.self, "text", "String")
    check(UUID.self, "123E4567-E89B-12D3-A456-426614174000", "UUID")
    check(Date.self, "2024-02-29T12:30:00Z", "Date")
    check(Order.self, "newest", "Order")
    check(Slug.self, "example", "Slug")
    check(Number.self, "1", "Number")
    #expect(Empty.linkExample == "text")
  }

  @Test func identifierIsReadInEitherCase() {
    let text = "123e4567-e89b-12d3-A456-426614174000"
    for text in [text, "09afAF9f-0123-4567-89ab-cdefABCDEF90"] {
      #expect(value(text, UUID.self) == UUID(uuidString: text))
      #expect(value(text, UUID.self)?.linkText == text.uppercased())
    }
    for text in [
      "", String(text.dropLast()), text + "0", text.replacing("-", with: "0"), "g" + text.dropFirst(),
      "123e4567+e89b-12d3-A456-426614174000", "123e4567-e89b+12d3-A456-426614174000",
      "123e4567-e89b-12d3+A456-426614174000", "123e4567-e89b-12d3-A456+426614174000",
      "/23e4567-e89b-12d3-A456-426614174000", ":23e4567-e89b-12d3-A456-426614174000",
      "@23e4567-e89b-12d3-A456-426614174000", "G23e4567-e89b-12d3-A456-426614174000",
      "`23e4567-e89b-12d3-A456-42661417400g", "123e4567-e89b-12d3-A456-42661417400/",
    ] {
      #expect(value(text, UUID.self) == nil)
    }
  }

  @Test func everyWidthOfIntegerReadsItsBounds() {
    func check<Number: FixedWidthInteger & LinkParameter>(_ type: Number.Type) {
      for number in [Number.min, 0, 1, Number.max] { #expect(Number(linkText: number.linkText) == number) }
    }
    check(Int.self)
    check(Int8.self)
    check(Int16.self)
    check(Int32.self)
    check(Int64.self)
    check(UInt.self)
    check(UInt8.self)
    check(UInt16.self)
    check(UInt32.self)
    check(UInt64.self)
  }
}
