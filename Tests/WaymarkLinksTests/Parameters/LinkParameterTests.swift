import Foundation
import Testing
import Waymark
import WaymarkLinks

/// Values at the edges of what types hold: each is read, or refused.
@Suite struct LinkParameterTests {
  @Test(arguments: [
    "", "-", "+1", "--1", "1.0", " 1", "1 ", "0x1", "1e3", "٣", "1:", "1/", "-9223372036854775809",
    "9223372036854775808",
  ])
  func textThatIsNoIntegerIsRefused(text: String) { #expect(Int(linkText: text) == nil) }

  @Test func everyWidthOfIntegerReadsItsBounds() {
    func check<Number: FixedWidthInteger & LinkParameter>(_ type: Number.Type) {
      for number in [Number.min, 0, 1, Number.max] { #expect(Number(linkText: number.linkText) == number) }
      #expect(Number(linkText: "\(Number.max)0") == nil)
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
    #expect([Int8(linkText: "128"), Int8(linkText: "-129"), Int8(linkText: "007")] == [nil, nil, 7])
    #expect([UInt(linkText: "-1"), UInt(linkText: "-0")] == [nil, nil])
  }

  @Test(
    arguments: [
      ("1.5", 1.5), ("-1e-3", -0.001), ("+1.5E+3", 1500),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("5e-324", .leastNonzeroMagnitude), ("-0.0", -0.0), ("", nil), ("nan", nil), ("-inf", nil),
      ("infinity", nil), ("1e400", nil), ("0x1p3", nil), ("1_000", nil), (".", nil), ("1e", nil),
      ("1,5", nil),
      (String(repeating: "9", count: 400), nil), ("１", nil),
    ] as [(String, Double?)])
  func floatingPointIsFiniteAndDecimal(text: String, value: Double?) {
    #expect(Double(linkText: text) == value)
    if let value { #expect(Double(linkText: value.linkText) == value) }
  }

  @Test func truthIsWrittenInFourWays() {
    #expect(["true", "1", "false", "0"].map { Bool(linkText: $0) } == [true, true, false, false])
    #expect([true, false].map(\.linkText) == ["true", "false"])
    for text in ["", "TRUE", "yes", "2"] { #expect(Bool(linkText: text) == nil) }
  }

  @Test func identifierIsReadInEitherCase() {
    let text = "09afAF9f-e89b-12d3-A456-426614174000"
    #expect(UUID(linkText: text) == UUID(uuidString: text))
    #expect(UUID(linkText: text)?.linkText == text.uppercased())
    for text in [
      "", String(text.dropLast()), text + "0", text.replacing("-", with: "0"), "g" + text.dropFirst(),
      "/" + text.dropFirst(), "`" + text.dropFirst(), "123e4567-e89b+12d3-A456-426614174000",
    ] {
      #expect(UUID(linkText: text) == nil)
    }
  }

  private struct Slug: LinkParameter, Hashable {
    var linkText: String

    init?(linkText text: String) { linkText = text }
  }

  private struct Number: RawRepresentable, LinkParameter, Hashable {
    var rawValue: Int
  }

  @Test func everyTypeHasAnExampleThatIsOneOfItsTexts() throws {
    func check<Value: LinkParameter>(_ type: Value.Type, _ example: String) {
      #expect(Value.linkExample == example)
      #expect(Value(linkText: example) != nil)
    }
    check(Int.self, "1")
    check(Double.self, "1.5")
    check(Float.self, "1.5")
    check(Bool.self, "true")
    check(String.self, "text")
    check(UUID.self, "123E4567-E89B-12D3-A456-426614174000")
    check(Date.self, "2024-02-29T12:30:00Z")
    check(Order.self, "newest")
    check(Slug.self, "example")
    check(Number.self, "1")
  }
}
