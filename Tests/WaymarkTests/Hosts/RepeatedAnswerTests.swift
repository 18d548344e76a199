import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Answers that are given twice")
struct RepeatedAnswerTests {
  private final class TwiceHost: NavigationHost {
    private(set) var given: Acknowledgement<Place>?
    private var displayed: EntryTree<Place>?
    private let saysWhatItShows: Bool

    init(saysWhatItShows: Bool) { self.saysWhatItShows = saysWhatItShows }

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      given = acknowledgement
      displayed?.apply(step.step)
      if saysWhatItShows, let displayed {
        acknowledgement.succeed(showing: displayed)
      } else {
        acknowledgement.succeed()
      }
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      displayed = tree
      acknowledgement.succeed()
    }
  }

  @Test(arguments: ["succeed", "succeed showing"], ["succeed", "succeed showing", "fail"])
  func theSecondChangesNothingAndIsTold(first: String, second: String) throws {
    let host = TwiceHost(saysWhatItShows: first == "succeed showing")
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    router.host.attach(host)
    router.push(.a)
    let before = try #require(router.shown)
    var told: [EventName] = []
    router.onEvent { told.append($0.name) }
    switch second {
    case "succeed": host.given?.succeed()
    case "succeed showing": host.given?.succeed(showing: before)
    default: host.given?.fail(Trouble())
    }
    #expect(told == [.repeatedAcknowledgement])
    #expect(router.shown == before)
    #expect(router.tree == before)
  }
}
