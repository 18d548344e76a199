import Testing
import Waymark
import WaymarkLinks

/// Which of two links is tried first that take the same path.
@Suite struct LinkPrecedenceTests {
  @Test func numberBeatsTextInTheQueryInEitherOrder() throws {
    for table in [
      links {
        Link("/s?q=:q", LinkRoute.raw)
        Link("/s?q=:n", LinkRoute.page)
      },
      links {
        Link("/s?q=:n", LinkRoute.page)
        Link("/s?q=:q", LinkRoute.raw)
      },
    ] {
      try table.validate()
      #expect(try table.route(for: "/s?q=5") == .page(5))
      #expect(try table.route(for: "/s?q=x") == .raw("x"))
    }
  }

  @Test func numberBeatsTextInTheFragmentInEitherOrder() throws {
    for table in [
      links {
        Link("/s#:q", LinkRoute.raw)
        Link("/s#:n", LinkRoute.page)
      },
      links {
        Link("/s#:n", LinkRoute.page)
        Link("/s#:q", LinkRoute.raw)
      },
    ] {
      try table.validate()
      #expect(try table.route(for: "/s#5") == .page(5))
      #expect(try table.route(for: "/s#x") == .raw("x"))
    }
  }

  @Test func numbersBeatTextInTheRestInEitherOrder() throws {
    let numbers = Link<LinkRoute>("/n/:n*", { (n: [Int]) in LinkRoute.tags(n.map(String.init)) })
    for table in [
      links {
        Link("/n/:path*", LinkRoute.document)
        numbers
      },
      links {
        numbers
        Link("/n/*", LinkRoute.missing)
      },
    ] {
      try table.validate()
      #expect(try table.route(for: "/n/1/2") == .tags(["1", "2"]))
    }
  }

  @Test func numberThatMayBeMissingBeatsNoNumber() throws {
    let table = links {
      Link("/s", LinkRoute.home)
      Link("/s?n=:n") { (n: Int?) in LinkRoute.search(query: "", page: n) }
    }
    try table.validate()
    #expect(try table.route(for: "/s?n=5") == .search(query: "", page: 5))
    #expect(try table.route(for: "/s?n=x") == .home)
  }

  @Test func fragmentThatHasToBeThereIsAskedForFirst() throws {
    for table in [
      links {
        Link("/s", LinkRoute.home)
        Link("/s#:q", LinkRoute.raw)
        Link("/s#top", LinkRoute.me)
      },
      links {
        Link("/s#:q", LinkRoute.raw)
        Link("/s", LinkRoute.home)
        Link("/s#top", LinkRoute.me)
      },
    ] {
      try table.validate()
      #expect(try table.route(for: "/s") == .home)
      #expect(try table.route(for: "/s#x") == .raw("x"))
      #expect(try table.route(for: "/s#top") == .me)
    }
  }

  /// Two links in either order.
  private func tables(_ first: Link<LinkRoute>, _ second: Link<LinkRoute>) -> [LinkTable<LinkRoute>] {
    [
      links {
        first
        second
      },
      links {
        second
        first
      },
    ]
  }

  @Test func leftmostNumberInThePathIsTriedFirst() throws {
    let left = Link<LinkRoute>("/:n/:s", { (n: Int, s: String) in .section(page: s, section: "\(n)") })
    let right = Link<LinkRoute>("/:s/:n", { (s: String, n: Int) in .search(query: s, page: n) })
    for table in tables(left, right) {
      try table.validate()
      #expect(try table.route(for: "/1/2") == .section(page: "2", section: "1"))
      #expect(try table.route(for: "/1/b") == .section(page: "b", section: "1"))
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
    for table in tables(one, three) + tables(two, three) {
      try table.validate()
      #expect(try table.route(for: "/s?a=1&b=2&c=1&d") == .name("1"))
    }
    // An item that may be missing does not count, nor one that has a default.
    let fewer = Link<LinkRoute>(
      "/s?a=:a&b=:b=1&c=:c", { (a: String, b: String, c: String?) in .tags([a, b, c ?? ""]) })
    for table in tables(fewer, three) { #expect(try table.route(for: "/s?a=1&b=2&c=1&d") == .name("1")) }
    #expect(
      try links {
        one
        fewer
      }.route(for: "/s?a=1") == .raw("1"))
    #expect(
      try links {
        fewer
        one
      }.route(for: "/s?a=1") == .tags(["1", "1", ""]))
  }

  @Test func conditionThenListsThenTypesDecide() throws {
    let plain = Link<LinkRoute>("/s?q=:q", LinkRoute.raw)
    let listed = Link<LinkRoute>("/s?q=:q(1|2)", LinkRoute.name)
    let number = Link<LinkRoute>("/s?q=:q", LinkRoute.page)
    let conditional = Link<LinkRoute>("/s?q=:q", LinkRoute.document, where: { $0 != "2" })
    for table in tables(plain, listed) + tables(number, listed) {
      #expect(try table.route(for: "/s?q=1") == .name("1"))
    }
    for table in tables(plain, number) { #expect(try table.route(for: "/s?q=1") == .page(1)) }
    for table in tables(listed, conditional) + tables(number, conditional) + tables(plain, conditional) {
      #expect(try table.route(for: "/s?q=1") == .document("1"))
      #expect(try table.route(for: "/s?q=2") != .document("2"))
    }
    let twice = Link<LinkRoute>(
      "/s?q=:q(1|2)&r=:r(1|2)=1", { (q: String, r: String) in .section(page: q, section: r) })
    for table in tables(listed, twice) {
      #expect(try table.route(for: "/s?q=1") == .section(page: "1", section: "1"))
    }
  }

  @Test func moreNumbersThenTheirKeysDecideAndTheFragmentIsLast() throws {
    let a = Link<LinkRoute>("/s?a=:n", { (n: Int?) in .search(query: "a", page: n) })
    let b = Link<LinkRoute>("/s?b=:n", { (n: Int?) in .search(query: "b", page: n) })
    let fragment = Link<LinkRoute>("/s#:n", { (n: Int?) in .search(query: "#", page: n) })
    let two = Link<LinkRoute>("/s?z=:z#:n", { (z: Int?, n: Int?) in .search(query: "two", page: n) })
    let texts = Link<LinkRoute>("/s?a=:a&c=:c", { (a: String?, c: String?) in .raw(a ?? "") })
    for table in tables(a, b) + tables(a, fragment) + tables(a, texts) {
      #expect(try table.route(for: "/s?b=2&a=1#3") == .search(query: "a", page: 1))
    }
    for table in tables(b, fragment) {
      #expect(try table.route(for: "/s?b=2#3") == .search(query: "b", page: 2))
    }
    for table in tables(a, two) + tables(b, two) + tables(fragment, two) {
      #expect(try table.route(for: "/s?a=1&b=2#3") == .search(query: "two", page: 3))
    }
  }

  @Test func linksWithoutParametersThatDifferAreNotCalledEqual() throws {
    let patterns = [
      "/s", "/s?m", "/s?m=1", "/s?m=2", "/s?m&n", "/s#a", "/s#b", "/s?m#a", "/t", "/s/t", "/s/*", "/*",
    ]
    let table = LinkTable<LinkRoute> {
      for (number, pattern) in patterns.enumerated() { Link(pattern, LinkRoute.page(number)) }
    }
    #expect(table.findings == [])
    for (first, second) in [("/s", "/s/"), ("/s?m&n=1", "/s?n=1&m"), ("/s#%61", "/s#a"), ("/%73", "/s")] {
      for table in tables(Link(first, LinkRoute.home), Link(second, LinkRoute.me)) {
        #expect(table.findings.count == 1, "\(first)")
        #expect((try? table.validate()) == nil)
      }
    }
  }

  @Test func typesThatDifferTellLinksApart() throws {
    let links: [Link<LinkRoute>] = [
      Link("/x/:n", LinkRoute.page), Link("/x/:n", { (n: Int32) in .page(Int(n)) }),
      Link("/x/:n", LinkRoute.raw),
      Link("/x/:n*", { (n: [Int]) in .tags(n.map(String.init)) }), Link("/x/:n*", LinkRoute.file),
      Link("/x/a:n", LinkRoute.raw),
      Link("/s#:f", LinkRoute.raw), Link("/s#:f", { (f: String?) in .raw(f ?? "") }),
      Link("/s#:f", LinkRoute.page),
      Link("/s?q=:q", LinkRoute.raw), Link("/s?q=:q=1", LinkRoute.flag), Link("/s?q=:q", LinkRoute.number),
    ]
    #expect(LinkTable<LinkRoute> { links }.findings == [])
    let third = LinkTable<LinkRoute> {
      links
      Link("/x/:m", LinkRoute.user)
      Link("/x/:p*", LinkRoute.document)
      Link("/s?q=:p=false", LinkRoute.flag)
    }
    #expect(
      third.findings == [
        .ambiguous("/x/:n", "/x/:m"), .ambiguous("/x/:n*", "/x/:p*"),
        .ambiguous("/s?q=:q=1", "/s?q=:p=false"),
      ])
  }

  @Test(arguments: [
    ("/s?q=:a", "/s?q=:b"), ("/s#:a", "/s#:b"), ("/s?q=:a&p=1", "/s?p=1&q=:b"),
    ("/s?q=:a(x|y)", "/s?q=:b(y|z)"),
    ("/:a*", "/:b*"),
  ])
  func equalLinksAreFound(first: String, second: String) {
    let table = links {
      Link(first, LinkRoute.raw)
      Link(second, LinkRoute.name)
    }
    #expect(table.findings == [.ambiguous(first, second)])
    let reversed = links {
      Link(second, LinkRoute.raw)
      Link(first, LinkRoute.name)
    }
    #expect(reversed.findings == [.ambiguous(second, first)])
  }

  @Test func textThatMayBeMissingDoesNotTellLinksApart() {
    let table = links {
      Link("/s?q=:q", { (q: String?) in LinkRoute.raw(q ?? "") })
      Link("/s", LinkRoute.home)
    }
    #expect(table.findings == [.ambiguous("/s?q=:q", "/s")])
    let reversed = links {
      Link("/s", LinkRoute.home)
      Link("/s?q=:q", { (q: String?) in LinkRoute.raw(q ?? "") })
    }
    #expect(reversed.findings == [.ambiguous("/s", "/s?q=:q")])
  }

  @Test(arguments: ["a", "c", "d", "e", "f", "g", "h", "i"]) func numberAmongTextsTellsLinksApart(key: String)
  {
    let many = Link<LinkRoute>(
      "/s?\(key)=:n&x=:x&y=:y&z=:z",
      { (n: Int?, _: String?, _: String?, _: String?) in .search(query: "", page: n) })
    for table in tables(many, Link("/s", LinkRoute.home)) { #expect(table.findings == []) }
  }

  @Test func namedRestAndUnnamedRestAreEqual() {
    let table = links {
      Link("/x/:path*", LinkRoute.document)
      Link("/x/*", LinkRoute.missing)
    }
    #expect(table.findings == [.ambiguous("/x/:path*", "/x/*")])
  }

  @Test(arguments: [("/s?q=:a(x|y)", "/s?q=:b(z)"), ("/s?q=:a", "/s?p=:b"), ("/s?q=:a(x|y)", "/s?q=:b")])
  func linksThatDifferAreNotCalledEqual(first: String, second: String) throws {
    try links {
      Link(first, LinkRoute.raw)
      Link(second, LinkRoute.name)
    }.validate()
  }

  @Test func whatAsksForMoreBeatsARestWithoutANameInEitherOrder() throws {
    for table in [
      links {
        Link("/f/*", LinkRoute.missing)
        Link("/f/:path*?q=:q") { (path: [String], q: String) in LinkRoute.tags(path + [q]) }
      },
      links {
        Link("/f/:path*?q=:q") { (path: [String], q: String) in LinkRoute.tags(path + [q]) }
        Link("/f/*", LinkRoute.missing)
      },
    ] {
      #expect(try table.route(for: "/f/a?q=b") == .tags(["a", "b"]))
      #expect(try table.route(for: "/f/a") == .missing)
    }
  }
}
