import Testing
import Waymark
import WaymarkLinks

/// What validation finds beside the links themselves.
@Suite struct LinkFindingTests {
  private func findings(
    schemes: [String] = [], hosts: [String] = [], appSchemes: [String] = []
  ) -> [LinkFinding] {
    LinkTable<LinkRoute>(schemes: schemes, hosts: hosts, appSchemes: appSchemes) { Link("/", LinkRoute.home) }
      .findings
  }

  @Test(arguments: [
    "", "https:", "https://", "my app", "1app", "https\t", "ä", "+x", "-x", ".x", "a@", "a[", "a`", "a{",
    "a,", "a/",
  ])
  func malformedSchemeIsFound(scheme: String) {
    #expect(findings(schemes: [scheme], hosts: ["h"]) == [.malformedScheme(scheme)])
    #expect(findings(appSchemes: [scheme]) == [.malformedScheme(scheme)])
  }

  @Test(arguments: [
    "", "*", "*.", "a.*.b", "https://example.com", "example.com/x", "user@example.com", "example..com",
    ".example.com",
    ".", "example.com:", "example.com:x", "example.com:99999", "::1", "[::1", "[]", "a b", "a%62",
    "a/b", "a,b", "a@b", "a^b", "a`b", "a{b", "a}b", "a\u{7F}b", "a!b", "example.com:65536", "[:]", "[g::1]",
  ])
  func malformedHostIsFoundAndMatchesNothing(host: String) {
    #expect(findings(schemes: ["https"], hosts: [host]) == [.malformedHost(host)])
    let table = LinkTable<LinkRoute>(schemes: ["https"], hosts: [host]) { Link("/", LinkRoute.home) }
    for url in ["https://example.com/", "https://\(host)/"] {
      #expect(throws: LinkError.self, "\(url)") { try table.route(for: url) }
    }
  }

  @Test(arguments: [
    "example.com", "EXAMPLE.com", "example.com.", "*.example.com", "*.example.com:8080", "localhost:8080",
    "[::1]",
    "[2001:db8::1]:443", "127.0.0.1", "my_host", "müller.de", "a-z.AZ.0-9", "a~b", "localhost:65535", "[::]",
  ])
  func hostIsSound(host: String) throws {
    #expect(findings(schemes: ["https"], hosts: [host]) == [])
    let table = LinkTable<LinkRoute>(schemes: ["https"], hosts: [host]) { Link("/", LinkRoute.home) }
    let url = "https://" + host.replacing("*", with: "www") + "/"
    #expect(try table.route(for: url) == .home)
    #expect(try table.route(for: table.url(for: .home)) == .home)
  }

  @Test(arguments: ["a", "z", "A", "Z", "a0", "a9", "a+", "a-.b"]) func schemeIsSound(scheme: String) {
    #expect(findings(schemes: [scheme], hosts: ["h"]) == [])
    #expect(findings(appSchemes: [scheme]) == [])
  }

  @Test func schemesAndHostsThatContradictOneAnotherAreFound() {
    #expect(
      findings(schemes: ["https", "App"], appSchemes: ["app"]) == [.schemeWithAndWithoutHost("App")])
    #expect(findings(hosts: ["example.com"]) == [.hostsWithoutSchemes(["example.com"])])
    #expect(findings(schemes: ["https"], hosts: ["h"], appSchemes: ["app"]) == [])
    for finding in findings(schemes: ["a b", "x"], hosts: [""], appSchemes: ["x"]) + findings(hosts: ["h"]) {
      #expect(!finding.description.isEmpty)
    }
  }

  @Test func schemeThatIsListedTwiceHasAHost() {
    let table = LinkTable<LinkRoute>(schemes: ["app"], appSchemes: ["app"]) { Link("/x", LinkRoute.home) }
    #expect(table.refusal("app:///x")?.reason == .missingHost)
  }

  private struct Picky: LinkParameter, Hashable {
    let linkText = "x"

    init?(linkText text: String) { if text != "x" { return nil } }
  }

  @Test func everythingBetweenAPatternAndItsRouteIsFound() {
    let table = links {
      Link("/a", LinkRoute.user)
      Link("/b/:x", { (x: Int?) in .search(query: "", page: x) })
      Link("/c/:x", LinkRoute.tags)
      Link("/d#:x", LinkRoute.tags)
      Link("/e?p=:p=x", LinkRoute.page)
      Link("/f?p=:p=1", { (p: Int?) in .search(query: "", page: p) })
      Link("/g?p=:p=a", LinkRoute.tags)
      Link("/h/:x(1|two|3|four)", LinkRoute.page)
      Link("/i/:x", { (_: Picky) in .home })
      Link("/j/:x*?o=:o&p=:p=1&t=:t#:f", { (x: [Int], o: Int?, p: Int, t: [Int], f: Int?) in .page(p) })
    }
    #expect(
      table.findings == [
        .parameterCount(pattern: "/a", inPattern: 0, inRoute: 1),
        .optionalInPath(pattern: "/b/:x", parameter: "x"),
        .arrayForOneText(pattern: "/c/:x", parameter: "x"),
        .arrayForOneText(pattern: "/d#:x", parameter: "x"),
        .invalidDefault(pattern: "/e?p=:p=x", parameter: "p", text: "x"),
        .invalidDefault(pattern: "/f?p=:p=1", parameter: "p", text: "1"),
        .invalidDefault(pattern: "/g?p=:p=a", parameter: "p", text: "a"),
        .invalidText(pattern: "/h/:x(1|two|3|four)", parameter: "x", text: "two"),
        .invalidText(pattern: "/h/:x(1|two|3|four)", parameter: "x", text: "four"),
        .invalidExample(pattern: "/i/:x", type: "Picky", text: "example"),
      ])
    let error = #expect(throws: LinkTableError.self) { try table.validate() }
    #expect(error?.findings == table.findings)
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.map { $0.prefix(2) } == ["/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h", "/h", "/i"])
  }

  @Test func patternThatIsDeeperThanALinkIsFound() {
    let table = LinkTable<LinkRoute>(limits: LinkLimits(depth: 2)) {
      Link("/a/b/c", LinkRoute.home)
      Link("/a/b/*", LinkRoute.users)
      Link("/x/b/c/*", LinkRoute.users)
      Link("/a/b", LinkRoute.me)
    }
    #expect(
      table.findings == [.tooDeep(pattern: "/a/b/c", limit: 2), .tooDeep(pattern: "/x/b/c/*", limit: 2)])
    #expect(table.refusal("/a/b/c")?.reason == .tooDeep(limit: 2))
  }

  @Test(arguments: [("/?q=:a&q=:b", 7), ("/?q=1&q=:b", 6), ("/?a=:x&q=:a&b&b=:y", 14), ("/?q=:a&%71=:b", 7)])
  func twoItemsOfOneKeyAreFound(pattern: String, offset: Int) {
    let table = links { Link(pattern) { (a: String, b: String) in LinkRoute.section(page: a, section: b) } }
    guard let error = table.patternError else {
      Issue.record("\(table.findings)")
      return
    }
    #expect(error.reason == .repeatedKey)
    #expect(error.offset == offset)
  }

  @Test func twoTextsOfOneKeyMayBothHaveToBeThere() throws {
    let table = links { Link("/?q=1&q=2", LinkRoute.home) }
    try table.validate()
    #expect(try table.route(for: "/?q=2&q=1") == .home)
    #expect(table.refusal("/?q=1")?.reason == .mismatchedItem(key: "q", parameter: nil, type: "2"))
  }

  private enum Post: Route {
    case comment(user: Int, post: Int)
    case range(from: Int, to: Int)
    case pair(Int, Int)
    indirect case inside(Post)
  }

  private func findings(of link: Link<Post>) -> [LinkFinding] { LinkTable<Post> { link }.findings }

  @Test func parametersInAnotherOrderThanTheLabelsAreFound() throws {
    let link = Link("/posts/:post/of/:user", Post.comment)
    let found = LinkFinding.exchangedParameters(
      pattern: "/posts/:post/of/:user", inPattern: ["post", "user"], inRoute: ["user", "post"])
    #expect(findings(of: link) == [found])
    #expect(found.description.contains("post, user") && found.description.contains("user, post"))
    let inside = Link("/posts/:post/of/:user") { (user: Int, post: Int) in
      Post.inside(.comment(user: user, post: post))
    }
    #expect(findings(of: inside).count == 1)
  }

  @Test func namesInOtherLettersAreTheSameNames() {
    #expect(findings(of: Link("/posts/:POST/of/:User", Post.comment)).count == 1)
    #expect(findings(of: Link("/users/:USER/:Post", Post.comment)).isEmpty)
  }

  @Test func otherNamesAndAnOrderThatIsRightAreNoFinding() {
    #expect(findings(of: Link("/users/:user/:post", Post.comment)).isEmpty)
    #expect(findings(of: Link("/users/:id/:post", Post.comment)).isEmpty)
    #expect(findings(of: Link("/range/:a/:b", Post.range)).isEmpty)
    #expect(findings(of: Link("/pair/:to/:from", Post.pair)).isEmpty)
    let turned = Link("/posts/:post/of/:user") { (post: Int, user: Int) in
      Post.comment(user: user, post: post)
    }
    #expect(findings(of: turned).isEmpty, "the closure turns them round")
  }
}
