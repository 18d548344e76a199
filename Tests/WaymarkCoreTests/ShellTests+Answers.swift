import Testing
import WaymarkCore
import WaymarkState

/// The shell passes on what hosts, guards and users say, as long as it counts.
extension ShellTests {
  @Test(arguments: [true, false]) func whoeverThinksIsCancelledWhenTheAnswerCountsNoMore(_ ends: Bool) async {
    var gate: CheckedContinuation<Void, Never>?
    var isCancelled: Bool?
    let body: GuardBody = { turn in
      if turn.edit == .push("b") { return .now(.allow) }
      return .later {
        await withCheckedContinuation { gate = $0 }
        isCancelled = Task.isCancelled
        return .now(.allow)
      }
    }
    _ = core.add(.navigations, body)
    push("a")
    while gate == nil { await Task.yield() }
    if ends { core.end() } else { push("b") }
    gate?.resume()
    while isCancelled == nil { await Task.yield() }
    #expect(isCancelled == true)
    #expect((core.host == nil) == ends)
  }

  @Test func aGuardThatIsRemovedIsNotWaitedFor() {
    let asked = core.add(.navigations) { _ in .later { .now(.block(nil)) } }
    let navigation = push("a")
    core.remove(asked)
    #expect(navigation.outcome == .completed)
  }

  @Test func aHostSaysWhyItHasFailedAndWhetherItWasAnsweringLater() {
    let reason = TypedValue("no room")
    host.failure = reason
    #expect(push("a").failure === reason)
    host.failure = nil
    push("b")
    #expect(!core.wasAnsweredLater)
    host.isSlow = true
    push("c")
    host.answers[0].succeed()
    #expect(core.wasAnsweredLater)
  }

  @Test func aFailureThatComesTooLateIsNoNewsUnlessTheHostIsAFormerOne() {
    var notices: [Notice] = []
    core.onEffect { if case .noticed(let notice) = $0 { notices.append(notice) } }
    host.isSlow = true
    push("a")
    core.send(.timedOut(host.answers[0].request))
    host.answers[0].fail(TypedValue("late"))
    #expect(notices.count == 2)
    #expect(core.hostFailure == nil)
    let navigation = push("b")
    core.detach()
    host.answers[1].fail()
    #expect(notices.last == .strayAnswer(host.answers[1].request))
    #expect(navigation.outcome == nil)
    core.attach(host)
    #expect(navigation.outcome == .completed)
  }

  @Test func theUsersActsCountAtOnceAndRequestsInTheirTurn() {
    push("a")
    var seen: [String] = []
    core.onEffect { [self] in
      guard case .perform = $0, seen.isEmpty else { return }
      core.send(.closed(core.state.tree.places()[1].id, answer: nil, core.newNumber()))
      seen = [tree, "\(core.isWorking) \(core.isBusy)"]
      push("c")
      seen.append("\(tree) \(core.isBusy)")
    }
    push("b")
    #expect(seen == ["[home b]", "true false", "[home b] true"])
    #expect("\(tree) \(core.isWorking) \(core.isBusy)" == "[home b c] false false")
  }

  @Test func anAppSetsHowManyRoundsThereAre() {
    core.limitRounds(redirects: 2, answers: 7)
    let guardian = core.add(.navigations) { _ in .now(.redirect(.push("b"))) }
    #expect(push("a").redirects.count == 2)
    core.remove(guardian)
    core.onEffect(.arrivals) { [self] in if case .arrived = $0 { push("again") } }
    push("a")
    #expect(core.state.tree.places().count < 20)
  }

  @Test func aCoreThatStandsForAnotherShowsThatAndDoesNothing() {
    var other = core.state
    other.handle(.asked(Request(99, .push("x"))))
    core.stand(for: other)
    let navigation = push("y")
    #expect(navigation.outcome == .cancelled)
    #expect(navigation.delivered != nil)
    #expect(tree == "[home x]")
  }
}
