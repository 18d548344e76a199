import BrowseCore
import Testing

struct SafeTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("naïve 日本 👩‍👩‍👧", "naïve 日本 👩‍👩‍👧"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
    ("\u{1B}[2J", "\\e[2J"), ("\u{7}\u{7F}\u{9B}", "\\x07\\x7F\\x9B"),
    ("gpj.\u{202E}exe", "gpj.\\u{202E}exe"),
    ("\u{200B}\u{FEFF}", "\\u{200B}\\u{FEFF}"),
  ])
  func textIsEscaped(text: String, expected: String) {
    #expect(SafeText.escaped(text) == expected)
  }

  @Test(arguments: [
    ([0xFF], "\\xFF"), ([0xC3], "\\xC3"), ([0x61, 0xE2, 0x82, 0x62], "a\\xE2\\x82b"),
    ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"), ([0xC0, 0x80], "\\xC0\\x80"), ([0xC3, 0xA9, 0xFE], "é\\xFE"),
  ])
  func bytesThatAreNotTextAreEscapedOneByOne(bytes: [UInt8], expected: String) {
    #expect(SafeText.escaped(bytes) == expected)
  }

  @Test func nothingThatMovesTheCursorIsLeft() {
    let everything = (0...255).map { UInt8($0) } + Array("\u{85}\u{2028}\u{2066}".utf8)
    let shown = SafeText.escaped(everything)
    #expect(shown.unicodeScalars.allSatisfy { !$0.properties.isBidiControl && $0.value >= 0x20 })
    #expect(!shown.unicodeScalars.contains { (0x7F..<0xA0).contains($0.value) })
  }
}
