import Testing
import Waymark

@Suite struct LinkURLTests {
  let table = LinkTable<LinkRoute>(
    schemes: ["https", "http"], hosts: ["example.com", "*.example.org", "[::1]", "localhost:8080"],
    appSchemes: ["myapp"]
  ) {
    Link("/", LinkRoute.home)
    Link("/users/:id", LinkRoute.user)
    Link("/names/:name", LinkRoute.name)
    Link("/wiki/:page#:section", LinkRoute.section)
    Link("/tags?tag=:tags", LinkRoute.tags)
  }

  @Test(arguments: [
    "https://example.com/users/5", "http://example.com:80/users/5", "https://example.com:443/users/5",
    "https://example.com./users/5", "https://www.example.org/users/5", "https://a.b.example.org/users/5",
    "https://[::1]/users/5", "http://localhost:8080/users/5", "/users/5", "/users/5/", "/users/5?a=b",
    "/users/5#x",
    "//example.com/users/5", "myapp://users/5", "MYAPP:///users/5", "myapp:/users/5",
    "/us%65rs/5",
    "/users/%35", "https://example.com/users/5?next=https://evil.com/",
  ])
  func leadsToTheUser(url: String) throws {
    #expect(try table.route(for: url) == .user(id: 5))
  }

  @Test(arguments: [
    ("https://example.com:8080/users/5", LinkError.Reason.foreignHost, 8),
    ("https://evilexample.org/users/5", .foreignHost, 8), ("https://example.org/users/5", .foreignHost, 8),
    ("https://user:pw@example.com/users/5", .userInformation, 8),
    ("https://example.com@evil.com/users/5", .userInformation, 8),
    ("https://[::1/users/5", .malformedAuthority, 8),
    ("https://example.com:99999/", .malformedAuthority, 8),
    ("https://example.com:x/", .malformedAuthority, 8),
    ("https://evil.com\\@example.com/", .malformedAuthority, 16),
    ("https://ex%61mple.com/", .malformedAuthority, 10),
    ("mailto:someone", .foreignScheme, 0), ("javascript:alert(1)", .foreignScheme, 0),
    ("https:users/5", .notHierarchical, 6),
    ("https:", .notHierarchical, 6), ("users/5", .notHierarchical, 0), (" /users/5", .notHierarchical, 0),
    ("/users//5", .emptySegment, 7), ("/users/5//", .emptySegment, 9), ("/users/../users/5", .dotSegment, 7),
    ("/users/./5", .dotSegment, 7), ("/names/%2e%2E", .dotSegment, 7), ("/names/.", .dotSegment, 7),
    ("/users\\5", .backslash, 6), ("/users/5\n", .controlCharacter, 8),
    ("/names/a%00b", .controlCharacter, 8),
    ("/names/%ff", .invalidUTF8, 7), ("/names/%C3/x", .invalidUTF8, 7), ("/?q=%80", .invalidUTF8, 4),
    ("/nowhere", .noMatch, 1),
    ("/users/5/more", .noMatch, 9), ("/users", .noMatch, 6),
    ("/users/99999999999999999999", .mismatch(parameter: "id", type: "Int"), 7),
  ])
  func isRefused(url: String, reason: LinkError.Reason, offset: Int) {
    #expect(table.refusal(url) == LinkError(reason, at: offset))
  }

  @Test func plusIsASpaceInTheQueryAlone() throws {
    #expect(try table.route(for: "/tags?tag=a+b&tag=c%2Bd") == .tags(["a b", "c+d"]))
    #expect(try table.route(for: "/names/a+b") == .name("a+b"))
    #expect(try table.route(for: "/wiki/x#a+b") == .section(page: "x", section: "a+b"))
  }

  @Test func encodedSlashIsPartOfTheText() throws {
    #expect(try table.route(for: "/names/a%2Fb") == .name("a/b"))
    #expect(table.refusal("/users%2F5")?.reason == .noMatch)
  }

  @Test func emptyTextIsTheRoot() throws {
    #expect(try table.route(for: "") == .home)
    #expect(try table.route(for: "?x") == .home)
    #expect(try table.route(for: "https://example.com") == .home)
  }

  @Test func firstOfSeveralSchemesAndHostsIsPrinted() throws {
    #expect(try table.url(for: .user(id: 5)) == "https://example.com/users/5")
    #expect(try table.path(for: .user(id: 5)) == "/users/5")
    let own = LinkTable<LinkRoute>(appSchemes: ["myapp"]) { Link("/users/:id", LinkRoute.user) }
    #expect(try own.url(for: .user(id: 5)) == "myapp://users/5")
    #expect(try own.route(for: "myapp://users/5") == .user(id: 5))
  }
}
