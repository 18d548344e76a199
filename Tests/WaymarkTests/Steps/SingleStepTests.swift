import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Steps of one element each")
struct SingleStepTests {
  private func bench(
    _ root: Place, _ pushed: Place..., answering answer: HostAnswer = .now, steps: StackSteps = .single,
    policy: CommitPolicy = .everyCommit
  ) -> Bench {
    Bench(
      RouteTree(.stack(RouteStack(root: root, pushed: pushed))), answering: answer, policy: policy,
      matching: .prefix, stackSteps: steps)
  }

  @Test func aStackIsReachedByPopsAReplacementAndPushes() throws {
    let bench = bench(.home, .a, .b, .c)
    let navigation = bench.router.setStack([.home, .d, .e, .m])
    #expect(navigation.currentOutcome == .completed)
    try bench.host.expectSteps("pop c", "pop b", "swap a -> d above 1", "push e", "push m")
    #expect(bench.displayed == "[home d e m]")
  }

  @Test func nothingIsReplacedWhereAllIsPoppedFirst() throws {
    let bench = bench(.home, .a, .b, steps: .singleWithoutReplacing)
    bench.router.setStack([.home, .c])
    try bench.host.expectSteps("pop b", "pop a", "push c")
  }

  @Test func everyStepIsAnEventOfItsOwn() {
    let bench = bench(.home, .a, .b, answering: .later)
    bench.noteEvents()
    bench.router.popToRoot()
    bench.host.acknowledgeAll()
    #expect(
      bench.eventNames.filter { $0 != .lifecycle } == [
        .requested, .committed, .stepBegan, .stepAcknowledged, .stepBegan, .stepAcknowledged,
        .finished,
      ])
  }

  @Test func aStepKnowsTheWholeChangeUntilItIsAllThatIsLeft() {
    let bench = bench(.home, .a, .b)
    bench.router.setStack([.home, .c])
    let wholes = bench.host.steps.map { $0.whole.map { [$0.removed.count, $0.inserted.count] } }
    #expect(wholes == [[2, 1], nil])
    bench.router.push(.d)
    #expect(bench.host.steps.last.map { $0.whole == nil } == true)
  }

  @Test func everyStepTakesTheOptionsOfItsOwnNavigation() {
    let bench = bench(.home, answering: .later)
    bench.router.setStack([.home, .a, .b], options: .unanimated)
    bench.router.push(.c)
    bench.router.pop(options: NavigationOptions(transition: TransitionStyle("fade")))
    bench.host.acknowledgeAll()
    #expect(bench.host.steps.map(\.isAnimated) == [false, false, true, true])
    #expect(bench.host.steps.map { $0.transition?.name } == [nil, nil, nil, "fade"])
  }

  @Test func theNewestTreeIsReachedFromWhatIsShown() throws {
    let bench = bench(.home, answering: .later, policy: .latest)
    bench.router.setStack([.home, .a, .b, .c])
    bench.router.setStack([.home, .d])
    bench.host.acknowledgeAll()
    try bench.host.expectSteps("push a", "swap a -> d above 1")
  }

  @Test func aStepThatNobodyAnswersIsFollowedByARebuild() throws {
    let bench = bench(.home, answering: .now)
    bench.host.script = [.now, .never, .now]
    bench.router.setStack([.home, .a, .b, .c])
    bench.clock.advance(by: .seconds(3))
    try bench.host.expectSteps("push a", "push b", "rebuild [home a b c]")
    #expect(bench.shown == "[home a b c]")
  }
}
