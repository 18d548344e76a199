import Testing
import WaymarkTesting

@testable import WaymarkTerminal

@Suite struct TextTests {
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
        #expect(ScalarClass(scalar) == .mark, "U+\(String(value, radix: 16))")
      default: break
      }
      if scalar.properties.isBidiControl {
        #expect(ScalarClass(scalar) == .hidden, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}[31mred", "\\e[31mred"), ("a\tb\nc\r", "a\\tb\\nc\\r"), ("\r\n", "\\r\\n"),
    ("\u{0}\u{7}\u{7F}", "\\x00\\x07\\x7f"), ("\u{9B}2J", "\\u{9B}2J"),
    ("\u{202E}exe.txt", "\\u{202E}exe.txt"),
    ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("\u{2028}", "\\u{2028}"), ("\u{301}a", "\\u{301}a"),
    ("a\u{301}", "a\u{301}"), ("\u{FEFF}x", "\\u{FEFF}x"), ("日本", "日本"), ("\u{AD}", "\\u{AD}"),
  ])
  func escapedText(_ text: String, _ shown: String) {
    #expect(Text.escaped(text) == shown)
  }

  @Test func whatIsEscapedNeedsNoEscaping() {
    var generator = SplitMix(seed: 1)
    for _ in 0..<2000 {
      let once = Text.escaped(Samples.random(using: &generator))
      #expect(Text.escaped(once) == once)
      for scalar in once.unicodeScalars { #expect(ScalarClass(scalar) != .hidden) }
    }
  }
}
