import Dispatch
import MainQueue
import Measuring

extension Yardstick {
  /// A closure that goes through the main queue.
  static var mainQueueTurn: Yardstick {
    let counter = CallCounter()
    return Yardstick(
      "turn of the main queue",
      Workload(each: 1) { iterations in
        let before = counter.calls
        for _ in 0..<iterations {
          DispatchQueue.main.async { counter.calls += 1 }
          main_queue_turn()
        }
        return counter.calls - before
      })
  }

  /// A task that runs on the main actor.
  static var mainActorTask: Yardstick {
    let counter = CallCounter()
    return Yardstick(
      "task on the main actor",
      Workload(each: 1) { iterations in
        let before = counter.calls
        for _ in 0..<iterations {
          Task { counter.calls += 1 }
          main_queue_turn()
        }
        return counter.calls - before
      })
  }
}
