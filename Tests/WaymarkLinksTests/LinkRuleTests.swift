import Testing
import Waymark
import WaymarkLinks

@Suite struct LinkRuleTests {
  let table = SampleLinks.table

  @Test func ancestorsThatAreLinksBecomeTheStack() throws {
    let table = links {
      Link("/users", LinkRoute.users)
      Link("/users/:id", LinkRoute.user)
    }
    #expect(try table.destination(for: "/users/5").routes == [.users, .user(id: 5)])
  }

  @Test func literalBeatsParameterWhateverTheOrder() throws {
    #expect(try table.route(for: "/users/me") == .me)
    #expect(try table.route(for: "/users/5") == .user(id: 5))
    #expect(try table.route(for: "/users") == .users)
  }

  @Test func textOfAnotherTypeTriesTheNextPattern() throws {
    let table = links {
      Link("/users/:name", LinkRoute.name)
      Link("/users/:id", LinkRoute.user)
    }
    #expect(try table.route(for: "/users/7") == .user(id: 7))
    #expect(try table.route(for: "/users/abc") == .name("abc"))
    #expect(
      links { Link("/users/:id", LinkRoute.user) }.refusal("/users/abc")
        == LinkError(.mismatch(parameter: "id", type: "Int"), at: 7))
  }

  @Test(arguments: [
    ("/users/%", 7), ("/users/%2", 7), ("/a%zz", 2), ("/names/ok%4", 9), ("/search?q=%G0", 10),
    ("/wiki/x#%", 8),
  ])
  func malformedPercentSequenceIsAnErrorWithItsPosition(url: String, offset: Int) {
    #expect(table.refusal(url) == LinkError(.malformedPercentEncoding, at: offset))
  }

  @Test func keyWithoutValueIsEmptyTextAndNoNumber() throws {
    #expect(try table.route(for: "/search?q") == .search(query: "", page: nil))
    #expect(try table.route(for: "/search?q&page") == .search(query: "", page: nil))
    #expect(try table.route(for: "/search?q=&page=") == .search(query: "", page: nil))
    #expect(try table.route(for: "/raw?raw=x?y=1") == .raw("x?y=1"))
  }

  @Test(arguments: [
    "with space", "a/b/c", "100%", "%2F", "👩‍👩‍👧 family", "ä ö ü", "?a=b&c#d", "+1", "a+b", "*", ":id", "a;b,c",
    "\\", "\"<>|", "tab\there",
    "\u{301}", "日本語", "x.", "..x", "...", "a\nb",
  ])
  func anyTextPrintsAndParsesBack(text: String) throws {
    for route in [
      LinkRoute.name(text), .raw(text), .search(query: text, page: 3), .tags([text, text]),
    ] {
      #expect(try table.route(for: table.url(for: route)) == route)
    }
    // Separators have no place in a segment of a rest.
    guard !ModelClimb.goesUp([text]) else { return }
    #expect(try table.route(for: table.url(for: .file([text, "x"]))) == .file([text, "x"]))
  }

  @Test func unmatchedPathGoesToTheNearestWildcard() throws {
    #expect(try table.route(for: "/shop/nowhere/at/all") == .shopMissing)
    #expect(try table.route(for: "/shop/products/abc") == .shopMissing)
    #expect(try table.route(for: "/shopping") == .missing)
    #expect(try table.route(for: "/users/abc") == .missing)
    #expect(try table.route(for: "/nowhere") == .missing)
  }

  @Test func schemeAndHostAreComparedWithoutCase() throws {
    let table = LinkTable<LinkRoute>(schemes: ["HTTPS"], hosts: ["Example.com"]) {
      Link("/users/:id", LinkRoute.user)
    }
    #expect(try table.route(for: "hTTps://EXAMPLE.COM/users/5") == .user(id: 5))
    #expect(table.refusal("https://other.com/users/5") == LinkError(.foreignHost, at: 8))
    #expect(table.refusal("https://example.com.evil.org/users/5") == LinkError(.foreignHost, at: 8))
    #expect(table.refusal("ftp://example.com/users/5") == LinkError(.foreignScheme, at: 0))
    #expect(table.refusal("//other.com/users/5") == LinkError(.foreignHost, at: 2))
  }

  @Test func equalPathsWithEqualTypesNameBoth() {
    let table = links {
      Link("/a/:x", LinkRoute.name)
      Link("/a/:y", LinkRoute.raw)
    }
    let error = #expect(throws: LinkTableError.self) { try table.validate() }
    #expect(error?.findings.count == 1)
    #expect(error?.description.contains("/a/:x and /a/:y") == true)
  }

  @Test(arguments: [
    ("/a", 1_000_000), ("/", 1 << 20), ("/?a=b&", 1 << 18), ("https://h", 1 << 20), ("%41", 1 << 18),
    ("", 1 << 20),
  ])
  func hugeLinkIsAnError(unit: String, count: Int) {
    let url =
      unit.isEmpty ? "/" + String(repeating: "a", count: count) : String(repeating: unit, count: count)
    #expect(table.refusal(url) == LinkError(.tooLong(limit: 8192), at: 8192))
  }

  @Test func deepPathIsAnError() throws {
    let path = String(repeating: "/a", count: 128)
    #expect(try table.route(for: path) == .missing)
    #expect(table.refusal(path + "/b") == LinkError(.tooDeep(limit: 128), at: 257))
  }
}
