import WaymarkInspector
import WaymarkTerminal

/// The course of a navigation in a row of cells: `gg|ssss`, where guards, commits, steps and faults follow one another as they
/// did in time.
struct NavigationBar {
  /// A sign, its meaning for the legend, and its colour, which says nothing that the sign does not say.
  struct Sign {
    let text: String
    var meaning = ""
    var style = Style.dim

    static let nothing = Sign(text: " ")
    static let waiting = Sign(text: "·")
    /// The navigation goes on beyond the end of the bar.
    static let more = Sign(text: "→", style: .bold)

    static let legend = [guarding, detour, step, failedStep, commit, fault]
    static let guarding = Sign(text: "g", meaning: "guard", style: Style(.magenta))
    static let detour = Sign(text: "d", meaning: "detour", style: Style(.green))
    static let step = Sign(text: "s", meaning: "step", style: Style(.blue))
    static let failedStep = Sign(text: "x", meaning: "failed step", style: .fault)
    static let commit = Sign(text: "|", meaning: "commit", style: .bold)
    static let fault = Sign(text: "!", meaning: "went wrong", style: .fault)

    static func sign(of part: JournalNavigation.Part) -> Sign {
      switch part.kind {
      case .guarding: .guarding
      case .detour: .detour
      case .commit: .commit
      case .step: part.isFault ? .failedStep : .step
      case .fault: .fault
      }
    }
  }

  private(set) var signs: [Sign]

  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - span: How many microseconds the bar covers.
  ///   - width: How many cells the bar has.
  /// - Complexity: O(*n*) in the parts of the navigation, times the width.
  init(_ navigation: JournalNavigation, span: Int, width: Int) {
    signs = Array(repeating: .nothing, count: max(0, width))
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
      for part in navigation.parts where part.kind == kind {
        fill(part.begin, part.end ?? last, Sign.sign(of: part))
      }
    }
    if last - navigation.begin > span, width > 0 { signs[width - 1] = .more }
  }
}

/// How an outcome is shown: by a sign, a word and a colour, any of which is enough.
struct OutcomeLook: Hashable {
  let sign: String
  let word: String
  let style: Style

  init(_ outcome: String) {
    word = outcome == "user" ? "by the user" : outcome
    (sign, style) =
      switch outcome {
      case "completed": ("●", Style(.green))
      case "unchanged": ("○", .dim)
      case "blocked": ("■", Style(.magenta))
      case "failed": ("▲", .fault)
      case "superseded": ("◆", Style(.magenta))
      case "cancelled": ("◇", Style(.green))
      case "user": ("◐", Style(.blue))
      // This includes outcomes that this version does not know.
      default: ("…", Style(.magenta))
      }
  }
}

extension Style {
  /// The style of faults.
  static let fault = Style(.red, .bold)
}
