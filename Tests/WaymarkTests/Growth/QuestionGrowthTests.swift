import Testing
import WaymarkTesting

@testable import Waymark

/// Each would take many minutes, or hours, if every answer had all who wait look whether it is their turn.
///
/// The limit leaves time for the other tests of the main actor, which wait for one another, and for the thread sanitizer.
@MainActor @Suite("Many who wait to ask the user are called one by one", .timeLimit(.minutes(30)))
struct QuestionGrowthTests {
  @Test func manyQuestionsAtOnce() async {
    let count = 10_000
    let router = Router<Place>(
      RouteTree(.stack([.home, .a])), configuration: .init(roundLimit: .max, timer: ManualClock(), log: nil))
    router.attach(PlainHost())
    let answers = Box<[Int]>([])
    router.visibleContext.onLeave { request in
      let questions = (0..<count).map { number in
        Task { @MainActor in
          if await request.ask(.item(number), as: .alert, returning: Bool.self) == true {
            answers.value.append(number)
          }
        }
      }
      for question in questions { await question.value }
      return .allow
    }
    let pop = router.pop()
    for number in 0..<count {
      await Task.yieldRepeatedly { router.tree.visibleElement.route == .item(number) }
      router.visibleContext.close(returning: true)
    }
    #expect(await pop.outcome == .completed)
    #expect(answers.value == Array(0..<count))
  }

  @Test func onlyTheFirstIsCalled() async {
    let askers = WaitingAskers()
    let called = Box<[Int]>([])
    let numbers = (0..<4).map { _ in askers.makeNumber() }
    let tasks = numbers.map { number in
      Task { @MainActor in
        await askers.wait(number, for: EntryID(rawValue: UInt64(number)))
        called.value.append(number)
      }
    }
    await Task.yieldRepeatedly { askers.count == 4 }
    askers.callFirst()
    await Task.yieldRepeatedly { !called.value.isEmpty }
    #expect(called.value == [numbers[0]])
    tasks[1].cancel()
    await tasks[1].value
    askers.call { $0.rawValue == UInt64(numbers[3]) }
    await tasks[3].value
    #expect(called.value == [numbers[0], numbers[1], numbers[3]])
    askers.callAll()
    await tasks[2].value
    #expect(askers.count == 0)
  }
}
