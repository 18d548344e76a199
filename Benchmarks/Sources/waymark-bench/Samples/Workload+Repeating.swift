import Barrier

extension Workload {
  /// A workload whose every iteration calls a function that gives the same each time.
  ///
  /// - Parameters:
  ///   - result: What each call gives.
  ///   - body: What to call. It is compiled into the loop, and called anew on every turn.
  /// - Returns: The workload.
  @inline(__always)
  static func repeating(_ result: Int, _ body: @escaping @MainActor () -> Int) -> Workload {
    Workload(each: result) { iterations in
      var sum = 0
      for _ in 0..<iterations {
        barrier()
        sum &+= body()
      }
      return sum
    }
  }
}
