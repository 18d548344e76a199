import Testing
import Waymark
import WaymarkLinks

/// Validation finds all faults at once, in the order of the links.
@Suite struct LinkFindingTests {
  private func findings(
    schemes: [String] = [], hosts: [String] = [], appSchemes: [String] = []
  ) -> [LinkFinding] {
    LinkTable<LinkRoute>(schemes: schemes, hosts: hosts, appSchemes: appSchemes) { Link("/", LinkRoute.home) }
      .findings
  }

  @Test func soundTableHasNoFindings() throws {
    try SampleLinks.table.validate()
    try ShopTable.table.validate()
  }

  @Test(arguments: ["", "https:", "https://", "my app", "1app", "https\t", "ä", "+x", "a@", "a/"])
  func malformedSchemeIsFound(scheme: String) {
    #expect(findings(schemes: [scheme], hosts: ["h"]) == [.malformedScheme(scheme)])
    #expect(findings(appSchemes: [scheme]) == [.malformedScheme(scheme)])
  }

  @Test(arguments: [
    "", "*", "*.", "a.*.b", "https://example.com", "example.com/x", "user@example.com", "example..com",
    ".example.com", "example.com:", "example.com:x", "example.com:65536", "::1", "[::1", "[]", "a b", "a%62",
    "a^b", "[g::1]",
  ])
  func malformedHostIsFoundAndMatchesNothing(host: String) {
    #expect(findings(schemes: ["https"], hosts: [host]) == [.malformedHost(host)])
    let table = LinkTable<LinkRoute>(schemes: ["https"], hosts: [host]) { Link("/", LinkRoute.home) }
    for url in ["https://example.com/", "https://\(host)/"] {
      #expect(throws: LinkError.self, "\(url)") { try table.route(for: url) }
    }
  }

  @Test func schemesAndHostsThatContradictOneAnotherAreFound() {
    #expect(
      findings(schemes: ["https", "App"], appSchemes: ["app"]) == [.schemeWithAndWithoutHost("App")])
    #expect(findings(hosts: ["example.com"]) == [.hostsWithoutSchemes(["example.com"])])
    #expect(findings(schemes: ["https"], hosts: ["h"], appSchemes: ["app"]) == [])
    let all = findings(schemes: ["a b", "x"], hosts: [""], appSchemes: ["x"]) + findings(hosts: ["h"])
    for (finding, words) in zip(all, ["no scheme", "no host", "List it once", "List https"]) {
      #expect(finding.description.contains(words))
    }
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
      Link("/h/:x(1|two)", LinkRoute.page)
      Link("/i/:x", { (_: Picky) in .home })
      Link("/j/:x*?o=:o&p=:p=1&t=:t#:f", { (x: [Int], o: Int?, p: Int, t: [Int], f: Int?) in .page(p) })
      Link("/k", LinkRoute.home)
      Link("/k", LinkRoute.users)
    }
    #expect(
      table.findings == [
        .parameterCount(pattern: "/a", inPattern: 0, inRoute: 1),
        .optionalInPath(pattern: "/b/:x", parameter: "x"),
        .arrayForOneText(pattern: "/c/:x", parameter: "x"),
        .arrayForOneText(pattern: "/d#:x", parameter: "x"),
        .invalidDefault(pattern: "/e?p=:p=x", parameter: "p", text: "x"),
        .invalidDefault(pattern: "/f?p=:p=1", parameter: "p", text: "1"),
        .invalidText(pattern: "/h/:x(1|two)", parameter: "x", text: "two"),
        .invalidExample(pattern: "/i/:x", type: "Picky", text: "example"),
        .ambiguous("/k", "/k"),
      ])
    let error = #expect(throws: LinkTableError.self) { try table.validate() }
    #expect(error?.findings == table.findings)
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.map { $0.prefix(2) } == ["/a", "/b", "/c", "/d", "/e", "/f", "/h", "/i", "/k"])
  }

  private enum Post: Route {
    case comment(user: Int, post: Int)
    case pair(Int, Int)
  }

  @Test(arguments: [
    ("/posts/:post/of/:user", true), ("/posts/:POST/of/:User", true), ("/users/:user/:post", false),
    ("/users/:id/:post", false),
  ])
  func parametersInAnotherOrderThanTheLabelsAreFound(pattern: String, isFound: Bool) throws {
    let found = LinkTable<Post> { Link(pattern, Post.comment) }.findings
    #expect(found.count == (isFound ? 1 : 0))
    if let found = found.first {
      #expect(found.description.contains("user, post"))
      guard case .exchangedParameters = found else {
        Issue.record("\(found)")
        return
      }
    }
    let turned = LinkTable<Post> {
      Link("/posts/:post/of/:user") { (post: Int, user: Int) in Post.comment(user: user, post: post) }
      Link("/pair/:to/:from", Post.pair)
    }
    #expect(turned.findings.isEmpty)
  }
}
