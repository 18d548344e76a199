import WaymarkInspector
import WaymarkTerminal

/// A navigation in a row of the timeline.
struct CourseRow {
  private let course: NavigationCourse
  private let span: Int
  private let namesWindow: Bool

  /// - Parameters:
  ///   - course: The navigation.
  ///   - span: How many microseconds its bar has room for.
  ///   - namesWindow: Whether the row names the navigation's window, because there are several.
  init(_ course: NavigationCourse, span: Int, namesWindow: Bool) {
    (self.course, self.span, self.namesWindow) = (course, span, namesWindow)
  }

  @MainActor
  func draw(_ row: ListRow) {
    let canvas = row.canvas
    let width = canvas.width
    let look = OutcomeLook(course.outcome)
    var x = 1
    func write(_ text: String, _ cells: Int, _ style: Style, _ alignment: Text.Alignment = .leading) {
      canvas.write(text, x: x, y: 0, width: cells, alignment: alignment, style: row.style(style))
      x += cells + 1
    }
    if width >= 60 { write(course.begin.clock, 11, .dim, .trailing) }
    if namesWindow { write(course.window.map { "w\($0)" } ?? "", 2, .dim) }
    write("#\(course.number)", 5, .dim)
    write("\(look.sign) \(look.word)", 13, look.style)
    if width >= 46 {
      write(course.outcome == "user" ? "" : course.duration?.inWords ?? "", 8, .plain, .trailing)
    }
    let bar = width >= 76 ? (width - x) / 3 : 0
    let title = max(0, width - x - bar - (bar > 0 ? 1 : 0))
    write(course.title, title, .plain)
    guard bar > 0 else { return }
    for part in CourseBar(course, span: span, width: bar - 1).parts {
      canvas.write(part.sign, x: x, y: 0, style: row.style(part.style))
      x += 1
    }
  }
}

extension CourseBar.Part {
  /// The colour, which says nothing that the signs do not say.
  var style: Style {
    switch self {
    case .nothing, .waiting: .dim
    case .guards: Style(.yellow)
    case .detour: Style(.cyan)
    case .steps: Style(.brightBlue)
    case .failedSteps, .fault: OutcomeLook.fault
    case .commit, .more: .bold
    }
  }
}
