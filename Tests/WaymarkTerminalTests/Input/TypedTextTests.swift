import Testing
import WaymarkTerminal

@Suite struct TypedTextTests {
  private let keys: [Key] = [
    .character("a"), .character("e"), .character("\u{301}"), .enter, .character("日"), .tab, .character("z"),
  ]

  @Test func itEndsBeforeTheFirstKeyThatIsNoText() {
    let line = TypedText(keys[...])
    #expect(line.text == "ae\u{301}" && line.count == 3)
    let rest = TypedText(keys[3...])
    #expect(rest.text == "" && rest.count == 0)
  }

  @Test func enterBreaksLinesWhereThereAreSome() {
    let text = TypedText(keys[1...], breaksLines: true)
    #expect(text.text == "e\u{301}\n日" && text.count == 4)
  }
}
