import Testing

@testable import WaymarkInspector

@Suite("Names of types in a test")
struct TypeNameTests {
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
  func areWrittenWithTheirModule(_ name: String, _ text: String, _ modules: [String]) {
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
  func areNotMadeOfAnythingElse(_ name: String) { #expect(TypeName(name) == nil) }
}
