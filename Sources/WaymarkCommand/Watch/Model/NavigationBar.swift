import WaymarkInspector

/// The course of a navigation in a row of cells: `gg|ssss`, where guards, commits, steps and faults follow one another as they
/// did in time.
struct NavigationBar {
  enum Sign: String, Hashable, Sendable, CaseIterable {
    case nothing = " "
    case waiting = "·"
    case guarding = "g"
    case detour = "d"
    case step = "s"
    case failedStep = "x"
    case commit = "|"
    case fault = "!"
    /// The navigation goes on beyond the end of the bar.
    case more = "→"
  }

  let signs: [Sign]

  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - span: How many microseconds the bar covers.
  ///   - width: How many cells the bar has.
  /// - Complexity: O(*n*) in the parts of the navigation, times the width.
  init(_ navigation: JournalNavigation, span: Int, width: Int) {
    var signs = Array(repeating: Sign.nothing, count: max(0, width))
    let last = navigation.lastTime
    func place(_ time: Int) -> Int {
      Int(min(1, max(0, Double(time - navigation.begin) / Double(max(1, span)))) * Double(width))
    }
    func fill(_ begin: Int, _ end: Int, _ sign: Sign) {
      let start = place(begin)
      guard start < width else { return }
      for cell in start...max(start, place(end) - 1) { signs[cell] = sign }
    }
    fill(navigation.begin, last, .waiting)
    for kind in [JournalNavigation.Part.Kind.detour, .guarding, .step, .commit, .fault] {
      for part in navigation.parts where part.kind == kind { fill(part.begin, part.end ?? last, Sign(part)) }
    }
    if last - navigation.begin > span, width > 0 { signs[width - 1] = .more }
    self.signs = signs
  }

  /// The round time that a bar covers for navigations that take a time: 100, 300, 1,000 microseconds, and so on.
  static func span(of time: Int) -> Int {
    var (span, isRound) = (100, true)
    while span < time, span < 1_000_000_000 {
      (span, isRound) = (isRound ? span * 3 : span / 3 * 10, !isRound)
    }
    return span
  }
}

extension NavigationBar.Sign {
  init(_ part: JournalNavigation.Part) {
    self =
      switch part.kind {
      case .guarding: .guarding
      case .detour: .detour
      case .commit: .commit
      case .step: part.isFault ? .failedStep : .step
      case .fault: .fault
      }
  }
}
