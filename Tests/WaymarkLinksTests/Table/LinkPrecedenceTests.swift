import Testing
import Waymark
import WaymarkLinks

/// Which of two links is tried first that take the same path, whatever their order.
@Suite struct LinkPrecedenceTests {
  /// Two links in either order.
  private func tables(_ first: Link<LinkRoute>, _ second: Link<LinkRoute>) -> [LinkTable<LinkRoute>] {
    [links { [first, second] }, links { [second, first] }]
  }

  @Test(arguments: ["/s?q=", "/s#", "/s/"]) func numberBeatsText(prefix: String) throws {
    for table in tables(Link(prefix + ":q", LinkRoute.raw), Link(prefix + ":n", LinkRoute.page)) {
      try table.validate()
      #expect(try table.route(for: prefix + "5") == .page(5))
      #expect(try table.route(for: prefix + "x") == .raw("x"))
    }
  }

  @Test func numbersBeatTextInTheRest() throws {
    let numbers = Link<LinkRoute>("/n/:n*", { (n: [Int]) in LinkRoute.tags(n.map(String.init)) })
    for table in tables(numbers, Link("/n/*", LinkRoute.missing)) {
      try table.validate()
      #expect(try table.route(for: "/n/1/2") == .tags(["1", "2"]))
      #expect(try table.route(for: "/n/1/x") == .missing)
    }
  }

  @Test func leftmostNumberInThePathIsTriedFirst() throws {
    let left = Link<LinkRoute>("/:n/:s", { (n: Int, s: String) in .section(page: s, section: "\(n)") })
    let right = Link<LinkRoute>("/:s/:n", { (s: String, n: Int) in .search(query: s, page: n) })
    for table in tables(left, right) {
      try table.validate()
      #expect(try table.route(for: "/1/2") == .section(page: "2", section: "1"))
      #expect(try table.route(for: "/a/2") == .search(query: "a", page: 2))
    }
  }

  @Test func linkThatAsksForMoreItemsIsTriedFirst() throws {
    let one = Link<LinkRoute>("/s?a=:a", LinkRoute.raw)
    let two = Link<LinkRoute>("/s?a=:a&b=:b", { (a: String, b: String) in .section(page: a, section: b) })
    let three = Link<LinkRoute>("/s?c=1&a=:a&d", LinkRoute.name)
    for table in tables(one, two) + tables(two, three) {
      try table.validate()
      #expect(try table.route(for: "/s?a=1&b=2") == .section(page: "1", section: "2"))
    }
    // An item that may be missing does not count, nor one that has a default.
    let fewer = Link<LinkRoute>(
      "/s?a=:a&b=:b=1&c=:c", { (a: String, b: String, c: String?) in .tags([a, b, c ?? ""]) })
    for table in tables(one, three) + tables(two, three) + tables(fewer, three) {
      #expect(try table.route(for: "/s?a=1&b=2&c=1&d") == .name("1"))
    }
  }

  @Test func theLinkThatRestrictsMoreIsTriedFirst() throws {
    let plain = Link<LinkRoute>("/s?q=:q", LinkRoute.raw)
    let listed = Link<LinkRoute>("/s?q=:q(1|2)", LinkRoute.name)
    let conditional = Link<LinkRoute>("/s?q=:q(1|2)", LinkRoute.document, where: { $0 != "2" })
    for table in tables(plain, listed) { #expect(try table.route(for: "/s?q=1") == .name("1")) }
    for table in tables(listed, conditional) + tables(plain, conditional) {
      #expect(try table.route(for: "/s?q=1") == .document("1"))
      #expect(try table.route(for: "/s?q=2") != .document("2"))
    }
  }

  @Test(arguments: [
    ("/s?q=:a", "/s?q=:b"), ("/s#:a", "/s#:b"), ("/s?q=:a&p=1", "/s?p=1&q=:b"),
    ("/s?q=:a(x|y)", "/s?q=:b(y|x)"),
    ("/:a*", "/:b*"), ("/%73/:a", "/s/:b"), ("/x/:a", "/x/:b/"),
  ])
  func linksThatCannotBeToldApartAreFound(first: String, second: String) {
    let table = links {
      Link(first, LinkRoute.raw)
      Link(second, LinkRoute.name)
    }
    #expect(table.findings.map { $0.hasPrefix("\(first) and \(second) match the same links") } == [true])
  }

  @Test func typesTellLinksApartAndTextThatMayBeMissingDoesNot() throws {
    let sound: [Link<LinkRoute>] = [
      Link("/x/:n", LinkRoute.page), Link("/x/:n", { (n: Int32) in .page(Int(n)) }),
      Link("/x/:n", LinkRoute.raw), Link("/x/:n*", { (n: [Int]) in .tags(n.map(String.init)) }),
      Link("/x/:n*", LinkRoute.file), Link("/x/a:n", LinkRoute.raw), Link("/s#:f", LinkRoute.raw),
      Link("/s#:f", LinkRoute.page), Link("/s?q=:q", LinkRoute.raw), Link("/s?q=:q=1", LinkRoute.flag),
      Link("/s?q=:q", LinkRoute.number), Link("/s", LinkRoute.home),
    ]
    #expect(links { sound }.findings == [])
    let table = links {
      sound
      Link("/x/:m", LinkRoute.user)
      Link("/x/*", LinkRoute.missing)
      Link("/s?q=:q", { (q: String?) in LinkRoute.raw(q ?? "") })
    }
    let pairs = ["/x/:n and /x/:m", "/x/:n* and /x/*", "/s and /s?q=:q"]
    #expect(table.findings.count == pairs.count)
    for (finding, pair) in zip(table.findings, pairs) { #expect(finding.hasPrefix(pair)) }
  }
}
