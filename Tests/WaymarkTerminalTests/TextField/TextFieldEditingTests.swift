import Testing
import WaymarkTerminal

@Suite struct TextFieldEditingTests {
  private func field(_ text: String, at cursor: Int? = nil) -> TerminalTextField {
    var field = TerminalTextField(text)
    if let cursor { field.cursor = cursor }
    return field
  }

  private func press(_ field: inout TerminalTextField, _ keys: Key...) {
    for key in keys {
      let isUsed = field.handle(key)
      #expect(isUsed)
    }
  }

  /// The text with a bar where the cursor is.
  private func shown(_ field: TerminalTextField) -> String {
    let text = Array(field.text)
    return String(text[..<field.cursor]) + "|" + String(text[field.cursor...])
  }

  @Test func itBeginsAtTheEndOfItsText() {
    #expect(shown(field("abc")) == "abc|")
    #expect(TerminalTextField().isEmpty && TerminalTextField().text == "")
    var field = field("abc", at: 1)
    field.text = "日本語"
    #expect(shown(field) == "日本語|" && field.text.count == 3)
    field.cursor = -5
    #expect(shown(field) == "|日本語")
    field.cursor = .max
    #expect(shown(field) == "日本語|")
  }

  @Test(
    arguments: [
      (Key.character("x"), "one tx|wo"), (.left, "one |two"), (.control("b"), "one |two"),
      (.right, "one tw|o"),
      (.control("f"), "one tw|o"), (.home, "|one two"), (.control("a"), "|one two"), (.end, "one two|"),
      (.control("e"), "one two|"), (.backspace, "one |wo"), (.delete, "one t|o"), (.control("d"), "one t|o"),
      (.alt("b"), "one |two"), (.modified(.left, .control), "one |two"), (.modified(.left, .alt), "one |two"),
      (.alt("f"), "one two|"), (.modified(.right, .control), "one two|"),
      (.modified(.right, .alt), "one two|"),
      (.modified(.backspace, .alt), "one |wo"), (.modified(.backspace, .control), "one |wo"),
      (.alt("d"), "one t|"),
      (.modified(.delete, .alt), "one t|"), (.modified(.delete, .control), "one t|"),
      (.control("w"), "one |wo"),
      (.control("u"), "|wo"), (.control("k"), "one t|"), (.paste("a b"), "one ta b|wo"),
    ] as [(Key, String)])
  func keysEdit(key: Key, result: String) {
    var field = field("one two", at: 5)
    press(&field, key)
    #expect(shown(field) == result)
  }

  @Test(
    arguments: [
      .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .insert, .function(2), .control("c"),
      .control("q"), .control("s"), .alt("x"), .modified(.left, .shift), .modified(.enter, .alt),
      .modified(.up, .control),
    ] as [Key])
  func allOtherKeysAreTheScreens(key: Key) {
    var field = field("text", at: 2)
    let isUsed = field.handle(key)
    #expect(!isUsed)
    #expect(shown(field) == "te|xt")
  }

  @Test func wordsAreOfLettersAndDigitsButForControlW() {
    var field = field("cp /usr/local_1/file-2.txt  ")
    var stops: [String] = []
    for _ in 0..<7 {
      press(&field, .alt("b"))
      stops.append(String(Array(field.text)[field.cursor...].prefix(3)))
    }
    #expect(stops == ["txt", "2.t", "fil", "loc", "usr", "cp ", "cp "])
    press(&field, .alt("f"), .alt("f"))
    #expect(shown(field) == "cp /usr|/local_1/file-2.txt  ")
    press(&field, .end, .control("w"))
    #expect(shown(field) == "cp |")
    press(&field, .control("w"))
    #expect(shown(field) == "|")
  }

  // MARK: Input

  @Test func linesAndControlsDoNotComeIn() {
    var field = TerminalTextField()
    press(&field, .paste("one\ntwo\r\n\u{1B}[31mred\u{0}\u{7F}\u{9B}\tend\u{2028}\u{2029}\u{85}\u{B}\u{C}."))
    #expect(field.text == "onetwo[31mred end.")
    press(&field, .paste("\n\r\u{7}"))
    #expect(field.text == "onetwo[31mred end.")
    // The program's own text is not changed behind its back.
    field.text = "a\tb\n"
    #expect(field.text == "a\tb\n" && field.text.count == 4)
    press(&field, .backspace)
    #expect(field.text == "a\tb")
  }

  @Test(
    arguments: [
      (0, ["abc", "x"], ""), (3, ["abcdef"], "abc"), (3, ["ab", "cd"], "abc"),
      (3, ["abc", "\u{301}"], "abc\u{301}"),
      (3, ["abc", "d\u{301}"], "abc"), (2, ["👩", "\u{200D}", "👩", "x", "y"], "👩\u{200D}👩x"),
      (2, ["日本語"], "日本"),
      (4, ["\n\n\n\n\nab"], "ab"), (-1, ["a"], ""), (.min, ["a", "b"], ""), (.max, ["abc"], "abc"),
    ] as [(Int, [String], String)])
  func noMoreThanTheLimitComesIn(limit: Int, pieces: [String], text: String) {
    var field = TerminalTextField(limit: limit)
    for piece in pieces { press(&field, .paste(piece)) }
    #expect(field.text == text && field.cursor == field.text.count)
  }

  @Test func aSecretDoesNotSayWhereItsWordsEnd() {
    var field = TerminalTextField("correct horse battery", isSecret: true)
    press(&field, .alt("b"))
    #expect(field.cursor == 0)
    press(&field, .alt("f"))
    #expect(field.cursor == 21)
    press(&field, .left, .control("w"))
    #expect(field.text == "y")
  }
}
