import Testing
import Waymark
import WaymarkTesting

/// Questions to the user where the tree goes back to what is shown, since the host could not do what was asked.
@MainActor @Suite("Questions to the user where the tree goes back")
struct UserQuestionReturnTests {
  private let bench = Bench(.home, .a)
  private let answers = Box<[Bool?]>([])

  private func ask(on place: Place = .a, of bench: Bench) {
    bench.screen(place).onLeave(.all) { _ in
      .ask(Question<_, Bool>(.m, as: .alert)) { [answers] answer in
        answers.value.append(answer)
        return answer == true ? .allow : .stay("no")
      }
    }
  }

  private func questionIsOpen(_ bench: Bench) async {
    await Task.yieldRepeatedly { bench.tree.hasSuffix("m}") }
  }

  /// Has the question shown, by a host that takes its time from then on.
  private func questionIsShown() async -> Navigation {
    ask(of: bench)
    let pop = bench.router.pop()
    await questionIsOpen(bench)
    bench.host.answer = .later
    return pop
  }

  @Test func oneThatNobodyWaitsForIsClosedAgain() async {
    let pop = await questionIsShown()
    let push = bench.router.push(.b)
    #expect(pop.currentOutcome == .superseded(by: push.id))
    await Task.yieldRepeatedly { answers.value.count == 1 }
    bench.host.cancel()
    #expect(push.currentOutcome == .cancelled)
    #expect(bench.tree == "[home a]")
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home a]")
    #expect(bench.router.isSettled)
    #expect(answers.value == [nil])
  }

  @Test func oneThatStaysOnTheScreenIsLookedPast() async {
    _ = await questionIsShown()
    bench.router.push(.b)
    await Task.yieldRepeatedly { answers.value.count == 1 }
    bench.host.cancel()
    bench.host.cancel()
    #expect(bench.tree == "[home a] {alert: m}")
    #expect(bench.router.snapshot.tree == RouteTree(.home, .a))
    bench.router.present(.n)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home a] {n}")
    bench.host.acknowledgeAll()
    #expect(bench.router.isSettled)
  }

  @Test func itIsLeftThereThoughItsAskerHearsOfItOnlyThen() async {
    _ = await questionIsShown()
    bench.router.push(.b)
    bench.host.cancel()
    bench.host.cancel()
    await Task.yieldRepeatedly { answers.value.count == 1 }
    #expect(!bench.host.isWaiting)
    #expect(bench.tree == "[home a] {alert: m}")
  }

  @Test func aHostThatKeepsItIsNotAskedForEverWhileOthersThink() async {
    ask(of: bench)
    bench.screen(.home).onLeave(.all) { _ in
      await Task.yieldRepeatedly { Task.isCancelled }
      return .stay("too late")
    }
    let leave = bench.router.leaveWindow()
    await questionIsOpen(bench)
    bench.host.answer = .later
    bench.host.userCloses(bench.entry(.a))
    await Task.yieldRepeatedly { answers.value.count == 1 }
    var count = 0
    while bench.host.isWaiting, count < 10 {
      bench.host.cancel()
      count += 1
    }
    #expect(count == 2)
    #expect(bench.tree == "[home] {alert: m}")
    #expect(leave.currentOutcome == nil)
    bench.router.push(.b)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home b]")
  }

  @Test func anotherQuestionTakesItsPlace() async {
    _ = await questionIsShown()
    bench.router.push(.b)
    await Task.yieldRepeatedly { answers.value.count == 1 }
    bench.host.cancel()
    bench.host.cancel()
    bench.router.popToRoot()
    await Task.yieldRepeatedly { bench.host.isWaiting }
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home a] {alert: m}")
    #expect(bench.router.host.tree.modals.count == 1)
    bench.screen(.m).close(returning: true)
    bench.host.acknowledgeAll()
    await Task.yieldRepeatedly { bench.host.isWaiting }
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
    #expect(answers.value == [nil, true])
  }

  @Test func anAnswerThatCouldNotBeShownIsGivenAgain() async {
    bench.router.present(.n)
    ask(on: .n, of: bench)
    let dismiss = bench.router.dismiss()
    await questionIsOpen(bench)
    bench.host.answer = .later
    bench.screen(.m).close(returning: false)
    bench.host.cancel()
    await Task.yieldRepeatedly(20)
    #expect(bench.tree == "[home a] {n} {alert: m}")
    #expect(dismiss.currentOutcome == nil)
    bench.host.answer = .now
    bench.screen(.m).close(returning: true)
    await Task.yieldRepeatedly { bench.router.isSettled }
    #expect(dismiss.currentOutcome == .completed)
    #expect(bench.shown == "[home a]")
    #expect(answers.value == [true])
  }

  @Test func whatIsThereAgainIsAskedAboutAnew() async {
    let bench = Bench(.home, .a, .b)
    ask(of: bench)
    bench.host.answer = .later
    bench.router.pop()
    let second = bench.router.pop()
    await questionIsOpen(bench)
    bench.host.fail(Refusal())
    bench.host.fail(Refusal())
    bench.host.answer = .now
    bench.host.acknowledgeAll()
    await Task.yieldRepeatedly { second.currentOutcome != nil }
    #expect(second.currentOutcome == .completed)
    #expect(bench.shown == "[home a]")
    await Task.yieldRepeatedly { answers.value.count == 1 }
    #expect(answers.value == [nil])
  }
}

private struct Refusal: Error {}
