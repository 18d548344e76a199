import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

/// Those who hear of a guard's answer may have the host fail, so that the guard is asked anew on another tree.
@MainActor @Suite("What happens while a guard's answer is told")
struct AnswerNewsTests {
  private let bench = Bench(.home, answering: .later)

  /// A rebuild is under way, and fails as soon as an event of a kind comes.
  private func failRebuild(at name: EventName) {
    bench.noteEvents()
    bench.router.push(.b)
    bench.host.fail(Trouble())
    var isDone = false
    bench.router.onEvent { [bench] event in
      guard !isDone, event.name == name else { return }
      isDone = true
      bench.host.fail(Trouble())
    }
  }

  private func answerPushOfC(by decision: Decision<Place>) -> Navigation {
    bench.router.addGuard { proposal in
      guard case .push(.c) = proposal.intent else { return .allow }
      return decision
    }
    let navigation = bench.router.push(.c)
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    return navigation
  }

  private func count(_ name: EventName, of navigation: Navigation) -> Int {
    bench.events.filter { $0.navigationID == navigation.id && $0.name == name }.count
  }

  @Test func aRefusalIsToldOnce() {
    failRebuild(at: .decided)
    let navigation = answerPushOfC(by: .block("no"))
    #expect(count(.finished, of: navigation) == 1)
    #expect(navigation.currentOutcome == .blocked("no"))
    #expect(bench.shown == "[home]")
  }
}
