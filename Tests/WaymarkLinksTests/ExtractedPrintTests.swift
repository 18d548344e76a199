import Testing
import Waymark
import WaymarkLinks

@Suite("Links printed where all of them say how to take the parameters out of a route")
struct ExtractedPrintTests {
  private static let pages = Link<LinkRoute>(
    "/pages/:n", LinkRoute.page, extracting: { if case .page(let number) = $0 { number } else { nil } })
  private static let users = Link<LinkRoute>(
    "/u/:id", { .user(id: $0) }, extracting: { if case .user(let id) = $0 { id } else { nil } })

  /// A link whose function makes routes of two cases: that of its type's example, and another.
  private static let pagesAndOneUser = Link<LinkRoute>(
    "/any/:n", { $0 == 0 ? .user(id: 0) : .page($0) },
    extracting: { route -> Int? in
      switch route {
      case .user(id: 0): 0
      case .page(let number): number
      default: nil
      }
    })

  @Test func theLinkThatStandsForARouteIsPrinted() throws {
    let table = links { [Self.pages, Self.users, Link("/me", .me)] }
    #expect(try table.path(for: .page(5)) == "/pages/5")
    #expect(try table.path(for: .user(id: 7)) == "/u/7")
    #expect(try table.path(for: .me) == "/me")
    #expect(throws: LinkPrintError.noLink(route: "users")) { try table.path(for: .users) }
  }

  @Test func ofALinkWithoutParametersAndOneWithThemTheFirstDeclaredIsPrinted() throws {
    let exact = Link<LinkRoute>("/first", .page(1))
    #expect(try links { [exact, Self.pages] }.path(for: .page(1)) == "/first")
    #expect(try links { [Self.pages, exact] }.path(for: .page(1)) == "/pages/1")
    #expect(try links { [exact, Self.pages] }.path(for: .page(2)) == "/pages/2")
  }

  @Test func ofTwoLinksTheOneOfTheRoutesCaseIsPrinted() throws {
    let table = links { [Self.pagesAndOneUser, Self.users] }
    #expect(try table.path(for: .user(id: 0)) == "/u/0")
    #expect(try table.path(for: .user(id: 1)) == "/u/1")
    #expect(try table.path(for: .page(3)) == "/any/3")
    #expect(try links { [Self.pagesAndOneUser] }.path(for: .user(id: 0)) == "/any/0")
  }

  @Test func ofTwoLinksOfOneCaseTheFirstThatLeadsBackIsPrinted() throws {
    let names = Link<LinkRoute>(
      "/n/:name", LinkRoute.name, extracting: { if case .name(let name) = $0 { name } else { nil } })
    let queries = Link<LinkRoute>(
      "/q?n=:name", LinkRoute.name, extracting: { if case .name(let name) = $0 { name } else { nil } })
    #expect(try links { [names, queries] }.path(for: .name("a b")) == "/n/a%20b")
    #expect(try links { [queries, names] }.path(for: .name("a")) == "/q?n=a")
    #expect(try links { [names, queries] }.path(for: .name("")) == "/q?n=")
    let error = #expect(throws: LinkPrintError.self) {
      try links { [names, queries] }.path(for: .name("\0"))
    }
    #expect(error == .notReversible(pattern: "/n/:name", route: LinkRoute.name("\0").notation))
  }

  @Test(arguments: [2, 128, 129, 300]) func aLargeTablePrintsAsASmallOneDoes(count: Int) throws {
    let table = links {
      (0..<count).map { index in
        Link(
          "/\(index)/:id", { .post(user: index, post: $0) },
          extracting: { if case .post(index, let post) = $0 { post } else { nil } })
      }
    }
    for index in [0, 1, count - 1] {
      #expect(try table.path(for: .post(user: index, post: 9)) == "/\(index)/9")
    }
    #expect(throws: LinkPrintError.self) { try table.path(for: .post(user: count, post: 9)) }
  }

  /// Reflection finds what the app's case holds, so such a link is tried only for the routes of its case.
  @Test func aTableMountedByReflectionIsTriedForItsOwnCaseAlone() throws {
    let goods = LinkTable<Goods> {
      Link("/:n", Goods.item, extracting: { if case .item(let number) = $0 { number } else { nil } })
    }
    let tried = Tried()
    let table = LinkTable<Mall> {
      Links(
        mounted: "/shop", goods,
        { goods in
          tried.count += 1
          return .shop(goods)
        })
      Links(mounted: "/club", goods, Mall.club) { if case .club(let goods) = $0 { goods } else { nil } }
    }
    #expect(try table.path(for: .shop(.item(3))) == "/shop/3")
    tried.count = 0
    #expect(try table.path(for: .club(.item(4))) == "/club/4")
    #expect(tried.count == 0)
  }
}

private enum Goods: Route {
  case item(Int)
}

private enum Mall: Route {
  case shop(Goods)
  case club(Goods)
}

private final class Tried: @unchecked Sendable {
  // Written by one test on one thread.
  var count = 0
}
