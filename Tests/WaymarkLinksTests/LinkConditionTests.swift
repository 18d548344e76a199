import Testing
import Waymark
import WaymarkLinks

@Suite("Links with a condition")
struct LinkConditionTests {
  /// A number of which there is none below a hundred.
  private struct Ticket {
    let number: Int

    init(number: Int) {
      precondition(number >= 100, "There is no such ticket")
      self.number = number
    }
  }

  private enum Order: String {
    case newest, oldest
  }

  private enum Hall: Route {
    case ticket(Int)
    case seat(Int)
    case sorted(String)
    case named(String)
  }

  @Test func noRouteIsMadeOfWhatTheConditionRefuses() async {
    await #expect(processExitsWith: .success) {
      let table = LinkTable<Hall> {
        Link(
          "/tickets/:number", { (number: Int) in Hall.ticket(Ticket(number: number).number) },
          where: { $0 >= 100 })
      }
      #expect(throws: LinkError.self) { try table.route(for: "/tickets/5") }
      #expect((try? table.route(for: "/tickets/500")) == .ticket(500))
    }
  }

  @Test func norIsOneWhenRoutesArePrinted() async {
    await #expect(processExitsWith: .success) {
      let table = LinkTable<Hall> {
        Link(
          "/tickets/:number", { (number: Int) in Hall.ticket(Ticket(number: number).number) },
          where: { $0 >= 100 })
        Link("/seats/:number", Hall.seat, where: { $0 > 3 })
      }
      #expect((try? table.path(for: .ticket(500))) == "/tickets/500")
      #expect((try? table.path(for: .seat(5))) == "/seats/5")
      #expect(throws: LinkPrintError.noLink(route: "ticket(5)")) { try table.path(for: .ticket(5)) }
      #expect(throws: LinkPrintError.noLink(route: "seat(2)")) { try table.path(for: .seat(2)) }
    }
  }

  @Test func aListIsAConditionToo() async {
    await #expect(processExitsWith: .success) {
      let sorted = { @Sendable (text: String) in
        guard let order = Order(rawValue: text) else { preconditionFailure("There is no such order") }
        return Hall.sorted(order.rawValue)
      }
      let table = LinkTable<Hall> {
        Link("/sorted/:order(newest|oldest)", sorted)
        Links(under: "/by") { Link("/:order(newest|oldest)", sorted).retired() }
      }
      #expect((try? table.validate()) != nil)
      #expect((try? table.path(for: .sorted("oldest"))) == "/sorted/oldest")
      #expect(throws: LinkPrintError.noLink(route: #"sorted("best")"#)) {
        try table.path(for: .sorted("best"))
      }
      #expect(throws: LinkPrintError.noLink(route: #"named("newest-seat")"#)) {
        try table.path(for: .named("newest-seat"))
      }
      #expect((try? table.route(for: "/by/newest")) == .sorted("newest"))
      #expect(throws: LinkError.self) { try table.route(for: "/by/best") }
    }
  }

  @Test func linksBehindAnAvailabilityCheckAreInTheTable() throws {
    let table = links {
      Link("/", LinkRoute.home)
      if #available(macOS 10.15, *) {
        Link("/users", LinkRoute.users)
        Link("/me", LinkRoute.me)
      }
    }
    #expect(try table.route(for: "/users") == .users)
    #expect(try table.route(for: "/me") == .me)
  }
}
