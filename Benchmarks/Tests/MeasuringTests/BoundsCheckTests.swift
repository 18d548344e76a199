import Measuring
import Testing

/// A time that is past its bound is measured again, a count is not.
@MainActor
struct BoundsCheckTests {
  private let prepared = Prepared()

  @MainActor
  private final class Prepared {
    var count = 0
  }

  private func work(_ times: Int) -> Workload {
    Workload(each: times) { iterations in
      var length = 0
      for index in 0..<(iterations * times) { length += String(index).isEmpty ? 0 : 1 }
      return length
    }
  }

  /// A benchmark that is disturbed, so that it takes a hundred times as long, a number of times.
  private func disturbed(_ times: Int) -> Benchmark {
    Benchmark("group", "series") { [prepared] in
      prepared.count += 1
      return (work(prepared.count > times ? 1 : 100), Yardstick("itself", work(1)))
    }
  }

  private func check(_ benchmark: Benchmark, limit: Double, pauses: Int) -> BoundsCheck {
    let rule = Bounds.Rule(rule: "A rule.", bounds: [Bound(figure: benchmark.name, limit: limit)])
    var runner = Runner()
    runner.budget = 1_000_000
    return BoundsCheck(
      Bounds(rules: [rule]), benchmarks: [benchmark], runner: runner,
      pauses: Array(repeating: .zero, count: pauses))
  }

  @Test(arguments: [(0, 1), (2, 3)])
  func timePastItsBoundIsMeasuredUntilItIsKept(disturbances: Int, measurements: Int) throws {
    var check = check(disturbed(disturbances), limit: 10, pauses: 5)
    try check.run()
    #expect(check.isPassed)
    #expect(prepared.count == measurements)
  }

  @Test func timeThatStaysPastItsBoundBreaksIt() throws {
    var check = check(disturbed(100), limit: 10, pauses: 2)
    try check.run()
    #expect(!check.isPassed)
    #expect(prepared.count == 3)
  }

  @Test func countPastItsBoundIsMeasuredOnce() throws {
    let benchmark = Benchmark("group", "series", unit: .allocations) { [prepared] in
      prepared.count += 1
      return 3
    }
    var check = check(benchmark, limit: 2, pauses: 5)
    try check.run()
    #expect(!check.isPassed)
    #expect(prepared.count == 1)
  }
}
