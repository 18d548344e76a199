import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("The turns of an asynchronous host")
struct AsyncTurnsTests {
  private final class Host {}

  private let host = Host()
  private let clock = ManualClock()

  @Test func theyAreKeptWhileATaskRunsAndNoLonger() {
    let turns = AsyncRequestQueue.of(host)
    var tasks: [Int] = []
    turns.begin(patience: .seconds(1), on: clock) { tasks.append(turns.start()) }
    tasks.append(turns.start())
    #expect(AsyncRequestQueue.of(host) === turns)
    turns.end(tasks[0])
    #expect(AsyncRequestQueue.of(host) === turns)
    turns.end(tasks[1])
    #expect(AsyncRequestQueue.of(host) !== turns)
  }

  @Test func whatBeginsNothingLeavesNothingBehind() {
    let turns = AsyncRequestQueue.of(host)
    turns.begin(patience: .seconds(1), on: clock) {}
    #expect(AsyncRequestQueue.of(host) !== turns)
  }

  @Test func whoWaitsBeginsWhenTheLastTaskHasReturned() {
    let turns = AsyncRequestQueue.of(host)
    let tasks = [turns.start(), turns.start()]
    var begun = 0
    for _ in 0..<2 { turns.begin(patience: .seconds(1), on: clock) { begun += 1 } }
    turns.end(tasks[0])
    turns.end(tasks[0])
    #expect(begun == 0)
    turns.end(tasks[1])
    #expect(begun == 2)
    clock.advance(by: .seconds(1))
    #expect(begun == 2)
  }

  @Test func whoHasAnyTimeWaitsForTheLastTask() {
    let turns = AsyncRequestQueue.of(host)
    let task = turns.start()
    var begun = 0
    turns.begin(patience: nil, on: clock) { begun += 1 }
    #expect(clock.pendingCount == 0)
    #expect(begun == 0)
    turns.end(task)
    #expect(begun == 1)
  }
}
