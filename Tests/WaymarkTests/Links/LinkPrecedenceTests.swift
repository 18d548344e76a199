import Testing
import Waymark

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
}
