import Testing

@testable import WaymarkInspector

@Suite("Names of functions in a test")
struct FunctionNameTests {
  @Test(arguments: [
    // Names.
    ("theWrongScreen", "theWrongScreen"), ("_private2", "_private2"), ("экран", "экран"), ("画面", "画面"),
    ("straße", "straße"),
    // Keywords.
    ("func", "`func`"), ("self", "`self`"), ("Any", "any"), ("Self", "`self`"), ("Testing", "testing"),
    ("WaymarkTesting", "waymarkTesting"),
    ("Replay", "replay"), ("init", "`init`"),
    // Words.
    ("it jumped to the wrong screen", "itJumpedToTheWrongScreen"), ("It jumped, again!", "itJumpedAgain"),
    ("HTTP fails", "httpFails"), ("don't go", "dontGo"), ("Он прыгнул", "онПрыгнул"),
    ("snake_case here", "snakeCaseHere"),
    ("in", "`in`"), ("In.", "`in`"),
    // Digits first.
    ("404", "replay404"), ("404 page", "replay404Page"), ("\u{301}", "replay\u{301}"),
    // Signs.
    ("a < b", "aB"), ("+", "replay"), ("->", "replay"), ("_", "replay"), ("🎉", "replay"),
    ("done 🎉", "done"), ("`x`", "x"), ("a\"b\\(c)", "aBC"),
    // Nothing to tell.
    ("", "replay"), (" ", "replay"), ("\n\u{0}", "replay"), ("\u{202E}", "replay"),
    ("\u{200B}\u{FE0F}", "replay"),
    // What cannot be seen.
    ("a\u{202E}b", "aB"), ("x\u{FE0F}", "x"), ("x\u{200D}", "x"),
  ])
  func tellOfATextAndAreNames(_ text: String, _ name: String) {
    let made = FunctionName(text)
    #expect(made.text == name)
    #expect(made.isText == (name.filter { $0 != "`" } == text))
  }

  @Test func areBounded() {
    #expect(FunctionName(String(repeating: "x", count: 1 << 20)).text.count == FunctionName.limit)
    #expect(FunctionName(String(repeating: "word ", count: 1000)).text.count <= FunctionName.limit)
    #expect(FunctionName(String(repeating: "+", count: 1000)).text.count <= FunctionName.limit)
    #expect(
      FunctionName("e" + String(repeating: "\u{301}", count: 1 << 20)).text.unicodeScalars.count
        <= FunctionName.limit)
  }
}
