import Foundation
import Testing

@testable import Waymark

@Suite("The lock of events")
struct EventLockTests {
  @Test func whatManyThreadsChangeIsChangedByOneAtATime() async {
    let lock = EventLock(0)
    await withCheckedContinuation { continuation in
      let group = DispatchGroup()
      for _ in 0..<4 {
        group.enter()
        Thread.detachNewThread {
          for _ in 0..<2000 {
            lock.use { value in
              let before = value
              sched_yield()
              value = before + 1
            }
          }
          group.leave()
        }
      }
      group.notify(queue: .global()) { continuation.resume() }
    }
    #expect(lock.use { $0 } == 8000)
  }
}
