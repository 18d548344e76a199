import Measuring
import Testing

/// What is measured must have been done.
@MainActor
struct RunnerTests {
  private let busy = Workload(each: 1) { iterations in
    var text = ""
    for index in 0..<iterations { text = String(index) }
    return text.isEmpty ? 0 : iterations
  }

  @Test func figureHasMinimumMedianAndRatio() throws {
    let benchmark = Benchmark("group", "series", size: 3) { (busy, Yardstick("itself", busy)) }
    let figure = try #require(try Runner().measure(benchmark))
    #expect(figure.name == "group/series/3")
    #expect(figure.minimum > 0)
    #expect(figure.median >= figure.minimum)
    // The same work as its own yardstick, however busy the machine is.
    #expect(try (0.2..<5).contains(#require(figure.ratio)))
  }

  @Test func workThatGivesAnotherResultIsRefused() {
    let wrong = Workload(each: 2) { $0 }
    #expect(throws: MeasuringError.wrongResult("group/series", expected: 2, result: 1)) {
      try Runner().measure(Benchmark("group", "series") { (wrong, Yardstick("busy", busy)) })
    }
  }

  @Test func workThatTakesNoTimeIsRefused() throws {
    let nothing = Workload(each: 1) { $0 }
    let error = #expect(throws: MeasuringError.self) {
      var runner = Runner()
      runner.batch = 1_000
      return try runner.measure(Benchmark("group", "series") { (nothing, Yardstick("busy", busy)) })
    }
    guard case .optimisedAway("group/series", _) = try #require(error) else {
      Issue.record("\(String(describing: error)) is another error")
      return
    }
  }

  @Test func countThatIsNotKnownHereIsLeftOut() throws {
    let unknown = Benchmark("group", "series", unit: .allocations) { nil }
    #expect(try Runner().measure(unknown) == nil)
  }
}
