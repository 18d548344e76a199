import Testing

@testable import WaymarkTerminal

@MainActor @Suite struct TextFieldDrawingTests {
  /// The picture of a field in a width, with a bar before the cell that the cursor is on.
  private func shown(_ field: TerminalTextField, _ width: Int) -> String {
    let terminal = terminal(field, width)
    guard terminal.isCursorVisible else { return terminal.row(0) }
    var text = ""
    for x in 0...width {
      if x == terminal.cursor.x { text += "|" }
      if x < width { text += terminal.character(x: x, y: 0) }
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  private func press(_ field: inout TerminalTextField, _ key: Key) {
    let isUsed = field.handle(key)
    #expect(isUsed)
  }

  private func terminal(
    _ field: TerminalTextField, _ width: Int, placeholder: String = "", style: Style = .plain,
    hasKeys: Bool = true
  ) -> VirtualTerminal {
    let terminal = VirtualTerminal(size: Size(width: width, height: 2))
    terminal.write(
      Renderer().render(size: terminal.size) {
        field.draw(on: $0, placeholder: placeholder, style: style, hasKeys: hasKeys)
      })
    #expect(terminal.unrecognized.isEmpty && terminal.row(1) == "")
    return terminal
  }

  @Test func aShortTextIsShownAsItIs() {
    var field = TerminalTextField("abc")
    #expect(shown(field, 10) == "abc|")
    field.cursor = 1
    #expect(shown(field, 10) == "a|bc")
    #expect(shown(field, 4) == "a|bc")
  }

  @Test func aLongTextScrollsWithTheCursor() {
    var field = TerminalTextField("abcdefghijklmno")
    #expect(shown(field, 8) == "…jklmno|")
    for (key, row) in [
      (Key.left, "…jklmn|o"), (.left, "…ijklm|no"), (.backspace, "…hijkl|no"), (.left, "…ghijk|l…"),
      (.home, "|abcdefg…"), (.right, "a|bcdefg…"), (.end, "…ijklno|"),
    ] {
      press(&field, key)
      #expect(shown(field, 8) == row)
    }
  }

  @Test func wideCharactersAreShownWholeOrNotAtAll() {
    var field = TerminalTextField("日本語テキスト")
    #expect(shown(field, 8) == "…キスト|")
    field.cursor = 0
    #expect(shown(field, 8) == "|日本語…")
    #expect(shown(field, 7) == "|日本語…")
    #expect(shown(field, 6) == "|日本…")
    field.cursor = 3
    #expect(shown(field, 8) == "…本語|テ…")
    #expect(shown(field, 2) == "|テ")
    #expect(shown(field, 1) == "|")
    field = TerminalTextField("e\u{301}👩‍👩‍👧‍👦🇩🇪")
    #expect(shown(field, 8) == "e\u{301}👩‍👩‍👧‍👦🇩🇪|")
    field.cursor = 2
    #expect(terminal(field, 8).cursor.x == 3)
  }

  @Test func anEmptyFieldSaysWhatItIsFor() {
    var field = TerminalTextField()
    let empty = terminal(field, 8, placeholder: "Name of it", style: .underline)
    #expect(empty.row(0) == "Name of…" && empty.cursor.x == 0 && empty.isCursorVisible)
    #expect(empty.style(x: 0, y: 0) == Style(attributes: [.underline, .dim]))
    press(&field, .character("x"))
    let typed = terminal(field, 8, placeholder: "Name of it", style: .underline)
    #expect(typed.row(0) == "x" && typed.style(x: 7, y: 0) == .underline)
  }

  @Test func aFieldWithoutTheKeysHasNoCursor() {
    let field = TerminalTextField("abc")
    let shown = terminal(field, 8, hasKeys: false)
    #expect(shown.row(0) == "abc" && !shown.isCursorVisible)
  }

  @Test func aSecretIsDots() {
    let field = TerminalTextField("pä日👍🏽\u{1B}", isSecret: true)
    #expect(shown(field, 10) == "•••••|")
    #expect(shown(field, 4) == "…••|")
    let ascii = VirtualTerminal(size: Size(width: 8, height: 1))
    ascii.write(Renderer(TerminalTraits(hasUnicode: false)).render(size: ascii.size) { field.draw(on: $0) })
    #expect(ascii.row(0) == "*****")
  }
}
