import Foundation
import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@Suite struct LinkTableTests {
  @Test func soundTableHasNoFindings() throws {
    try SampleLinks.table.validate()
    try ShopTable.table.validate()
  }

  @Test(arguments: [
    ("users", LinkPatternError.Reason.noLeadingSlash, 0), ("/a//b", .emptySegment, 3),
    ("/a/../b", .dotSegment, 3),
    ("/.:x", .dotSegment, 1), ("/:", .missingName, 1), ("/:1", .missingName, 1),
    ("/:a.json", .textAfterParameter, 3),
    ("/*/a", .segmentAfterRest, 3), ("/:a/:a", .repeatedName, 4), ("/?=:x", .missingKey, 2),
    ("/:a(x", .malformedList, 3),
    ("/:a()", .malformedList, 3), ("/%zz", .malformedText, 1), ("/%ff", .malformedText, 1),
    ("/?a=:a(x|y)=z", .defaultNotAllowed, 4), ("", .noLeadingSlash, 0), ("//", .emptySegment, 1),
    ("/a//", .emptySegment, 3), ("/.", .dotSegment, 1), ("/..", .dotSegment, 1), ("/%2e%2E", .dotSegment, 1),
    ("/a/./b", .dotSegment, 3), ("/a:", .missingName, 2), ("/:é", .missingName, 1), ("/:-", .missingName, 1),
    ("/:9", .missingName, 1), ("/:a-b", .textAfterParameter, 3), ("/:a@", .textAfterParameter, 3),
    ("/:a`", .textAfterParameter, 3), ("/:a[", .textAfterParameter, 3), ("/:a{", .textAfterParameter, 3),
    ("/:a:b", .textAfterParameter, 3), ("/:a*b", .textAfterParameter, 4), ("/*a", .textAfterParameter, 2),
    ("/x:a*", .textAfterParameter, 4), ("/:a(x)y", .textAfterParameter, 6), ("/:a*/b", .segmentAfterRest, 5),
    ("/*/*", .segmentAfterRest, 3), ("/a?", .missingKey, 3), ("/?a&&b", .missingKey, 4),
    ("/?&", .missingKey, 2),
    ("/?a=:b!", .textAfterParameter, 6), ("/?a=:b:c", .textAfterParameter, 6),
    ("/#:a!", .textAfterParameter, 4),
    ("/#:1", .missingName, 2), ("/?a=:", .missingName, 4), ("/:a(x|", .malformedList, 3),
    ("/:a(x|)", .malformedList, 3), ("/:a(x/y)", .malformedList, 3), ("/#:a(", .malformedList, 4),
    ("/%", .malformedText, 1), ("/%2", .malformedText, 1), ("/a%2", .malformedText, 2),
    ("/a%2g", .malformedText, 2), ("/%00", .malformedText, 1), ("/\\", .malformedText, 1),
    ("/a\u{1F}", .malformedText, 2), ("/a\u{7F}", .malformedText, 2), ("/?%", .malformedText, 2),
    ("/#a%", .malformedText, 3), ("/?a=%80", .malformedText, 4), ("/ab%C3", .malformedText, 1),
    ("/x/ab%C3%28", .malformedText, 3), ("/?a=:x=%zz", .malformedText, 7), ("/?a=:x&b=:x", .repeatedName, 9),
    ("/:x#:x", .repeatedName, 4), ("/:x/:x*", .repeatedName, 4),
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
  }

  @Test(arguments: [
    "/", "/a/", "/..a", "/...", "/a..", "/a b", "/~!$&'()+,;=@-._", "/%5C%20%7E", "/a?b", "/?a=", "/?a=b=c",
    "/?a=/:@?",
    "/#", "/#a/?:#b", "/%41/%C3%A9",
  ])
  func wellFormedPatternIsTaken(pattern: String) throws {
    let table = links { Link(pattern, LinkRoute.home) }
    try table.validate()
    #expect(try table.route(for: table.path(for: .home)) == .home)
  }

  @Test(arguments: [
    "/..:a", "/x.:a", "/@:a", "/:a", "/:aZ_09", "/:z(x|y)", "/x:a(x)/", "/?a=:b", "/?a=:b&c", "/#:a",
    "/#:a(x)",
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

  @Test(arguments: [true, false]) func linksStandInConditionsAndLoops(isOpen: Bool) throws {
    let table = links {
      if isOpen { Link("/users", LinkRoute.users) }
      if isOpen { Link("/x", LinkRoute.home) } else { Link("/x", LinkRoute.me) }
      for number in 1...3 { Link("/pages/\(number)", LinkRoute.page(number)) }
      [Link("/a", LinkRoute.raw("a")), Link("/b", LinkRoute.raw("b"))]
    }
    #expect((try? table.route(for: "/users")) == (isOpen ? .users : nil))
    #expect(try table.route(for: "/x") == (isOpen ? .home : .me))
    #expect(try (1...3).map { try table.route(for: "/pages/\($0)") } == [.page(1), .page(2), .page(3)])
    #expect(try table.route(for: "/b") == .raw("b"))
  }

  @Test func literalsOfEveryLengthAreMatchedByteForByte() throws {
    func text(_ letter: String, _ count: Int) -> String { String(repeating: letter, count: count) }
    for count in 1...34 {
      let table = links {
        Link("/" + text("a", count), LinkRoute.home)
        Link("/x" + text("a", count) + ":n", LinkRoute.page)
        Link("/y/" + text("a", count) + "/:path*", LinkRoute.document)
      }
      #expect(try table.route(for: "/" + text("a", count)) == .home)
      #expect(try table.route(for: "/x" + text("a", count) + "7") == .page(7))
      #expect(try table.route(for: "/y/" + text("a", count) + "/b/c") == .document("b/c"))
      for wrong in 0..<count {
        let other = text("a", wrong) + "b" + text("a", count - wrong - 1)
        #expect(table.refusal("/" + other) == LinkError(.noMatch, at: 1))
        #expect(table.refusal("/y/" + other + "/b") == LinkError(.noMatch, at: 3))
      }
      for other in [text("a", count - 1), text("a", count + 1)] {
        #expect(table.refusal("/x" + other)?.reason != nil)
        #expect((try? table.route(for: "/" + other)) == nil)
      }
    }
  }

  @Test(arguments: 0...20) func literalsPartWhereverTheyDiffer(common: Int) throws {
    let head = String(repeating: "a", count: common)
    let tails = ["", "b", "c/d", "bcdefghijklmnopqrstu", "cbcdefghijklmnopqrst", "b/x", "ba"]
    let table = LinkTable<LinkRoute> {
      for (number, tail) in tails.enumerated() { Link("/" + head + tail, LinkRoute.page(number)) }
    }
    #expect(common == 0 || table.findings.isEmpty)
    for (number, tail) in tails.enumerated() {
      #expect(try table.route(for: "/" + head + tail) == .page(number), "\(tail)")
      #expect(throws: LinkError.self) { try table.route(for: "/" + head + tail + "z") }
    }
  }

  @Test(arguments: [1, 2, 7, 8, 9, 10, 16, 17, 33, 62]) func linkIsFoundAmongAsManyAsThereAre(count: Int)
    throws
  {
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    let table = LinkTable<LinkRoute> {
      for number in (0..<count).reversed() { Link("/x\(letters[number])", LinkRoute.page(number)) }
    }
    for number in 0..<count { #expect(try table.route(for: "/x\(letters[number])") == .page(number)) }
    for letter in letters[count...] + ["-", "~", "ä"] {
      #expect(table.refusal("/x\(letter)") == LinkError(.noMatch, at: 1))
    }
  }

  @Test func allFindingsComeAtOnce() {
    let table = links {
      Link("users", LinkRoute.users)
      Link("/a", LinkRoute.user)
      Link("/:x", LinkRoute.tags)
      Link("/b?p=:p=x", LinkRoute.page)
      Link("/c/:x(1|two)", LinkRoute.page)
      Link("/d", LinkRoute.home)
      Link("/d", LinkRoute.users)
      Link("/e/:s#:t", { (s: String?, t: String) in LinkRoute.section(page: t, section: s) })
    }
    #expect(table.findings.count == 7)
    #expect(throws: LinkTableError.self) { try table.validate() }
  }

  @Test func conditionsAndListsTellEqualPathsApart() throws {
    let table = links {
      Link("/x/:name", LinkRoute.name)
      Link("/x/:name(a|b)", LinkRoute.raw)
      Link("/n/:n", LinkRoute.page)
      Link("/n/:n", { .user(id: $0) }, where: { $0 > 100 })
    }
    try table.validate()
    #expect(try table.route(for: "/x/a") == .raw("a"))
    #expect(try table.route(for: "/x/c") == .name("c"))
    #expect(try table.route(for: "/n/5") == .page(5))
    #expect(try table.route(for: "/n/500") == .user(id: 500))
    let strict = links { Link("/n/:n", LinkRoute.page, where: { $0 > 100 }) }
    #expect(strict.refusal("/n/5") == LinkError(.refusedByCondition, at: 1))
  }

  @Test func queryItemsTellEqualPathsApart() throws {
    let table = links {
      Link("/s", LinkRoute.home)
      Link("/s?q=:q", LinkRoute.raw)
      Link("/s?mode=edit", LinkRoute.me)
      Link("/s?preview&q=:q", LinkRoute.name)
    }
    try table.validate()
    #expect(try table.route(for: "/s") == .home)
    #expect(try table.route(for: "/s?q=1") == .raw("1"))
    #expect(try table.route(for: "/s?mode=edit") == .me)
    #expect(try table.route(for: "/s?preview&q=1") == .name("1"))
    #expect(try table.path(for: .name("1")) == "/s?preview&q=1")
  }

  @Test func defaultsStandForWhatIsMissing() throws {
    #expect(try SampleLinks.table.route(for: "/pages") == .page(1))
    #expect(try SampleLinks.table.route(for: "/pages?page=7") == .page(7))
    #expect(try SampleLinks.table.path(for: .page(1)) == "/pages")
    #expect(SampleLinks.table.refusal("/search?page=x&q=1")?.reason == nil)
  }

  @Test func linkThatIsTriedInVainLeavesNothingToTheNext() throws {
    let table = links {
      Link("/x/*?q=:n", LinkRoute.page)
      Link("/x/:path*", LinkRoute.file)
      Link("/y/:a/:b?q=:n", { (a: Int, b: Int, n: Int) in .post(user: a, post: b) })
      Link("/y/:a/:b", { (a: Int, b: String) in .section(page: b, section: String(a)) })
      Link("/y/:a/:b", { (a: String, b: String) in .tags([a, b]) })
    }
    #expect(try table.route(for: "/x/a/b?q=1") == .page(1))
    #expect(try table.route(for: "/x/a/b?q=z") == .file(["a", "b"]))
    #expect(try table.route(for: "/x/a/%62?q=z") == .file(["a", "b"]))
    #expect(try table.route(for: "/y/1/2?q=3") == .post(user: 1, post: 2))
    #expect(try table.route(for: "/y/1/2?q=z") == .section(page: "2", section: "1"))
    #expect(try table.route(for: "/y/a/2?q=3") == .tags(["a", "2"]))
  }

  @Test func parametersAreReadOneAfterTheOther() throws {
    let table = links {
      Link("/t/:path*?tag=:tags&page=:page&q=:q#:part") {
        (path: [String], tags: [String], page: Int, q: String?, part: String?) in
        LinkRoute.tags(path + tags + [String(page), q ?? "-", part ?? "-"])
      }
    }
    #expect(
      try table.route(for: "/t/a/b?tag=c&q=e&page=3&tag=d#f") == .tags(["a", "b", "c", "d", "3", "e", "f"]))
    #expect(try table.route(for: "/t?page=3") == .tags(["3", "-", "-"]))
    #expect(
      table.refusal("/t?page=x&tag=1")?.reason == .mismatchedItem(key: "page", parameter: "page", type: "Int")
    )
  }

  private indirect enum Nest: Route {
    case number(Int)
    case on(Nest)
  }

  @Test func parametersAreFoundInWhatIsNestedAndNotWithoutEnd() throws {
    for (count, isFound) in [(0, true), (1, true), (7, true), (8, false), (30, false)] {
      let nest = { @Sendable (number: Int) in
        (0..<count).reduce(Nest.number(number)) { inner, _ in .on(inner) }
      }
      let table = LinkTable<Nest> { Link("/:n", nest) }
      #expect((try? table.path(for: nest(5))) == (isFound ? "/5" : nil), "\(count)")
    }
  }

  @Test func mountedTableParsesAndPrints() throws {
    let table = SampleLinks.table
    #expect(try table.route(for: "/shop") == .shop(.catalogue))
    #expect(try table.route(for: "/shop/products/5/reviews/me") == .shop(.review(product: 5, by: "me")))
    #expect(try table.path(for: .shop(.catalogue)) == "/shop")
    #expect(try table.path(for: .shop(.product(id: 5))) == "/shop/products/5")
    #expect(try ShopTable.table.path(for: .product(id: 5)) == "/products/5")
  }

  @Test func retiredLinksAreUnderstoodAndNotPrinted() throws {
    let table = links {
      Link("/people/:id", LinkRoute.user).retired()
      Link("/old/:id", { (_: Int) in .users }).retired()
      Link("/users/:id", LinkRoute.user)
      Link("/users", LinkRoute.users)
    }
    try table.validate()
    #expect(try table.route(for: "/people/5") == .user(id: 5))
    #expect(try table.route(for: "/old/5") == .users)
    #expect(try table.path(for: .user(id: 5)) == "/users/5")
    #expect(try table.path(for: .users) == "/users")
  }

  @Test func extractingPrintsWithoutReflection() throws {
    let table = links {
      Link("/u/:id", { .user(id: $0) }, extracting: { if case .user(let id) = $0 { id } else { nil } })
    }
    #expect(try table.path(for: .user(id: 5)) == "/u/5")
    #expect(throws: LinkPrintError.noLink(route: "users")) { try table.path(for: .users) }
  }

  @Test func firstLinkThatCanSayARouteIsPrinted() throws {
    let exact = Link<LinkRoute>("/first", .page(1))
    let any = Link<LinkRoute>("/pages/:n", LinkRoute.page)
    #expect(try links { [exact, any] }.path(for: .page(1)) == "/first")
    #expect(try links { [any, exact] }.path(for: .page(1)) == "/pages/1")
    #expect(try links { [exact, any] }.path(for: .page(2)) == "/pages/2")
    let table = links {
      Link("/n/:name", LinkRoute.name)
      Link("/q?n=:name", LinkRoute.name)
      Link(
        "/reviews/:product/:by", { (product: Int, by: String) in .shop(.review(product: product, by: by)) })
    }
    #expect(try table.path(for: .name("a")) == "/n/a")
    #expect(try table.path(for: .name("")) == "/q?n=")
    let error = #expect(throws: LinkPrintError.self) { try table.path(for: .name("\0")) }
    guard case .notReversible(pattern: "/n/:name", route: _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // Parameters are found in what a case holds, too.
    #expect(try table.path(for: .shop(.review(product: 5, by: "me"))) == "/reviews/5/me")
    #expect(throws: LinkPrintError.noLink(route: "shop.product(id: 5)")) {
      try table.path(for: .shop(.product(id: 5)))
    }
  }

  @Test func linksOfOtherCasesAreAskedForTheirParametersOnlyWhereNoneOfTheCasePrintsIt() throws {
    let asked = Asked()
    let table = links {
      // One whose parameters are found by reflection, with which the case's name is.
      Link("/p/:page", LinkRoute.page)
      Link(
        "/u/:id", { .user(id: $0) }, extracting: { asked.note("user", if: $0, is: .user(id: 5)) ? 5 : nil })
      Link("/n/:n", { .name($0) }, extracting: { asked.note("name", if: $0, is: .name("x")) ? "x" : nil })
      Link(
        "/v/:v", { .version($0) },
        extracting: { asked.note("version", if: $0, is: .users) ? Version(major: 1, minor: 0) : nil })
      Link(
        "/f/:f*", { .file($0) }, extracting: { asked.note("file", if: $0, is: .file(["a"])) ? ["a"] : nil })
      Link(
        "/s?q=:q", { (q: String?) in LinkRoute.raw(q ?? "") },
        extracting: { asked.note("raw", if: $0, is: .users) ? .some("x") : nil })
    }
    #expect(try table.path(for: .user(id: 5)) == "/u/5")
    #expect(try table.path(for: .name("x")) == "/n/x")
    #expect(try table.path(for: .file(["a"])) == "/f/a")
    #expect(asked.names == ["user", "name", "file"])
    #expect(throws: LinkPrintError.noLink(route: "home")) { try table.path(for: .home) }
    #expect(asked.names.dropFirst(3) == ["user", "name", "version", "file", "raw"])
  }

  @Test(arguments: [
    LinkRoute.name(""), .name("."), .name(".."), .name("a\0b"), .number(.nan), .file([""]), .file([".."]),
  ])
  func valueWithoutTextIsAnError(route: LinkRoute) {
    #expect(throws: LinkPrintError.self) { try SampleLinks.table.url(for: route) }
  }

  @Test func hierarchicalRestHasAncestors() throws {
    let table = links { Link("/:path*", LinkRoute.file).hierarchical() }
    #expect(
      try table.tree(for: "/usr/share") == RouteTree(.file([]), .file(["usr"]), .file(["usr", "share"])))
    let flat = links { Link("/:path*", LinkRoute.file) }
    #expect(try flat.tree(for: "/usr/share") == RouteTree(.file(["usr", "share"])))
  }

  @Test func internalAncestorIsNoneFromOutside() throws {
    let table = links {
      Link("/users", LinkRoute.users).internalOnly()
      Link("/users/:id", LinkRoute.user)
    }
    #expect(try table.tree(for: "/users/5") == RouteTree(.user(id: 5)))
    #expect(try table.tree(for: "/users/5", from: .inside) == RouteTree(.users, .user(id: 5)))
  }
}

/// Which links have been asked for the parameters of a route.
private final class Asked: @unchecked Sendable {
  // Written by one test on one thread.
  private(set) var names: [String] = []

  func note(_ name: String, if route: LinkRoute, is own: LinkRoute) -> Bool {
    names.append(name)
    return route == own
  }
}
