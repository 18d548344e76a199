import Foundation
import Measuring
import Testing

/// Bounds are on the ratio to the yardstick, on the ratio to another figure, and on counts.
struct BoundTests {
  private let figures: [String: Figure] = [
    "a/push/10": Figure(
      group: "a", series: "push", size: 10, unit: .nanoseconds, minimum: 40, median: 50,
      yardstick: YardstickFigure(name: "floor", minimum: 10, median: 12)),
    "a/push/1000": Figure(
      group: "a", series: "push", size: 1_000, unit: .nanoseconds, minimum: 100, median: 110,
      yardstick: YardstickFigure(name: "floor", minimum: 10, median: 12)),
    "b/count": Figure(group: "b", series: "count", size: nil, unit: .allocations, minimum: 2, median: 2),
  ]

  @Test(arguments: [(4.0, Verdict.kept(4)), (3.9, .broken(4, isExact: false))])
  func timeIsHeldAgainstItsYardstick(limit: Double, verdict: Verdict) {
    #expect(Bound(figure: "a/push/10", limit: limit).verdict(on: figures) == verdict)
  }

  @Test(arguments: [(2.5, Verdict.kept(2.5)), (2.4, .broken(2.5, isExact: false))])
  func growthIsHeldAgainstTheSmallerFigure(limit: Double, verdict: Verdict) {
    let bound = Bound(figure: "a/push/1000", relativeTo: "a/push/10", limit: limit)
    #expect(bound.verdict(on: figures) == verdict)
  }

  @Test(arguments: [(2.0, Verdict.kept(2)), (1.0, .broken(2, isExact: true))])
  func countIsExact(limit: Double, verdict: Verdict) {
    #expect(Bound(figure: "b/count", limit: limit).verdict(on: figures) == verdict)
  }

  @Test func whatWasMeasuredIsRecordedAsTheFigureBefore() throws {
    let bounds = Bounds(rules: [
      Bounds.Rule(
        rule: "A rule.",
        bounds: [
          Bound(figure: "a/push/1000", relativeTo: "a/push/10", limit: 3),
          Bound(figure: "b/count", limit: 1, before: 9),
          Bound(figure: "c/nothing", limit: 1, before: 7),
        ])
    ])
    let path = FileManager.default.temporaryDirectory.appending(path: "bounds-\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try bounds.recording(figures).write(to: path)
    let again = try Bounds(path: path)
    #expect(again.all.map(\.before) == [2.5, 2, 7])
    #expect(again.all.map(\.limit) == bounds.all.map(\.limit))
  }

  @Test func figureThatWasNotMeasuredIsUnknown() {
    #expect(Bound(figure: "c/nothing", limit: 1).verdict(on: figures) == .unknown)
  }
}
