import MainQueue

extension Yardstick {
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
