import Testing
import Waymark
import WaymarkTesting

/// Screens may ask in several tasks at once, of which one is asked after the other.
@MainActor @Suite("Who asks the user gets a turn in the order of asking", .timeLimit(.minutes(30)))
struct AskingInTurnTests {
  private let bench = Bench(.home, .a)
  /// Who asked, and whether it got an answer.
  private let ended = Box<[String]>([])
  private let asked = Box(0)

  /// Has a screen ask questions one after the other, each when the one before has its answer.
  private func ask(_ request: LeaveAsker<Place>, _ numbers: [Int]) -> Task<Void, Never> {
    Task { @MainActor in
      for number in numbers {
        asked.value += 1
        let answer = await request.ask(.item(number), returning: Int.self)
        ended.value.append("\(number)\(answer == nil ? " unanswered" : "")")
      }
    }
  }

  private func wait(until condition: @MainActor () -> Bool) async {
    await Task.yieldRepeatedly(100_000, until: condition)
  }

  /// The open question, once so many have been asked.
  private func open(of count: Int) async -> Int? {
    await wait { asked.value == count && bench.router.host.tree.modals.count == 1 }
    guard case .item(let number) = bench.router.visibleContext.route else { return nil }
    return number
  }

  @Test func whoAsksAgainComesAfterThoseWhoWait() async {
    bench.screen(.a).onLeave { _ in
      .asking { request in
        let tasks = [[1, 4], [2, 5], [3, 6]].map { ask(request, $0) }
        for task in tasks { await task.value }
        return .allow
      }
    }
    bench.router.pop()
    for number in 1...6 {
      #expect(await open(of: min(number + 2, 6)) == number)
      bench.router.visibleContext.close(returning: number)
    }
    await wait { bench.router.isSettled }
    #expect(ended.value == ["1", "2", "3", "4", "5", "6"])
    #expect(bench.shown == "[home]")
  }

  /// The task ends while it waits, or when its turn comes.
  @Test(arguments: [false, true]) func whoIsCancelledLeavesTheTurnToTheNext(wasCalled: Bool) async {
    let tasks = Box<[Task<Void, Never>]>([])
    bench.screen(.a).onLeave { _ in
      .asking { request in
        tasks.value = [[1, 4], [2], [3]].map { ask(request, $0) }
        for task in tasks.value { await task.value }
        return .allow
      }
    }
    bench.router.pop()
    #expect(await open(of: 3) == 1)
    if !wasCalled { tasks.value[1].cancel() }
    bench.router.visibleContext.close(returning: 1)
    if wasCalled {
      await wait { ended.value == ["1"] }
      tasks.value[1].cancel()
    }
    for number in [3, 4] {
      // The question of the cancelled task may still be open, as its task ends in a turn of its own.
      await wait { bench.router.visibleContext.route == .item(number) }
      #expect(await open(of: 4) == number)
      bench.router.visibleContext.close(returning: number)
    }
    await wait { bench.router.isSettled }
    #expect(Set(ended.value) == ["1", "2 unanswered", "3", "4"])
    #expect(bench.shown == "[home]")
  }

  /// Everybody who waits comes to an end with the screen or with the router, and so does who asks after that.
  @Test(arguments: ["screen", "router", "newer"]) func whoWaitsEndsWithWhatItWaitsFor(
    _ what: String
  ) async {
    var router: Router<Place>? = Router<Place>(
      RouteTree(.home, .a), configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let host = RecordingHost<Place>()
    router.map { host.attach(to: $0) }
    router?.visibleContext.onLeave { _ in
      .asking { request in
        for task in [[1, 4], [2, 5], [3, 6]].map({ ask(request, $0) }) {
          await task.value
        }
        return .allow
      }
    }
    let left = router?.visibleContext.id
    let pop = router?.pop()
    await wait { asked.value == 3 && router?.host.tree.modals.count == 1 }
    switch what {
    case "screen": left.map { host.userCloses($0) }
    case "router": router = nil
    default: router?.push(.b)
    }
    await wait { ended.value.count == 6 }
    #expect(Set(ended.value) == Set((1...6).map { "\($0) unanswered" }))
    await wait { pop?.currentOutcome != nil }
    #expect(pop?.currentOutcome != nil)
    if let router {
      #expect(router.host.shown?.notation == (what == "screen" ? "[home]" : "[home a b]"))
    }
  }
}
