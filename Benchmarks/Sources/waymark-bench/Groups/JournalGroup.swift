import Waymark
import WaymarkJournal

/// One navigation that a journal follows, on the main thread alone: what is noted is written between the measurements.
@MainActor
enum JournalGroup {
  private static let depth = 10
  /// As many turns as leave no more than a journal keeps until it writes.
  private static let batch = 100

  static var benchmarks: [Benchmark] {
    [
      Benchmark("journal", "push-pop", size: depth) { measure() },
      Benchmark("allocations", "journal", unit: .allocations) { allocations() },
    ]
  }

  private static func measure() -> (Workload, Yardstick) {
    let host = PlainHost()
    let router = Router.sample(.item(1), depth: depth, host: host)
    let journal = follow(router)
    var elapsed = Duration.zero
    let workload = Workload(
      operations: 2, each: 2, time: { Double(elapsed / .nanoseconds(1)) },
      run: { iterations in
        elapsed = .zero
        let before = host.steps
        var left = iterations
        while left > 0 {
          let count = min(left, batch)
          elapsed += ContinuousClock().measure {
            for _ in 0..<count {
              router.push(.item(1))
              router.pop()
            }
          }
          journal?.flush(within: .seconds(10))
          left -= count
        }
        return journal == nil ? -1 : host.steps - before
      })
    return (workload, .callbacks(PlainRoute.item(1), depth: depth))
  }

  private static func allocations() -> Double? {
    let router = Router.sample(.item(1), depth: depth, host: ImmediateHost<PlainRoute>())
    guard let journal = follow(router) else { return nil }
    let flush: @MainActor @Sendable () -> Void = { _ = journal.flush(within: .seconds(10)) }
    return Allocations.each(operations: 2, rounds: batch, between: flush) {
      router.push(.item(1))
      router.pop()
    }
  }

  /// A journal that nobody reads.
  private static func follow(_ router: Router<PlainRoute>) -> Journal? {
    let journal = try? Journal(to: "/dev/null")
    if let journal { router.record(in: journal) }
    return journal
  }
}
