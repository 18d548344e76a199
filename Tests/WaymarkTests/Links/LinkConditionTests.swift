import Testing
import Waymark

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

  @Test func noRouteIsMadeOfWhatTheConditionRefuses() async {
    await #expect(processExitsWith: .success) {
      let table = LinkTable<Place> {
        Link(
          "/tickets/:number", { (number: Int) in Place.item(Ticket(number: number).number) },
          where: { $0 >= 100 })
      }
      #expect(throws: LinkError.self) { try table.route(for: "/tickets/5") }
      #expect((try? table.route(for: "/tickets/500")) == .item(500))
    }
  }
}
