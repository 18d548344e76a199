import Testing
import Waymark
import WaymarkLinks

/// What is mounted obeys the rules of a pattern that is written out.
@Suite struct LinkMountTests {
  private static func parameters(_ letter: String, _ count: Int) -> String {
    (0..<count).map { "/:\(letter)\($0)" }.joined()
  }

  private static func path(_ count: Int) -> String { (0..<count).map { "/\($0)" }.joined() }

  /// A link whose route has as many texts as its pattern has parameters behind prefixes with parameters of their own.
  private static func link(_ count: Int, behind prefixCount: Int, rest: Bool = false) -> Link<ModelHit> {
    func parameters(_ letter: String, _ count: Int) -> [ModelLink.Parameter] {
      (0..<count).map { ModelLink.Parameter(name: "\(letter)\($0)", kind: .text) }
    }
    var segments = parameters("b", count).map { ModelLink.Segment.parameter(prefix: "", $0) }
    if rest { segments.append(.rest(ModelLink.Parameter(name: "rest", kind: .texts))) }
    return ModelLink(number: 0, segments: segments).link(behind: parameters("a", prefixCount))
  }

  private static func tooMany(_ table: LinkTable<ModelHit>) -> Bool {
    table.patternError?.reason == .tooManyParameters
  }

  @Test func mountingAddsUpToNoMoreParametersThanAPathMayHave() {
    let table = LinkTable<ModelHit> {
      Links(under: Self.parameters("a", 24)) { Self.link(24, behind: 24) }
    }
    #expect(throws: LinkError.self) { try table.route(for: Self.path(48)) }
    #expect(Self.tooMany(table))
  }

  @Test func restBehindAsManyParametersAsAPathMayHaveIsOneTooMany() {
    let table = LinkTable<ModelHit> {
      Links(under: Self.parameters("a", 12)) {
        Links(under: Self.parameters("c", 12)) { Self.link(0, behind: 24, rest: true) }
      }
    }
    #expect(throws: LinkError.self) { try table.route(for: Self.path(30)) }
    #expect(Self.tooMany(table))
  }

  @Test func featuresTableBehindParametersIsBoundToo() {
    let feature = LinkTable<ModelHit> { Self.link(20, behind: 5) }
    let table = LinkTable<ModelHit> {
      Links(under: Self.parameters("a", 5)) { Links(mounted: "/x", feature, ModelHit.mounted) }
    }
    #expect(throws: LinkError.self) { try table.route(for: Self.path(5) + "/x" + Self.path(20)) }
    #expect(Self.tooMany(table))
  }

  @Test func asManyParametersAsAPathMayHaveAreMatchedBehindPrefixes() throws {
    let table = LinkTable<ModelHit> {
      Links(under: Self.parameters("a", 20)) { Links(under: "/x") { Self.link(4, behind: 20) } }
    }
    try table.validate()
    let path = Self.path(20) + "/x" + Self.path(4)
    let texts = ((0..<20).map(String.init) + (0..<4).map(String.init)).map { [$0] }
    #expect(try table.route(for: path) == .link(0, texts))
  }

  @Test func restThatNoRouteKeepsStandsBehindAsManyParametersAsAPathMayHave() throws {
    let table = links { Link("/x" + Self.parameters("a", 24) + "/*", LinkRoute.home) }
    #expect(table.findings.count == 1)
    let full = LinkTable<ModelHit> {
      Links(under: Self.parameters("a", 23)) { Self.link(0, behind: 23, rest: true) }
    }
    try full.validate()
    #expect(
      try full.route(for: Self.path(40))
        == .link(0, (0..<23).map { ["\($0)"] } + [(23..<40).map(String.init)]))
  }

  @Test func nameInThePrefixIsNoNameBehindIt() {
    let table = links { Links(under: "/a/:id") { Link("/b/:id", LinkRoute.post) } }
    guard let error = table.patternError(of: "/a/:id/b/:id") else {
      Issue.record("\(table.findings)")
      return
    }
    #expect(error.reason == .repeatedName)
    #expect(error.offset == 9)
  }

  @Test(arguments: ["/a/*", "/a/:b*", "/a?x=1", "/a?x", "/a?q=:q", "/a#top", "/a#:f"])
  func prefixIsAPathAlone(prefix: String) {
    let table = links { Links(under: prefix) { Link("/x", LinkRoute.home) } }
    guard let error = table.patternError(of: prefix) else {
      Issue.record("\(table.findings)")
      return
    }
    #expect(error.reason == .prefixNotAPath)
    #expect(error.offset == 0)
    #expect(table.findings.count == 1)
    for url in ["/", "/a", "/a/x", "/a/b/x", "/x"] {
      #expect(table.refusal(url)?.reason == .noMatch, "\(url)")
    }
  }

  @Test func errorsOfThePrefixAndOfWhatIsMountedAreBothFound() {
    let both = links { Links(under: "a") { Link("/b//c", LinkRoute.home) } }
    #expect(both.findings.map(\.description).map { $0.hasPrefix("a: ") } == [true, true])
    let inner = links { Links(under: "/a") { Link("/b//c", LinkRoute.home) } }
    #expect(inner.findings.map(\.description).map { $0.hasPrefix("/b//c: at byte 3: ") } == [true])
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

  @Test func whatIsSaidOfLinksHoldsBehindAPrefix() throws {
    let table = links {
      Links(under: "/a") {
        Link("/hidden/:id", LinkRoute.hidden).internalOnly()
        Link("/old", LinkRoute.users).retired()
        Link("/files/:path*", LinkRoute.file).hierarchical()
      }
      Links(mounted: "/b", ShopTable.table, LinkRoute.shop).internalOnly()
      Links(under: "/c") { Link("/x", LinkRoute.me) }.retired()
    }
    #expect(table.refusal("/a/hidden/1")?.reason == .internalLink)
    #expect(try table.route(for: "/a/hidden/1", from: .inside) == .hidden(1))
    #expect(try table.route(for: "/a/old") == .users)
    #expect(throws: LinkPrintError.noLink(route: "users")) { try table.path(for: .users) }
    #expect(try table.destination(for: "/a/files/x").ancestors == [.file([])])
    #expect(table.refusal("/b/products/1")?.reason == .internalLink)
    #expect(try table.route(for: "/c/x") == .me)
    #expect(throws: LinkPrintError.noLink(route: "me")) { try table.path(for: .me) }
  }

  @Test func strictestRuleForTheRestHolds() throws {
    func tables(_ outer: LinkRestRule, _ inner: LinkRestRule) -> LinkTable<ModelHit> {
      let feature = LinkTable<ModelHit>(rest: inner) { Self.link(0, behind: 0, rest: true) }
      let middle = LinkTable<ModelHit>(rest: .anyText) { Links(mounted: "/b", feature, ModelHit.mounted) }
      return LinkTable(rest: outer) {
        Self.link(0, behind: 0, rest: true)
        Links(under: "/u") { Links(mounted: "/a", middle, ModelHit.mounted) }
      }
    }
    let (own, mounted) = ("/x%2F..%2Fy", "/u/a/b/x%2F..%2Fy")
    let hit = ModelHit.link(0, [["x/../y"]])
    for outer in [LinkRestRule.anyText, .staysBelow] {
      for inner in [LinkRestRule.anyText, .staysBelow] {
        let table = tables(outer, inner)
        try table.validate()
        #expect((try? table.route(for: own)) == (outer == .anyText ? hit : nil))
        let isAny = outer == .anyText && inner == .anyText
        #expect((try? table.route(for: mounted)) == (isAny ? .mounted(.mounted(hit)) : nil))
        #expect(table.refusal(mounted)?.reason == (isAny ? nil : .dotSegment))
        #expect((try? table.route(for: "/u/a/b/x%2Fy")) == .mounted(.mounted(.link(0, [["x/y"]]))))
      }
    }
  }

  @Test func aFeaturesTableMayLimitTheLengthAlone() throws {
    let feature = LinkTable<ModelHit>(limits: LinkLimits(length: 20, depth: 6)) {
      Self.link(0, behind: 0, rest: true)
    }
    let table = LinkTable<ModelHit>(limits: LinkLimits(length: 40, depth: 6)) {
      Links(mounted: "/files", feature, ModelHit.mounted)
    }
    #expect(try table.route(for: "/files/1234567890123") == .mounted(.link(0, [["1234567890123"]])))
    #expect(table.refusal("/files/12345678901234") == LinkError(.tooLong(limit: 20), at: 20))
  }

  @Test func limitsOfAFeaturesTableHoldForItsLinks() throws {
    let feature = LinkTable<ModelHit>(limits: LinkLimits(length: 30, depth: 2)) {
      Self.link(0, behind: 0, rest: true)
    }
    let table = LinkTable<ModelHit>(limits: LinkLimits(length: 40, depth: 6)) {
      Links(under: "/u") { Links(mounted: "/files/all", feature, ModelHit.mounted) }
    }
    try table.validate()
    #expect(try table.route(for: "/u/files/all/a/b") == .mounted(.link(0, [["a", "b"]])))
    #expect(table.refusal("/u/files/all/a/b/c") == LinkError(.tooDeep(limit: 5), at: 17))
    #expect(table.refusal("/u/files/all/a%2Fb/b/%63") == LinkError(.tooDeep(limit: 5), at: 21))
    let long = "/u/files/all/" + String(repeating: "x", count: 17)
    #expect(try table.route(for: long) == .mounted(.link(0, [[String(repeating: "x", count: 17)]])))
    #expect(table.refusal(long + "x") == LinkError(.tooLong(limit: 30), at: 30))
    #expect(table.refusal(long + "?") == LinkError(.tooLong(limit: 30), at: 30))
    #expect(table.refusal(long + "12345678901") == LinkError(.tooLong(limit: 40), at: 40))
    #expect(table.refusal("/u/files/all/1/2/3/4") == LinkError(.tooDeep(limit: 6), at: 19))
  }

  @Test(arguments: [(2, 5), (5, 2)])
  func ofLimitsOneInsideTheOtherTheStricterHolds(inner: Int, outer: Int) throws {
    let innermost = LinkTable<ModelHit>(limits: LinkLimits(depth: inner)) {
      Self.link(0, behind: 0, rest: true)
    }
    let middle = LinkTable<ModelHit>(limits: LinkLimits(depth: outer)) {
      Links(mounted: "/m", innermost, ModelHit.mounted)
    }
    let table = LinkTable<ModelHit> { Links(mounted: "/o", middle, ModelHit.mounted) }
    // Of the outer one's depth a segment is the inner one's prefix.
    let most = min(inner, outer - 1)
    let path = "/o/m" + (0..<most).map { "/\($0)" }.joined()
    #expect((try? table.route(for: path)) != nil)
    #expect(table.refusal(path + "/x") != nil)
  }

  @Test func whatIsTooMuchForAFeatureIsForOthersToTake() throws {
    let feature = LinkTable<ShopLink>(limits: LinkLimits(length: 20, depth: 2)) {
      Link("/", ShopLink.catalogue)
      Link("/products/:id", ShopLink.product)
    }
    let table = links {
      Links(mounted: "/shop", feature, LinkRoute.shop)
      Link("/*", LinkRoute.missing)
    }
    #expect(try table.route(for: "/shop/products/12345") == .shop(.product(id: 12345)))
    #expect(try table.route(for: "/shop/products/123456") == .missing)
  }

  @Test func patternDeeperThanItsTableAllowsIsFoundBehindThePrefixToo() {
    let feature = LinkTable<ShopLink>(limits: LinkLimits(depth: 2)) {
      Link("/products/:id", ShopLink.product)
      Link("/products/:id/reviews/:by", ShopLink.review)
    }
    let table = links { Links(mounted: "/a/shop", feature, LinkRoute.shop) }
    #expect(table.findings == [.tooDeep(pattern: "/a/shop/products/:id/reviews/:by", limit: 4)])
    #expect(table.refusal("/a/shop/products/1/reviews/x") == LinkError(.tooDeep(limit: 4), at: 19))
  }

  @Test func prefixOfTheRootAndSlashesAtTheEndAreMounted() throws {
    let table = links {
      Links(under: "/") { Link("/pages?page=:page=1", LinkRoute.page) }
      Links(under: "/a/") { Link("/?q=:q", LinkRoute.raw) }
      Links(mounted: "/b/", ShopTable.table, LinkRoute.shop)
    }
    try table.validate()
    #expect(try table.route(for: "/pages?page=2") == .page(2))
    #expect(try table.route(for: "/a?q=x") == .raw("x"))
    #expect(try table.path(for: .raw("x")) == "/a?q=x")
    #expect(try table.route(for: "/b") == .shop(.catalogue))
    #expect(try table.route(for: "/b/products/1") == .shop(.product(id: 1)))
  }

  @Test func ofTwoFeaturesRoutesInOneTheOneThatWasEmbeddedIsPrinted() throws {
    let table = LinkTable<Split> { Links(mounted: "/shop", ShopTable.table) { .pair(.catalogue, $0) } }
    let route = Split.pair(.catalogue, .product(id: 5))
    #expect(try table.path(for: route) == "/shop/products/5")
    #expect(try table.route(for: "/shop/products/5") == route)
  }
}

/// A route that holds two of a feature's.
private enum Split: Route {
  case pair(ShopLink, ShopLink)
}
