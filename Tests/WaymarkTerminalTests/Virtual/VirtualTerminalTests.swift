import Testing
import WaymarkTerminal

@MainActor @Suite struct VirtualTerminalTests {
  private func terminal(_ text: String, width: Int = 10, height: Int = 3) -> VirtualTerminal {
    let terminal = VirtualTerminal(size: Size(width: width, height: height))
    terminal.write(Array(text.utf8))
    return terminal
  }

  @Test(arguments: [
    ("abc", ["abc", "", ""]), ("a\r\nb", ["a", "b", ""]), ("a\nb", ["a", " b", ""]),
    ("\u{1B}[2;3Hx", ["", "  x", ""]),
    ("abc\u{8}x", ["abx", "", ""]),
    ("0123456789x", ["0123456789", "x", ""]), ("a\r\nb\r\nc\r\nd", ["b", "c", "d"]),
    ("\u{1B}[2Jabc\u{1B}[2J", ["", "", ""]),
    ("日本x", ["日本x", "", ""]), ("日\u{1B}[1;2Hx", [" x", "", ""]), ("e\u{301}x", ["e\u{301}x", "", ""]),
    ("\u{1B}[9;9Hx\u{1B}[2;9Hy", ["", "        y", "        x"]),
  ])
  func whatIsWrittenIsSeen(_ text: String, _ rows: [String]) {
    let terminal = terminal(text)
    #expect(terminal.rows == rows)
    #expect(terminal.unrecognized.isEmpty)
  }

  @Test func bytesMayBeSplitAnywhere() {
    let text = "\u{1B}[1;38;5;131mé日👩‍👩‍👧‍👦\u{1B}[2;1H\u{1B}[mabc"
    let whole = terminal(text)
    let split = VirtualTerminal(size: whole.size)
    for byte in text.utf8 { split.write([byte]) }
    #expect(split.looksLike(whole))
    #expect(split.style(x: 0, y: 0) == Style(.red, .bold))
  }

  @Test(arguments: [
    "\u{1B}]0;title\u{7}", "\u{1B}c", "\u{1B}[5n", "\u{9B}", "\u{202E}", "\u{1B}[?9999h", "\u{1B}[\u{1}",
  ])
  func whatItDoesNotKnowIsNoted(_ text: String) {
    #expect(!terminal(text).unrecognized.isEmpty)
  }
}
