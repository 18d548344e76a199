import Testing
import WaymarkCore
import WaymarkState

/// The shell ends what has no end, and loses no answer.
extension ShellTests {
  func objectAndAskUser(_ route: AnyRoute) {
    let form = core.state.tree.places().last { $0.route == route }?.id ?? EntryID(rawValue: 0)
    let body: GuardBody = { _ in
      .ask(.present("discard?", .alert)) { .now($0 == nil ? .block(nil) : .allow) }
    }
    _ = core.add(.leaving(form), body)
  }

  @Test func aHostThatAnswersTwiceChangesNothing() {
    host.isSlow = true
    var notices: [Notice] = []
    core.onEffect { if case .noticed(let notice) = $0 { notices.append(notice) } }
    let navigation = push("a")
    let answer = host.answers[0]
    answer.succeed()
    answer.succeed()
    answer.succeed(showing: core.state.tree)
    #expect(notices == [.answeredTwice(answer.request), .answeredTwice(answer.request)])
    #expect(navigation.outcome == .completed)
    #expect(core.state.isSettled)
  }

  func answerUser() {
    if let question = core.state.openQuestion { core.send(.answered(question.id, TypedValue(true))) }
  }

  @Test func aLateQuestionTakesNoAnswerOfAnother() async {
    push("other")
    push("slow")
    objectAndAskUser("other")
    var gate: CheckedContinuation<Void, Never>?
    let slow = core.state.tree.visibleElement.id
    let body: GuardBody = { _ in
      .later {
        await withCheckedContinuation { gate = $0 }
        return .ask(.present("late?", .alert)) { _ in .now(.block(nil)) }
      }
    }
    _ = core.add(.leaving(slow), body)
    let navigation = core.navigate(Navigation(core.newNumber(), .pop(1)))
    await Task.yield()
    core.send(.closed(slow, answer: nil, core.newNumber()))
    #expect(core.state.openQuestion?.route == "discard?")
    gate?.resume()
    for _ in 0..<10 { await Task.yield() }
    answerUser()
    #expect(navigation.outcome == .completed)
    #expect(tree == "[home]")
  }

  @Test(arguments: [true, false]) func allOfManyTapsGetTheAnswer(_ isAtWork: Bool) {
    let home = core.state.tree.visibleElement.id
    var taps: [Navigation] = []
    let tap = { [self] in
      host.isSlow = taps.isEmpty
      for _ in 0..<2 {
        let request = Navigation(core.newNumber(), .push("picker"), from: home, wantsAnswer: true)
        taps.append(core.navigate(request))
      }
    }
    // The last two come when the first has ended, and its place is there still.
    core.onEffect { if case .ended = $0, taps.count < 4 { tap() } }
    if isAtWork { push("other") } else { tap() }
    host.answers.first?.succeed()
    let picker = core.state.tree.visibleElement.id
    let value = TypedValue("blue")
    let close = Navigation(
      core.newNumber(), .close(picker), from: picker, answer: value)
    core.navigate(close)
    #expect(taps.map(\.outcome) == Array(repeating: .completed, count: 4))
    for tap in taps { #expect((tap.delivered ?? nil) === value && core.navigation(tap.number) == nil) }
  }

  @Test func aHostThatGivesARechecksStepUpForEverHasFailed() {
    push("a")
    _ = core.add(.entering) { .now($0.place?.route == "a" ? .block(nil) : .allow) }
    host.givesUp = true
    let navigation = core.navigate(.recheck(core.newNumber()))
    #expect(navigation.outcome == .cancelled)
    #expect(core.state.isSettled)
    host.givesUp = false
    push("b")
    #expect(core.state.shown == core.state.tree)
  }

  @Test func aHostThatKeepsAQuestionForEverIsRebuilt() {
    push("form")
    objectAndAskUser("form")
    let navigation = core.navigate(Navigation(core.newNumber(), .pop(1)))
    host.givesUp = true
    answerUser()
    host.givesUp = false
    #expect(navigation.outcome != nil)
    push("b")
    #expect(core.state.isSettled)
  }

  @Test func aHostThatReportsTheRootClosedInEachRebuildIsStopped() {
    let root = core.state.tree.visibleElement.id
    host.beforeRebuild = { [core] in core.send(.closed(root, answer: nil, core.newNumber())) }
    core.send(.closed(root, answer: nil, core.newNumber()))
    #expect(core.state.isSettled)
  }

  @Test func anObserverThatNavigatesWhenItIsStoppedIsToldOnce() {
    var count = 0
    core.onEffect { [self] in
      guard case .noticed(.failed(_, .tooManyRounds)) = $0 else { return }
      count += 1
      if count < 1000 { push("more") }
    }
    core.onEffect(.arrivals) { [self] in if case .arrived = $0 { push("again") } }
    push("a")
    #expect(count == 1)
    #expect(core.state.isSettled)
  }

  @Test func aValueThatTheStateLetsGoOfMaySendSomething() {
    push("a")
    let below = core.state.tree.visibleElement.id
    push("b")
    var ended: [NavigationNumber] = []
    core.onEffect { if case .ended(let number, .completed) = $0 { ended.append(number) } }
    let (first, second, third) = (core.newNumber(), core.newNumber(), core.newNumber())
    let top = core.state.tree.visibleElement.id
    let saved = LastWord { [core] in core.send(.closed(below, answer: nil, second)) }
    core.send(.saved(top, key: "draft", TypedValue(consume saved)))
    let answer = LastWord { [core] in core.navigate(Navigation(third, .push("c"))) }
    core.send(.closed(top, answer: TypedValue(consume answer), first))
    #expect(tree == "[home c]")
    #expect(ended == [first, second, third])
  }

  @Test(arguments: [true, false]) func whatWasAskedForJustBeforeTheEndEnds(_ isDuringAChange: Bool) {
    var late: Navigation?
    let end: @MainActor () -> Void = { [core] in
      late = core.navigate(Navigation(core.newNumber(), .push("late"), wantsAnswer: true))
      core.listen([.screens, .arrivals])
      core.end()
    }
    if isDuringAChange {
      push("a")
      let top = core.state.tree.visibleElement.id
      let saved = LastWord(end)
      core.send(.saved(top, key: "draft", TypedValue(consume saved)))
      push("b")
      core.send(.closed(top, answer: nil, core.newNumber()))
    } else {
      core.onEffect(.arrivals) { if case .arrived = $0, late == nil { end() } }
      push("a")
    }
    #expect(late?.outcome == .failed(.routerReleased))
    #expect(late?.delivered != nil)
    let next = push("next")
    #expect(next.outcome == .failed(.routerReleased))
  }

  @Test func aRecheckOfManyPlacesIsNoRoundWithoutEnd() {
    core.navigate(Navigation(core.newNumber(), .set(RouteTree("home"))))
    for _ in 0..<150 { push("a") }
    _ = core.add(.entering) { _ in .now(.allow) }
    var isPushed = false
    core.onEffect { if case .noticed(.failed) = $0 { Issue.record("it is stopped") } }
    _ = core.add(.entering) { [self] turn in
      if turn.isRecheck, !isPushed, turn.place == core.state.tree.visibleElement {
        isPushed = true
        push("last")
      }
      return .now(.allow)
    }
    core.navigate(.recheck(core.newNumber()))
    #expect(isPushed)
    #expect(core.state.tree.visibleElement.route == "last")
  }
}

/// Says something as it is let go.
private final class LastWord: Sendable {
  private let body: @MainActor @Sendable () -> Void

  init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

  deinit { MainActor.assumeIsolated { body() } }
}
