import Testing
import Waymark
import WaymarkLinks

/// Which link a route is printed with, and what its text is.
@Suite struct LinkPrintTests {
  private let table = links {
    Link("/names/:name", LinkRoute.name)
    Link("/wiki/:page#:section", LinkRoute.section)
    Link("/tags?tag=:tags", LinkRoute.tags)
  }

  @Test func lettersDigitsAndFourSignsArePrintedAsTheyAre() throws {
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    #expect(try table.path(for: .name(plain)) == "/names/" + plain)
    for byte in UInt8(1)...0x7F where !plain.utf8.contains(byte) {
      let name = "x" + String(UnicodeScalar(byte))
      let code = "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      let kept = Array("/:@,".utf8).contains(byte) ? String(name.dropFirst()) : code
      #expect(try table.path(for: .name(name)) == "/names/x" + code)
      #expect(try table.path(for: .tags([name])) == "/tags?tag=x" + kept)
      #expect(try table.path(for: .section(page: "p", section: name)) == "/wiki/p#x" + kept)
    }
  }

  @Test(arguments: [
    LinkRoute.name(""), .name("."), .name(".."), .name("a\0b"), .number(.nan), .file([""]), .file([".."]),
  ])
  func valueWithoutTextIsAnError(route: LinkRoute) {
    let error = #expect(throws: LinkPrintError.self) { try SampleLinks.table.url(for: route) }
    #expect(error?.description.contains(route.notation) == true)
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
      Link("/mine/:user") { LinkRoute.post(user: $0, post: 1) }
    }
    #expect(try table.path(for: .name("a")) == "/n/a")
    #expect(try table.path(for: .name("")) == "/q?n=")
    // Parameters are found in what a case holds, too.
    #expect(try table.path(for: .shop(.review(product: 5, by: "me"))) == "/reviews/5/me")
    #expect(throws: LinkPrintError.noLink(route: "shop.product(id: 5)")) {
      try table.path(for: .shop(.product(id: 5)))
    }
    #expect(try table.path(for: .post(user: 3, post: 1)) == "/mine/3")
    #expect(throws: LinkPrintError.self) { try table.path(for: .post(user: 3, post: 2)) }
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

  @Test func mountedTableParsesAndPrints() throws {
    let table = SampleLinks.table
    #expect(try table.route(for: "/shop/products/5/reviews/me") == .shop(.review(product: 5, by: "me")))
    #expect(try table.path(for: .shop(.catalogue)) == "/shop")
    #expect(try table.path(for: .shop(.product(id: 5))) == "/shop/products/5")
  }

  private enum Animal: Route {
    case cat(Int)
    case dog(Int)
    case bird(Int)
  }

  @Test func eachCaseThatAFunctionChoosesIsPrinted() throws {
    let make = { @Sendable (id: Int) in id < 100 ? Animal.cat(id) : .dog(id) }
    let table = LinkTable<Animal> { Link("/animals/:id", make) }
    #expect(try table.url(for: .cat(5)) == "/animals/5")
    #expect(try table.url(for: .dog(500)) == "/animals/500")
    for route in [Animal.dog(5), .cat(500), .bird(5)] {
      #expect(throws: LinkPrintError.noLink(route: route.notation)) { try table.url(for: route) }
    }
    // The first that is declared is taken.
    let two = LinkTable<Animal> {
      Link("/animals/:id", make)
      Link("/dogs/:id", Animal.dog)
    }
    #expect(try two.url(for: .dog(500)) == "/animals/500")
  }

  // MARK: Where the link says how to take the parameters out

  /// A route that must not be looked at by reflection.
  private enum Hidden: Route, CustomReflectable {
    case found(Int)
    case told(Int)

    var customMirror: Mirror { fatalError("A link that extracts needs no reflection.") }
  }

  @Test func noReflectionIsNeededWhereALinkExtracts() async {
    await #expect(processExitsWith: .success) {
      let table = LinkTable<Hidden> {
        Link("/told/:n", Hidden.told, extracting: { if case .told(let number) = $0 { number } else { nil } })
        Link("/found/:n", Hidden.found)
      }
      #expect((try? table.path(for: .told(5))) == "/told/5")
    }
  }

  // MARK: Conditions

  private enum Hall: Route {
    case ticket(Int)
    case sorted(String)

    /// A ticket, of which there is none below a hundred.
    static func known(number: Int) -> Hall {
      precondition(number >= 100, "There is no such ticket")
      return .ticket(number)
    }

    static func ordered(text: String) -> Hall {
      precondition(["newest", "oldest"].contains(text), "There is no such order")
      return .sorted(text)
    }
  }

  @Test func noRouteIsMadeOfTextThatAConditionOrAListRefuses() async {
    await #expect(processExitsWith: .success) {
      let table = LinkTable<Hall> {
        Link("/tickets/:number", Hall.known, where: { $0 >= 100 })
        Link("/sorted/:order(newest|oldest)", Hall.ordered)
      }
      #expect(throws: LinkError.self) { try table.route(for: "/tickets/5") }
      #expect((try? table.route(for: "/tickets/500")) == .ticket(500))
      #expect((try? table.path(for: .ticket(500))) == "/tickets/500")
      #expect(throws: LinkPrintError.noLink(route: "ticket(5)")) { try table.path(for: .ticket(5)) }
      #expect((try? table.validate()) != nil)
      #expect(throws: LinkError.self) { try table.route(for: "/sorted/best") }
      #expect((try? table.path(for: .sorted("oldest"))) == "/sorted/oldest")
      #expect(throws: LinkPrintError.noLink(route: #"sorted("best")"#)) {
        try table.path(for: .sorted("best"))
      }
    }
  }
}
