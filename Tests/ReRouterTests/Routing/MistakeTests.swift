import ReRouter
import Testing
import Waymark
import WaymarkTesting

private enum Stranger: PathKey {
  case key
}

private struct Refusal: Error {}

@MainActor @Suite("Keys that nobody knows, and hosts that fail")
struct MistakeTests {
  private func reasons(_ stage: Stage, _ body: () -> Void) -> [UnhandledKey] {
    var reasons: [UnhandledKey] = []
    let observation = stage.router.engine.onEvent { event in
      guard case .stepFailed(let failure) = event.kind else { return }
      if let reason = failure.underlying as? UnhandledKey { reasons.append(reason) }
    }
    body()
    observation.cancel()
    return reasons
  }

  @Test func aKeyThatTheCoordinatorDoesNotKnowIsAnEventAndThePathGoesOn() {
    let stage = Stage(.one)
    let reasons = reasons(stage) { stage.store.state.path.append(Stranger.key) }
    #expect(reasons.map(\.key) == ["key"])
    #expect(reasons.first?.after == "one")
    #expect(stage.router.engine.isSettled)
    stage.go(.one)
    #expect(stage.log.lines.isEmpty)
    stage.go(.one, .one)
    #expect(stage.log.lines == ["make 3", "push 3 animated"])
  }

  @Test func noKeyCanFollowAController() {
    let stage = Stage(.screen)
    let reasons = reasons(stage) { stage.store.state.path.append(Numbered.Key.one) }
    #expect(
      reasons.map(\.description) == [
        "one is no key of what screen leads to: let item(for:) lead to a coordinator with that key, or mend the path"
      ])
  }

  @Test func aStepThatIsRefusedOnceIsTriedAgain() {
    let stage = Stage(.one)
    let host = FaultyHost(stage.router.host)
    stage.router.engine.attach(host)
    host.script = [.error(Refusal())]
    stage.go(.one, .one, .two)
    #expect(stage.log.lines == ["make 3", "make 5", "push 3", "push 5"])
    #expect(stage.events.filter { $0 == .stepFailed }.count == 1)
  }

  @Test func askingForTheStoreOfAnotherKindIsToldSo() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Stage().router.store }
    }
  }
}
