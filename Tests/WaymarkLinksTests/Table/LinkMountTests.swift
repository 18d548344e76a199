import Testing
import Waymark
import WaymarkLinks

/// A mounted link obeys the rules of a pattern that is written out.
@Suite struct LinkMountTests {
  /// A link whose route has as many texts as its pattern has parameters.
  private static func link(_ count: Int, rest: Bool = false) -> Link<ModelHit> {
    var segments = (0..<count).map { number in
      ModelLink.Segment.parameter(prefix: "", ModelLink.Parameter(name: "b\(number)", kind: .text))
    }
    if rest { segments.append(.rest(ModelLink.Parameter(name: "rest", kind: .texts))) }
    return ModelLink(number: 0, segments: segments).link(behind: [])
  }

  @Test func nameInThePrefixIsNoNameBehindIt() {
    let table = links { Links(under: "/a/:id") { Link("/b/:id", LinkRoute.post) } }
    let error = table.patternError(of: "/a/:id/b/:id")
    #expect(error?.problem.contains("have one name") == true)
    #expect(error?.offset == 9)
  }

  @Test(arguments: ["/a/*", "/a/:b*", "/a?x=1", "/a?q=:q", "/a#top", "/a#:f"])
  func prefixIsAPathAlone(prefix: String) {
    let table = links { Links(under: prefix) { Link("/x", LinkRoute.home) } }
    #expect(table.patternError(of: prefix + "/x")?.problem.contains("a prefix is a path") == true)
    #expect(table.findings.count == 1)
    for url in ["/", "/a", "/a/x", "/a/b/x", "/x"] { #expect(table.refusal(url)?.reason == .noMatch) }
  }

  @Test func featuresRouteIsTakenOutAsTheAppSays() throws {
    let table = links {
      Links(
        mounted: "/shop", ShopTable.table,
        { if case .product(let id) = $0 { .hidden(id) } else { .shopMissing } },
        extracting: { if case .hidden(let id) = $0 { .product(id: id) } else { nil } })
    }
    #expect(try table.route(for: "/shop/products/5") == .hidden(5))
    #expect(try table.path(for: .hidden(5)) == "/shop/products/5")
  }

  @Test func marksOfLinksHoldBehindAPrefix() throws {
    let table = links {
      Links(under: "/a") {
        Link("/hidden/:id", LinkRoute.hidden).internalOnly()
        Link("/files/:path*", LinkRoute.file).hierarchical()
      }
      Links(mounted: "/b", ShopTable.table, LinkRoute.shop).map { $0.internalOnly() }
      Links(under: "/c") { Link("/x", LinkRoute.me) }.map { $0.retired() }
    }
    #expect(table.refusal("/a/hidden/1")?.reason == .internalLink)
    #expect(try table.destination(for: "/a/files/x").ancestors == [.file([])])
    #expect(table.refusal("/b/products/1")?.reason == .internalLink)
    #expect(try table.route(for: "/b/products/1", from: .inside) == .shop(.product(id: 1)))
    #expect(try table.route(for: "/c/x") == .me)
    #expect(throws: LinkPrintError.noLink(route: "me")) { try table.path(for: .me) }
  }

  @Test(arguments: [LinkRestRule.anyText, .staysBelow], [LinkRestRule.anyText, .staysBelow])
  func strictestRuleForTheRestHolds(outer: LinkRestRule, inner: LinkRestRule) throws {
    let feature = LinkTable<ModelHit>(rest: inner) { Self.link(0, rest: true) }
    let middle = LinkTable<ModelHit>(rest: .anyText) { Links(mounted: "/b", feature, ModelHit.mounted) }
    let table = LinkTable<ModelHit>(rest: outer) {
      Links(under: "/u") { Links(mounted: "/a", middle, ModelHit.mounted) }
    }
    let isAny = outer == .anyText && inner == .anyText
    #expect(table.refusal("/u/a/b/x%2F..%2Fy")?.reason == (isAny ? nil : .ambiguousRest))
    #expect(try table.route(for: "/u/a/b/x%20y") == .mounted(.mounted(.link(0, [["x y"]]))))
  }

  @Test func strictestLimitsHoldAndDepthCountsBehindThePrefix() throws {
    let feature = LinkTable<ModelHit>(limits: LinkLimits(length: 30, depth: 2)) {
      Self.link(0, rest: true)
    }
    let table = LinkTable<ModelHit>(limits: LinkLimits(length: 40, depth: 6)) {
      Links(under: "/u") { Links(mounted: "/files/all", feature, ModelHit.mounted) }
    }
    try table.validate()
    #expect(try table.route(for: "/u/files/all/a/b") == .mounted(.link(0, [["a", "b"]])))
    #expect(table.refusal("/u/files/all/a%20b/b/%63") == LinkError(.tooDeep(limit: 5), at: 21))
    #expect(table.refusal("/u/files/all/1/2/3/4") == LinkError(.tooDeep(limit: 6), at: 19))
    let long = "/u/files/all/" + String(repeating: "x", count: 17)
    #expect(table.refusal(long) == nil)
    #expect(table.refusal(long + "?") == LinkError(.tooLong(limit: 30), at: 30))
    #expect(table.refusal(long + "12345678901") == LinkError(.tooLong(limit: 40), at: 40))
  }

  @Test func aLinkBeyondAFeaturesLimitsIsForOthersToTake() throws {
    let feature = LinkTable<ShopLink>(limits: LinkLimits(length: 20, depth: 2)) {
      Link("/products/:id", ShopLink.product)
      Link("/products/:id/reviews/:by", ShopLink.review)
    }
    let table = links {
      Links(mounted: "/shop", feature, LinkRoute.shop)
      Link("/*", LinkRoute.missing)
    }
    #expect(
      table.findings.map { $0.contains("/shop/products/:id/reviews/:by: a path of a link has at most 3") }
        == [true])
    #expect(try table.route(for: "/shop/products/12345") == .shop(.product(id: 12345)))
    #expect(try table.route(for: "/shop/products/123456") == .missing)
  }

  @Test func tablesAreMountedInOneAnotherAHundredTimes() throws {
    var inner = LinkTable<ModelHit> { Self.link(1) }
    var expected = ModelHit.link(0, [["x"]])
    for _ in 0..<100 {
      let table = inner
      inner = LinkTable<ModelHit> { Links(mounted: "/a", table, ModelHit.mounted) }
      expected = .mounted(expected)
    }
    #expect(try inner.route(for: String(repeating: "/a", count: 100) + "/x") == expected)
  }
}
