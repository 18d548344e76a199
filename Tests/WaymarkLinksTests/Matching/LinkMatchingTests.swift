import Testing
import Waymark
import WaymarkLinks

/// Which link of a table takes a text, and what it makes of it.
@Suite struct LinkMatchingTests {
  @Test(arguments: 0...20) func literalsPartWhereverTheyDiffer(common: Int) throws {
    let head = String(repeating: "a", count: common)
    let tails = ["", "b", "c/d", "bcdefghijklmnopqrstu", "cbcdefghijklmnopqrst", "b/x", "ba"]
    let table = LinkTable<LinkRoute> {
      for (number, tail) in tails.enumerated() { Link("/" + head + tail, LinkRoute.page(number)) }
      Link("/x/" + head + "/:path*", LinkRoute.document)
    }
    for (number, tail) in tails.enumerated() {
      #expect(try table.route(for: "/" + head + tail) == .page(number), "\(tail)")
      #expect(throws: LinkError.self) { try table.route(for: "/" + head + tail + "z") }
    }
    guard common > 0 else { return }
    #expect(try table.route(for: "/x/" + head + "/b/c") == .document("b/c"))
    #expect(table.refusal("/x/" + head.dropLast() + "b/c")?.reason == .noMatch)
  }

  @Test(arguments: [true, false]) func linksStandInConditionsAndLoops(isOpen: Bool) throws {
    let table = links {
      if isOpen { Link("/users", LinkRoute.users) }
      if isOpen { Link("/x", LinkRoute.home) } else { Link("/x", LinkRoute.me) }
      for number in 1...3 { Link("/pages/\(number)", LinkRoute.page(number)) }
      [Link("/a", LinkRoute.raw("a")), Link("/b", LinkRoute.raw("b"))]
      if #available(macOS 10.15, *) { Link("/new", LinkRoute.raw("new")) }
    }
    #expect((try? table.route(for: "/users")) == (isOpen ? .users : nil))
    #expect(try table.route(for: "/x") == (isOpen ? .home : .me))
    #expect(try (1...3).map { try table.route(for: "/pages/\($0)") } == [.page(1), .page(2), .page(3)])
    #expect(try table.route(for: "/b") == .raw("b"))
    #expect(try table.route(for: "/new") == .raw("new"))
  }

  @Test func defaultsStandForWhatIsMissing() throws {
    #expect(try SampleLinks.table.route(for: "/pages") == .page(1))
    #expect(try SampleLinks.table.route(for: "/pages?page=7") == .page(7))
    #expect(try SampleLinks.table.path(for: .page(1)) == "/pages")
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
  }

  @Test func internalLinkOpensFromInsideAlone() throws {
    #expect(SampleLinks.table.refusal("/hidden/5")?.reason == .internalLink)
    #expect(try SampleLinks.table.route(for: "/hidden/5", from: .inside) == .hidden(5))
  }

  @Test(arguments: [(0, 1), (1, 0)]) func limitsOfNothingAreAProgrammersError(length: Int, depth: Int) async {
    await #expect(processExitsWith: .failure) { [length = length as Int, depth = depth as Int] in
      _ = LinkLimits(length: length, depth: depth)
    }
  }

  @Test func asMuchAsTheLimitsSayIsTaken() throws {
    #expect(LinkLimits() == LinkLimits(length: 8192, depth: 128))
    let table = LinkTable<LinkRoute>(limits: LinkLimits(length: 12, depth: 3)) {
      Link("/:path*", LinkRoute.file)
    }
    #expect(try table.route(for: "/a/b/c/") == .file(["a", "b", "c"]))
    #expect(table.refusal("/a/b/c/d") == LinkError(.tooDeep(limit: 3), at: 7))
    #expect(try table.route(for: "/0123456789a") == .file(["0123456789a"]))
    #expect(table.refusal("/0123456789ab") == LinkError(.tooLong(limit: 12), at: 12))
  }

  @Test(arguments: [
    ("/search?a=%20&page=%78&page=1&q", 14, ["page", "Int"]),
    ("/%73earch?page=1", 10, ["q", "missing"]),
    ("/ids?id=1&id=2&x&id=x", 5, ["id", "Int"]),
    ("/orders?x&o=best", 10, ["o", "newest|oldest"]),
    ("/edit?x=1&mode=view", 10, ["mode", "edit"]),
    ("/edit?x=1", 6, ["mode", "missing"]), ("/wiki?q#x", 8, ["n", "Int"]), ("/wiki?q", 7, ["n", "missing"]),
    ("/top?q#end", 7, ["top"]), ("/top", 4, ["#", "missing"]), ("/n/5", 1, ["condition"]),
    ("/n/x", 3, ["n", "Int"]), ("/nowhere", 1, ["no link"]), ("/hidden", 1, ["inside"]),
  ])
  func errorNamesTheItemAndItsPlace(url: String, offset: Int, words: [String]) {
    let table = links {
      Link(
        "/search?q=:query&page=:number", { (query: String, page: Int) in .search(query: query, page: page) })
      Link("/ids?id=:ids", { (ids: [Int]) in .tags(ids.map(String.init)) })
      Link("/orders?o=:order(newest|oldest)", LinkRoute.order)
      Link("/edit?mode=edit", LinkRoute.me)
      Link("/wiki#:n", LinkRoute.page)
      Link("/top#top", LinkRoute.home)
      Link("/n/:n", LinkRoute.page, where: { $0 > 100 })
      Link("/hidden", LinkRoute.users).internalOnly()
    }
    let error = table.refusal(url)
    #expect(error?.offset == offset)
    for word in words { #expect(error?.description.contains(word) == true, "\(error?.description ?? "")") }
  }
}
