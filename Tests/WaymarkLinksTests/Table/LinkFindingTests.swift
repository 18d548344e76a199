import Testing
import Waymark
import WaymarkLinks

/// Validation finds all faults at once, in the order of the links.
@Suite struct LinkFindingTests {
  private func findings(
    schemes: [String] = [], hosts: [String] = [], appSchemes: [String] = []
  ) -> [String] {
    LinkTable<LinkRoute>(schemes: schemes, hosts: hosts, appSchemes: appSchemes) { Link("/", LinkRoute.home) }
      .findings
  }

  @Test func soundTableHasNoFindings() throws {
    try SampleLinks.table.validate()
    try ShopTable.table.validate()
  }

  @Test(arguments: ["", "https:", "https://", "my app", "1app", "https\t", "ä", "+x", "a@", "a/"])
  func malformedSchemeIsFound(scheme: String) {
    #expect(
      findings(schemes: [scheme], hosts: ["h"]).map { $0.hasPrefix("\(scheme) is no scheme.") } == [true])
    #expect(findings(appSchemes: [scheme]).map { $0.hasPrefix("\(scheme) is no scheme.") } == [true])
  }

  @Test(arguments: [
    "", "*", "*.", "a.*.b", "https://example.com", "example.com/x", "user@example.com", "example..com",
    ".example.com", "example.com:", "example.com:x", "example.com:65536", "::1", "[::1", "[]", "a b", "a%62",
    "a^b", "[g::1]",
  ])
  func malformedHostIsFoundAndMatchesNothing(host: String) {
    #expect(findings(schemes: ["https"], hosts: [host]).map { $0.hasPrefix("\(host) is no host.") } == [true])
    let table = LinkTable<LinkRoute>(schemes: ["https"], hosts: [host]) { Link("/", LinkRoute.home) }
    for url in ["https://example.com/", "https://\(host)/"] {
      #expect(throws: LinkError.self, "\(url)") { try table.route(for: url) }
    }
  }

  @Test func schemesAndHostsThatContradictOneAnotherAreFound() {
    let contradicting = findings(schemes: ["https", "App"], appSchemes: ["app"])
    #expect(contradicting.count == 1 && contradicting[0].hasPrefix("App is in schemes and in appSchemes"))
    #expect(findings(schemes: ["https"], hosts: ["h"], appSchemes: ["app"]) == [])
    let all = findings(schemes: ["a b", "x"], hosts: [""], appSchemes: ["x"]) + findings(hosts: ["h"])
    for (finding, words) in zip(all, ["no scheme", "no host", "List it once", "List https"]) {
      #expect(finding.contains(words))
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
    let expected = [
      "/a: the pattern has 0 parameters and the route 1.", "/b/:x: :x cannot be missing from a path",
      "/c/:x: :x is one text and of an array's type.", "/d#:x: :x is one text and of an array's type.",
      "/e?p=:p=x: x is no default that :p can have.", "/f?p=:p=1: 1 is no default that :p can have.",
      "/h/:x(1|two): two is no text that :x can have.", "/i/:x: example is no text of Picky.",
      "/k and /k match the same links with equal types.",
    ]
    #expect(table.findings.count == expected.count)
    for (finding, beginning) in zip(table.findings, expected) { #expect(finding.hasPrefix(beginning)) }
    let error = #expect(throws: LinkTableError.self) { try table.validate() }
    #expect(error?.findings == table.findings)
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.map { $0.prefix(2) } == ["/a", "/b", "/c", "/d", "/e", "/f", "/h", "/i", "/k"])
  }
}
