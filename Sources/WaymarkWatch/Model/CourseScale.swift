import WaymarkJournal

/// How much time a bar is as long as: as much as nine of ten navigations fit into, in round figures.
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

  /// The last one that was counted, as one that has ended is told of again.
  private var last = -1

  /// How many microseconds a bar is as long as.
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
