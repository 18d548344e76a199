import Dispatch
import Testing

@testable import Waymark

@Suite("The lock of events")
struct EventLockTests {
  @Test func whatManyThreadsChangeIsChangedByOneAtATime() {
    let lock = EventLock(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<100_000 { lock.use { $0 += 1 } }
    }
    #expect(lock.use { $0 } == 800_000)
  }
}
