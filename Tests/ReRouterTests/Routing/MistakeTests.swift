import ReRouter
import Testing
import Waymark

private enum Stranger: PathKey {
  case key
}

@MainActor @Suite("Keys that nobody knows")
struct MistakeTests {
  private func reasons(_ stage: Stage, _ body: () -> Void) -> [String] {
    var reasons: [String] = []
    let observation = stage.router.engine.onEvent { event in
      guard case .stepFailed(let failure) = event.kind else { return }
      if case .reported(let reason) = failure { reasons.append(reason) }
    }
    body()
    observation.cancel()
    return reasons
  }

  @Test func aKeyThatTheCoordinatorDoesNotKnowIsAnEventAndThePathGoesOn() {
    let stage = Stage(.one)
    let reasons = reasons(stage) { stage.store.state.path.append(Stranger.key) }
    #expect(
      reasons == [
        "key is no key of what one leads to: let item(for:) lead to a coordinator with that key, or mend the path"
      ])
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
      reasons == [
        "one is no key of what screen leads to: let item(for:) lead to a coordinator with that key, or mend the path"
      ])
  }

  @Test func askingForTheStoreOfAnotherKindIsToldSo() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Stage().router.store }
    }
  }
}
