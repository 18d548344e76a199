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
