import Testing
import Waymark
import WaymarkInspector
import WaymarkLinks

/// How a pattern is written.
@Suite struct LinkPatternTests {
  @Test(arguments: [
    ("users", "begins with a slash", 0), ("", "begins with a slash", 0),
    ("/a//b", "Write one slash", 3),
    ("/a//", "Write one slash", 3), ("/a/../b", "goes nowhere", 3), ("/%2e%2E", "goes nowhere", 1),
    ("/.:x", "goes nowhere", 1), ("/:", "a parameter has a name", 1), ("/:1", "a parameter has a name", 1),
    ("/:é", "a parameter has a name", 1),
    ("/#:1", "a parameter has a name", 2), ("/?a=:", "a parameter has a name", 4),
    ("/:a.json", "ends its segment", 3),
    ("/:a:b", "ends its segment", 3), ("/*a", "ends its segment", 2), ("/x:a*", "ends its segment", 4),
    ("/:a(x)y", "ends its segment", 6), ("/?a=:b!", "ends its segment", 6),
    ("/#:a!", "ends its segment", 4),
    ("/*/a", "comes last", 3), ("/:a*/b", "comes last", 5), ("/:a/:a", "have one name", 4),
    ("/?a=:x&b=:x", "have one name", 9), ("/:x#:x", "have one name", 4), ("/?=:x", "has a key", 2),
    ("/a?", "has a key", 3), ("/?a&&b", "has a key", 4), ("/:a(x", "a list of texts", 3),
    ("/:a()", "a list of texts", 3), ("/:a(x/y)", "a list of texts", 3), ("/%zz", "is malformed", 1),
    ("/%ff", "is malformed", 1), ("/a%2", "is malformed", 2), ("/%00", "is malformed", 1),
    ("/\\", "is malformed", 1), ("/a\u{7F}", "is malformed", 2), ("/#a%", "is malformed", 3),
    ("/?a=:x=%zz", "is malformed", 7), ("/?a=:a(x|y)=z", "the default", 4),
    ("/?q=:a&q=:b", "have one key", 7), ("/?q=:a&%71=:b", "have one key", 7),
    // Parameters as other routers write them.
    ("/item/{id}", "with a colon: :id", 6), ("/<int:id>", "with a colon: :id", 1),
    ("/item?q=x{q}", "with a colon: :id", 9), ("/a?b={&c=}", "Write %7B", 5),
  ])
  func malformedPatternIsFound(pattern: String, problem: String, offset: Int) {
    let table = links { Link(pattern, LinkRoute.home) }
    guard let error = table.patternError(of: pattern) else {
      Issue.record("\(table.findings)")
      return
    }
    #expect(error.problem.contains(problem))
    #expect(error.offset == offset)
    #expect(error.description.hasPrefix("at byte \(offset): ") && error.description.hasSuffix("."))
  }

  @Test(arguments: [
    "/", "/a/", "/..a", "/...", "/a..", "/a b", "/~!$&'()+,;=@-._", "/%5C%20%7E", "/a?b", "/?a=", "/?a=b=c",
    "/?a=/:@?", "/#", "/#a/?:#b", "/%41/%C3%A9", "/%7Bid%7D", "/%3Cid>", "/a}", "/$id",
  ])
  func wellFormedPatternIsTaken(pattern: String) throws {
    let table = links { Link(pattern, LinkRoute.home) }
    try table.validate()
    #expect(try table.route(for: table.path(for: .home)) == .home)
  }

  @Test(arguments: [
    "/..:a", "/x.:a", "/@:a", "/:aZ_09", "/:z(x|y)", "/x:a(x)/", "/?a=:b", "/?a=:b&c", "/#:a", "/#:a(x)",
  ])
  func wellFormedPatternWithAParameterIsTaken(pattern: String) throws {
    let table = links { Link(pattern, LinkRoute.name) }
    try table.validate()
    #expect(try table.route(for: table.path(for: .name("x"))) == .name("x"))
  }

  @Test func linkThatIsNotSoundIsLeftOut() {
    let table = links {
      Link("users", LinkRoute.users)
      Link("/:", LinkRoute.me)
      Link("/a", LinkRoute.user)
      Link("/b/:id", LinkRoute.home)
    }
    #expect(table.findings.count == 4)
    for url in ["/", "/users", "/:", "/a", "/b/1"] {
      #expect(table.refusal(url)?.reason == .noMatch, "\(url)")
    }
    #expect(table.manifest.links.isEmpty)
    #expect(throws: LinkPrintError.noLink(route: "users")) { try table.path(for: .users) }
  }
}
