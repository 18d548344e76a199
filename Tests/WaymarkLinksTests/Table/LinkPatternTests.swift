import Testing
import Waymark
import WaymarkInspector
import WaymarkLinks

/// How a pattern is written.
@Suite struct LinkPatternTests {
  @Test(arguments: [
    ("users", LinkPatternError.Reason.noLeadingSlash, 0), ("", .noLeadingSlash, 0),
    ("/a//b", .emptySegment, 3),
    ("/a//", .emptySegment, 3), ("/a/../b", .dotSegment, 3), ("/%2e%2E", .dotSegment, 1),
    ("/.:x", .dotSegment, 1), ("/:", .missingName, 1), ("/:1", .missingName, 1), ("/:é", .missingName, 1),
    ("/#:1", .missingName, 2), ("/?a=:", .missingName, 4), ("/:a.json", .textAfterParameter, 3),
    ("/:a:b", .textAfterParameter, 3), ("/*a", .textAfterParameter, 2), ("/x:a*", .textAfterParameter, 4),
    ("/:a(x)y", .textAfterParameter, 6), ("/?a=:b!", .textAfterParameter, 6),
    ("/#:a!", .textAfterParameter, 4),
    ("/*/a", .segmentAfterRest, 3), ("/:a*/b", .segmentAfterRest, 5), ("/:a/:a", .repeatedName, 4),
    ("/?a=:x&b=:x", .repeatedName, 9), ("/:x#:x", .repeatedName, 4), ("/?=:x", .missingKey, 2),
    ("/a?", .missingKey, 3), ("/?a&&b", .missingKey, 4), ("/:a(x", .malformedList, 3),
    ("/:a()", .malformedList, 3), ("/:a(x/y)", .malformedList, 3), ("/%zz", .malformedText, 1),
    ("/%ff", .malformedText, 1), ("/a%2", .malformedText, 2), ("/%00", .malformedText, 1),
    ("/\\", .malformedText, 1), ("/a\u{7F}", .malformedText, 2), ("/#a%", .malformedText, 3),
    ("/?a=:x=%zz", .malformedText, 7), ("/?a=:a(x|y)=z", .defaultNotAllowed, 4),
    ("/?q=:a&q=:b", .repeatedKey, 7), ("/?q=:a&%71=:b", .repeatedKey, 7),
    // Parameters as other routers write them.
    ("/item/{id}", .foreignParameter, 6), ("/<int:id>", .foreignParameter, 1),
    ("/item?q=x{q}", .foreignParameter, 9),
  ])
  func malformedPatternIsFound(pattern: String, reason: LinkPatternError.Reason, offset: Int) {
    let table = links { Link(pattern, LinkRoute.home) }
    guard let error = table.patternError(of: pattern) else {
      Issue.record("\(table.findings)")
      return
    }
    #expect(error.reason == reason)
    #expect(error.offset == offset)
    #expect(error.description.hasPrefix("at byte \(offset): ") && error.description.hasSuffix("."))
    if reason == .foreignParameter { #expect(error.description.contains("with a colon: :id")) }
  }

  @Test(arguments: [
    "/", "/a/", "/..a", "/...", "/a..", "/a b", "/~!$&'()+,;=@-._", "/%5C%20%7E", "/a?b", "/?a=", "/?a=b=c",
    "/?a=/:@?", "/#", "/#a/?:#b", "/%41/%C3%A9", "/{}", "/{id>", "/%7Bid%7D", "/a{/b}", "/a?b={&c=}", "/$id",
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
