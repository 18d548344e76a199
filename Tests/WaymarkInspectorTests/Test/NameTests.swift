import Testing

@testable import WaymarkInspector

@Suite("Names of functions and types in a test")
struct NameTests {
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
    // Invisible characters.
    ("a\u{202E}b", "aB"), ("x\u{FE0F}", "x"), ("x\u{200D}", "x"),
  ])
  func functionNamesTellOfATextAndAreNames(_ text: String, _ name: String) {
    let made = FunctionName(text)
    #expect(made.text == name)
    #expect(made.isText == (name.filter { $0 != "`" } == text))
  }

  @Test func functionNamesAreBounded() {
    #expect(FunctionName(String(repeating: "x", count: 1 << 20)).text.count == FunctionName.limit)
    #expect(FunctionName(String(repeating: "word ", count: 1000)).text.count <= FunctionName.limit)
    #expect(FunctionName(String(repeating: "+", count: 1000)).text.count <= FunctionName.limit)
    #expect(
      FunctionName("e" + String(repeating: "\u{301}", count: 1 << 20)).text.unicodeScalars.count
        <= FunctionName.limit)
  }

  @Test(arguments: [
    ("App.Route", "App::Route", ["App"]),
    ("App::Route", "App::Route", ["App"]),
    ("Route", "Route", []),
    ("App.App.Route", "App::App.Route", ["App"]),
    (
      "App.Box<Other.Route, Swift.Int>.Inner", "App::Box<Other::Route, Swift::Int>.Inner", ["App", "Other"]
    ),
    ("App.Straße._2", "App::Straße._2", ["App"]),
    ("App.E.self", "App::E.`self`", ["App"]),
    ("App.`my route`", "App::`my route`", ["App"]),
    ("App.`my\u{A0}route`", "App::`my route`", ["App"]),
    ("(extension in Other):App.Outer.Route", "App::Outer.Route", ["App", "Other"]),
    ("App.Box<FoundationEssentials.UUID>", "App::Box<Foundation::UUID>", ["App", "Foundation"]),
    ("App.Box<Swift.Optional<Swift.Int>>", "App::Box<Swift::Optional<Swift::Int>>", ["App"]),
  ])
  func typeNamesAreWrittenWithTheirModule(_ name: String, _ text: String, _ modules: [String]) {
    #expect(TypeName(name)?.text == text)
    #expect(TypeName(name)?.modules == modules)
  }

  @Test(arguments: [
    "", ".", "A.", ".A", "A<", "A<B", "A>", "A B", "A(B)", "A;B", "1A", "A,B", "A..B", "(A, B)", "A<>", " ",
    "_",
    "A.(unknown context at $1).R", "(private).R", "A:B", "A::", "::A", "A::B::C", "A<B>::C", "A<B>.C", "A.`",
    "A.``",
    "A.`\\`", "A.`\u{202E}`", "(extension in A)", "(extension in ):A", "A\u{200B}", "A\n.B", "(A) -> B",
  ])
  func typeNamesAreNotMadeOfAnythingElse(_ name: String) { #expect(TypeName(name) == nil) }
}
