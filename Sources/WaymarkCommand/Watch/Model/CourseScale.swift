import WaymarkInspector

/// The time that a bar covers: a round figure that nine of ten navigations fit into.
struct CourseScale: Hashable, Sendable {
  private static let steps = [
    100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000, 60_000_000,
    600_000_000,
  ]

  private var counts = Array(repeating: 0, count: CourseScale.steps.count)

  /// Counts a navigation that has ended.
  mutating func take(_ course: NavigationCourse) {
    guard let end = course.end, course.firstRow > last else { return }
    last = course.firstRow
    let index = CourseScale.steps.firstIndex { $0 >= end - course.begin } ?? CourseScale.steps.count - 1
    counts[index] += 1
  }

  /// The last navigation that was counted: one that has ended is reported again, and must not count twice.
  private var last = -1

  /// How many microseconds a bar covers.
  var span: Int {
    let all = counts.reduce(0, +)
    var sum = 0
    for (count, step) in zip(counts, CourseScale.steps) {
      sum += count
      if all > 0, sum * 10 >= all * 9 { return step }
    }
    return CourseScale.steps[0]
  }
}
