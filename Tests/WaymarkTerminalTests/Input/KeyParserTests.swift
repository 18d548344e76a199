import Testing
import WaymarkTerminal

@Suite struct KeyParserTests {
  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return parser.feed(text.utf8) + parser.flush()
  }

  @Test(arguments: [
    ("a", Key.character("a")), ("Q", .character("Q")), (" ", .character(" ")), ("\r", .enter), ("\n", .enter),
    ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{1B}", .escape),
    ("\u{1}", .control("a")),
    ("\u{1A}", .control("z")), ("\u{0}", .control(" ")), ("\u{1C}", .control("\\")),
    ("\u{1F}", .control("_")),
    ("é", .character("é")), ("日", .character("日")), ("👍", .character("👍")),
    ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}OA", .up),
    ("\u{1B}OD", .left), ("\u{1B}[H", .home), ("\u{1B}[F", .end), ("\u{1B}[1~", .home), ("\u{1B}[4~", .end),
    ("\u{1B}[7~", .home), ("\u{1B}[8~", .end), ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .backTab), ("\u{1B}OP", .function(1)),
    ("\u{1B}OS", .function(4)), ("\u{1B}[11~", .function(1)), ("\u{1B}[15~", .function(5)),
    ("\u{1B}[17~", .function(6)), ("\u{1B}[21~", .function(10)), ("\u{1B}[24~", .function(12)),
    ("\u{1B}[[B", .function(2)), ("\u{1B}x", .alt("x")), ("\u{1B}é", .alt("é")), ("\u{1B}[", .alt("[")),
    ("\u{1B}O", .alt("O")), ("\u{1B}]", .alt("]")), ("\u{1B}\r", .modified(.enter, .alt)),
    ("\u{1B}\u{7F}", .modified(.backspace, .alt)), ("\u{1B}[1;5C", .modified(.right, .control)),
    ("\u{1B}[1;2A", .modified(.up, .shift)), ("\u{1B}[3;5~", .modified(.delete, .control)),
    ("\u{1B}[1;2P", .modified(.function(1), .shift)), ("\u{1B}[97;5u", .control("a")),
    ("\u{1B}[27u", .escape),
    ("\u{1B}[9;2u", .backTab), ("\u{1B}[27;5;65~", .control("a")), ("\u{1B}OM", .enter),
  ])
  func oneKey(_ text: String, _ key: Key) {
    #expect(keys(text) == [key])
  }

  @Test(
    arguments: [
      ("ab", [Key.character("a"), .character("b")]), ("\u{1B}\u{1B}", [.escape, .escape]),
      ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}[Aq", [.up, .character("q")]),
      ("éa", [.character("é"), .character("a")]),
      ("e\u{301}", [.character("e"), .character("\u{301}")]),
      ("🇩🇪", [.character("\u{1F1E9}"), .character("\u{1F1EA}")]), ("日本", [.character("日"), .character("本")]),
      ("\u{1B}[99~x", [.character("x")]), ("\u{1B}[?62;4cx", [.character("x")]),
      ("\u{1B}[12;40Rx", [.modified(.function(3), Key.Modifiers(rawValue: 7)), .character("x")]),
      ("\u{1B}]11;rgb:0/0/0\u{7}x", [.character("x")]), ("\u{1B}]11;rgb:0/0/0\u{1B}\\x", [.character("x")]),
      ("\u{1B}P1$r0m\u{1B}\\x", [.character("x")]), ("\u{1B}[1\u{1B}[A", [.up]),
      ("\u{1B}[1\rx", [.enter, .character("x")]),
      (
        "\u{1B}[1;99999999999999999999999A",
        [.up].map { Key.modified($0, Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: 9_999_998) & 7)) }
      ),
      ("\u{1B}[;A", [.up]), ("\u{1B}[1", []),
    ] as [(String, [Key])])
  func severalKeys(_ text: String, _ expected: [Key]) {
    #expect(keys(text) == expected)
  }

  @Test(arguments: [
    ("\u{1B}[200~two\rlines\u{1B}[201~x", [Key.paste("two\nlines"), .character("x")]),
    ("\u{1B}[200~a\r\nb\nc\u{1B}[201~", [.paste("a\nb\nc")]), ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ("\u{1B}[200~\u{1B}[A\u{3}~\u{1B}[201~", [.paste("\u{1B}[A\u{3}~")]),
  ])
  func pastedText(_ text: String, _ expected: [Key]) {
    #expect(keys(text) == expected)
  }

  @Test func aPasteWithoutItsEndEndsWhenNothingFollows() {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}[200~two\rlines".utf8).isEmpty)
    #expect(parser.isPending && parser.isPasting)
    #expect(parser.flush() == [.paste("two\nlines")])
    #expect(!parser.isPending)
    #expect(parser.feed("q\u{1B}[A\u{1B}[201~x".utf8) == [.character("q"), .up, .character("x")])
  }

  @Test(arguments: ["]", "P", "_", "^", "X"])
  func anAnswerWithoutItsEndWasTyped(_ first: Character) {
    var parser = KeyParser()
    #expect(parser.feed("\u{1B}\(first)abé".utf8).isEmpty)
    #expect(parser.flush() == [.alt(first)] + "abé".map { .character($0) })
    #expect(
      parser.feed("\u{1B}\(first)a\u{1B}[A".utf8) == [.alt(first), .character("a"), .up])
    #expect(parser.feed("\u{1B}\(first)\(String(repeating: "A", count: 5000))".utf8).count == 5001)
    #expect(!parser.isPending)
  }

  @Test(arguments: ["\u{1B}[<35;12;40Mq", "\u{1B}[<0;12;40mq", "\u{1B}[32;12;40Mq", "\u{1B}[Iq"])
  func reportsAreSwallowedWhole(_ text: String) {
    #expect(keys(text) == [.character("q")])
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
    #expect(parser.feed("\rq".utf8).suffix(2) == [.enter, .character("q")])
  }

  @Test func anEndlessPasteComesInParts() {
    var parser = KeyParser()
    let text = String(repeating: "é\r", count: 500_000)
    var pasted = ""
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    for key in stride(from: 0, to: bytes.count, by: 4096).flatMap({ parser.feed(bytes[$0...].prefix(4096)) })
    {
      guard case .paste(let part) = key else {
        Issue.record("\(key)")
        continue
      }
      #expect(part.utf8.count < 100_000)
      pasted += part
    }
    #expect(pasted == String(repeating: "é\n", count: 500_000))
  }

  @Test func typedTextEndsBeforeTheFirstKeyThatIsNone() {
    let keys: [Key] = [
      .character("e"), .character("\u{301}"), .enter, .character("日"), .tab, .character("z"),
    ]
    let line = TypedText(keys[...])
    #expect(line.text == "e\u{301}" && line.count == 2)
    let lines = TypedText(keys[...], breaksLines: true)
    #expect(lines.text == "e\u{301}\n日" && lines.count == 4)
  }

  @Test func escapeWaitsForTheTimeout() {
    var parser = KeyParser()
    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.isPending)
    #expect(parser.flush() == [.escape])
    #expect(!parser.isPending)
    #expect(parser.flush().isEmpty)
  }

  @Test func invalidBytesAreSwallowed() {
    var parser = KeyParser()
    #expect(
      parser.feed([0xFF, 0x61, 0xC3, 0x62, 0xE2, 0x82, 0x63, 0x80, 0xC3, 0xC3, 0xA9]) == [
        .character("a"), .character("b"), .character("c"), .character("é"),
      ])
    #expect(!parser.isPending)
  }
}
