import Testing

@testable import WaymarkTerminal

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｶﾅ", 2), ("ＡＢ", 4), ("한", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2),
    ("हिन्दी", 2), ("→", 1), ("─", 1), ("①", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
  ])
  func widthOfText(_ text: String, _ width: Int) {
    #expect(Text.width(text) == width)
  }

  @Test(arguments: [("\u{1B}", 2), ("\n", 2), ("\u{1}", 4), ("\u{202E}", 8), ("\u{9B}", 6), ("\u{301}", 7)])
  func whatIsEscapedIsAsWideAsItsEscape(_ text: String, _ width: Int) {
    #expect(Text.width(text) == width)
    #expect(Text.escaped(text).utf8.count == width)
  }

  @Test(arguments: Samples.texts)
  func escapingKeepsTheWidth(_ text: String) {
    #expect(Text.width(Text.escaped(text)) == Text.width(text))
  }

  @Test func everyScalarOfACategoryThatActsOnATerminalIsHiddenOrAMark() {
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        #expect(ScalarClass(scalar) == .hidden, "U+\(String(value, radix: 16))")
      case .nonspacingMark, .enclosingMark:
        // Marks younger than the table are narrow there, which only costs a blank.
        if value < 0x1_0D69 { #expect(ScalarClass(scalar) != .wide, "U+\(String(value, radix: 16))") }
      default: break
      }
      if scalar.properties.isBidiControl {
        #expect(ScalarClass(scalar) == .hidden, "U+\(String(value, radix: 16))")
      }
    }
  }
}
