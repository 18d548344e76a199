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
        // Marks younger than the table are narrow there, which only costs a blank.
        if value < 0x1_0D69 { #expect(ScalarClass(scalar) != .wide, "U+\(String(value, radix: 16))") }
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

  @Test(
    arguments: [
      ([0x61, 0x62], "ab"), ([0x61, 0x9B, 0x62], "a\\x9bb"), ([0xFF], "\\xff"), ([0xC3, 0xA9], "é"),
      ([0xC3], "\\xc3"),
      ([0xE2, 0x82], "\\xe2\\x82"), ([0xED, 0xA0, 0x80], "\\xed\\xa0\\x80"), ([0xC0, 0xAF], "\\xc0\\xaf"),
      ([0xF4, 0x90, 0x80, 0x80], "\\xf4\\x90\\x80\\x80"), ([0x1B, 0x5B, 0x41], "\\e[A"),
      ([0x65, 0xCC, 0x81], "e\u{301}"),
      ([0xF0, 0x9F, 0x91, 0x8D], "👍"), ([], ""),
    ] as [([UInt8], String)])
  func escapedBytes(_ bytes: [UInt8], _ shown: String) {
    #expect(Text.escaped(bytes: bytes) == shown)
  }

  @Test func whatIsEscapedNeedsNoEscaping() {
    var generator = SplitMix(seed: 1)
    for _ in 0..<2000 {
      let once = Text.escaped(Samples.random(using: &generator))
      #expect(Text.escaped(once) == once)
      for scalar in once.unicodeScalars { #expect(ScalarClass(scalar) != .hidden) }
    }
  }

  @Test func randomBytesGiveTextWithoutControls() {
    var generator = SplitMix(seed: 2)
    for _ in 0..<2000 {
      let bytes = (0..<20).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for scalar in Text.escaped(bytes: bytes).unicodeScalars { #expect(ScalarClass(scalar) != .hidden) }
    }
  }
}
