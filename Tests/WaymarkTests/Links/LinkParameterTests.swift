import Foundation
import Testing
import Waymark

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
    #expect(value("18446744073709551615", UInt64.self) == .max)
    #expect(value("18446744073709551616", UInt64.self) == nil)
    for text in ["", "-", "+1", "1.0", " 1", "0x1", "1e3", "٣"] {
      #expect(value(text, Int.self) == nil, "\(text)")
    }
    #expect(value(Int.min.linkText, Int.self) == .min)
    #expect(value("007", Int16.self) == 7)
  }

  @Test func floatingPointIsFiniteAndDecimal() {
    #expect(value("1.5", Double.self) == 1.5)
    #expect(value("-1e-3", Float.self) == -0.001)
    for text in ["", "nan", "inf", "infinity", "0x1p3", "1e999", "1,5", " 1"] {
      #expect(value(text, Double.self) == nil, "\(text)")
    }
  }

  @Test func truthIsWrittenInFourWays() {
    #expect(["true", "1", "false", "0"].map { value($0, Bool.self) } == [true, true, false, false])
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

  @Test func identifierIsReadInEitherCase() {
    let text = "123e4567-e89b-12d3-A456-426614174000"
    #expect(value(text, UUID.self) == UUID(uuidString: text))
    for text in [
      "", String(text.dropLast()), text + "0", text.replacing("-", with: "0"), "g" + text.dropFirst(),
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
