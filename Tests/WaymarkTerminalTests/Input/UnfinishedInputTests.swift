import Testing
import WaymarkTerminal

@Suite struct UnfinishedInputTests {
  private func characters(_ text: String) -> [Key] { text.map { .character($0) } }

  @Test func aPasteWithoutItsEndIsCutOff() {
    var parser = KeyParser()
    #expect(!parser.isOpen)
    #expect(parser.feed("\u{1B}[200~two\rlines".utf8).isEmpty)
    #expect(parser.isOpen)
    #expect(parser.cutOff() == [.paste("two\nlines")])
    #expect(!parser.isOpen)
    #expect(parser.feed("q\u{1B}[A".utf8) == [.character("q"), .up])
    #expect(parser.feed("\u{1B}[201~x".utf8) == [.character("x")], "the end that comes late is swallowed")
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[2", "\u{1B}[20", "\u{1B}[201"])
  func halfAMarkIsNoText(_ half: String) {
    var parser = KeyParser()
    _ = parser.feed("\u{1B}[200~text\(half)".utf8)
    #expect(parser.cutOff() == [.paste("text")])
    #expect(parser.isPending)
    let rest = "\u{1B}[201~".dropFirst(half.count)
    #expect(parser.feed("\(rest)x".utf8) == [.character("x")])
  }

  @Test func escapeTypedInAPasteWithoutItsEndIsAKey() {
    var parser = KeyParser()
    _ = parser.feed("\u{1B}[200~text\u{1B}".utf8)
    #expect(parser.cutOff() == [.paste("text")])
    #expect(parser.flush() == [.escape])
  }

  @Test func aPasteIsBoundedInBytes() {
    var parser = KeyParser()
    _ = parser.feed("\u{1B}[200~".utf8)
    var pasted = 0
    for _ in 0..<40 {
      for key in parser.feed(Array(repeating: 0x61, count: 100_000)) {
        if case .paste(let part) = key { pasted += part.utf8.count }
      }
    }
    for key in parser.cutOff() { if case .paste(let part) = key { pasted += part.utf8.count } }
    #expect(pasted == 4_000_000)
  }

  @Test(arguments: ["]", "P", "_", "^", "X"])
  func anAnswerWithoutItsEndWasTyped(_ first: Character) {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}\(first)abé".utf8).isEmpty)
    #expect(parser.isOpen)
    #expect(parser.isPending)
    #expect(parser.flush() == [.alt(first)] + characters("abé"))
    #expect(!parser.isPending)
    #expect(parser.feed("q".utf8) == [.character("q")])
  }

  @Test func aKeyInAnAnswerWithoutItsEndIsAKey() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}Pab\u{1B}[A".utf8) == [.alt("P")] + characters("ab") + [.up])
    #expect(
      parser.feed("\u{1B}]a\u{18}q".utf8) == [.alt("]"), .character("a"), .control("x"), .character("q")])
  }

  @Test func anAnswerIsBoundedInBytes() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}]52;c;\(String(repeating: "A", count: 1_000_000))".utf8).isEmpty)
    #expect(parser.flush().isEmpty, "nobody has typed that")
    #expect(parser.feed("q".utf8) == [.character("q")])
    #expect(
      parser.feed("\u{1B}]52;c;\(String(repeating: "A", count: 1_000_000))\u{7}q".utf8) == [.character("q")])
  }

  @Test(arguments: [
    ("\u{1B}[M !!q", "q"), ("\u{1B}[<0;12;40Mq", "q"), ("\u{1B}[<0;12;40mq", "q"), ("\u{1B}[32;12;40Mq", "q"),
    ("\u{1B}[Iq", "q"),
  ])
  func mouseReportsAreSwallowedWhole(_ text: String, _ left: String) {
    var parser = KeyParser()
    #expect(parser.feed(text.utf8) + parser.flush() == characters(left))
  }

  @Test(
    arguments: [
      [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFF], [0x80], [0xC3, 0x28], [0xF4, 0x90],
    ] as [[UInt8]])
  func bytesThatAreNoCharacterSwallowNoKey(_ bytes: [UInt8]) {
    var parser = KeyParser()
    _ = parser.feed(bytes)
    _ = parser.flush()
    #expect(parser.feed("\rq".utf8) == [.enter, .character("q")])
    _ = parser.feed(bytes)
    #expect(parser.feed("\rq".utf8) == [.enter, .character("q")])
  }
}
