import Testing
import WaymarkTesting

@testable import WaymarkTerminal

@Suite struct TextEscapingTests {
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
