import WaymarkInspector

/// The course of a navigation in a row of cells: `gg|ssss`, where guards, commits, steps and faults follow one another as they
/// did in time.
struct CourseBar {
  enum Part: Hashable, Sendable {
    case nothing
    case waiting
    case guards
    case detour
    case steps
    case failedSteps
    case commit
    case fault
    /// The navigation goes on beyond the end of the bar.
    case more

    /// The character that stands for it, so that the bar can be read without colours.
    var sign: String {
      switch self {
      case .nothing: " "
      case .waiting: "·"
      case .guards: "g"
      case .detour: "d"
      case .steps: "s"
      case .failedSteps: "x"
      case .commit: "|"
      case .fault: "!"
      case .more: "→"
      }
    }
  }

  let parts: [Part]

  /// - Parameters:
  ///   - course: The navigation.
  ///   - span: How many microseconds the bar covers.
  ///   - width: How many cells the bar has.
  /// - Complexity: O(*n*) in the parts of the navigation, times the width.
  init(_ course: NavigationCourse, span: Int, width: Int) {
    guard width > 0 else {
      parts = []
      return
    }
    var parts = Array(repeating: Part.nothing, count: width)
    let span = max(1, span)
    func place(_ time: Int) -> Int {
      let share = Double(time - course.begin) / Double(span)
      return min(width, max(0, Int(share * Double(width))))
    }
    let last = course.lastTime
    func fill(_ begin: Int, _ end: Int?, _ part: Part) {
      let start = place(begin)
      guard start < width else { return }
      for cell in start...max(start, min(width - 1, place(end ?? last) - 1)) { parts[cell] = part }
    }
    fill(course.begin, last, .waiting)
    for span in course.detours { fill(span.begin, span.end, .detour) }
    for span in course.guards { fill(span.begin, span.end, .guards) }
    for span in course.steps { fill(span.begin, span.end, span.isFault ? .failedSteps : .steps) }
    for time in course.commits where place(time) < width { parts[place(time)] = .commit }
    for fault in course.faults where place(fault.time) < width { parts[place(fault.time)] = .fault }
    if last - course.begin > span { parts[width - 1] = .more }
    self.parts = parts
  }
}

extension NavigationCourse {
  /// The time of the last thing that happened in it.
  var lastTime: Int {
    let steps = steps.map { $0.end ?? $0.begin }.max() ?? 0
    return max(end ?? begin, steps, faults.map(\.time).max() ?? 0)
  }

  /// How long it took, if it has ended.
  var duration: Duration? { end.map { .microseconds(max(0, $0 - begin)) } }
}

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
