import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Answers that are given twice")
struct RepeatedAnswerTests {
  private final class TwiceHost: NavigationHost {
    var given: Acknowledgement<Place>?

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      given = acknowledgement
      acknowledgement.succeed()
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      acknowledgement.succeed()
    }
  }

  @Test(arguments: ["succeed", "succeed showing", "fail"])
  func theSecondChangesNothingAndIsTold(second: String) throws {
    let host = TwiceHost()
    let router = Router<Place>(.home, configuration: .init(timer: ManualClock(), log: nil))
    router.attach(host)
    router.push(.a)
    let before = try #require(router.shown)
    var told: [String] = []
    router.onEvent { told.append(eventName($0.kind)) }
    switch second {
    case "succeed": host.given?.succeed()
    case "succeed showing": host.given?.succeed(showing: before)
    default: host.given?.fail(Trouble())
    }
    #expect(told == ["repeatedAcknowledgement"])
    #expect(router.shown == before)
    #expect(router.tree == before)
  }
}
