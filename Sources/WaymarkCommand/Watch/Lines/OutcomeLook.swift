import WaymarkTerminal

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
      case "blocked": ("■", Style(.yellow))
      case "failed": ("▲", OutcomeLook.fault)
      case "superseded": ("◆", Style(.magenta))
      case "cancelled": ("◇", Style(.cyan))
      case "user": ("◐", Style(.brightBlue))
      // This includes outcomes that this version does not know.
      default: ("…", Style(.yellow, on: .standard, .dim))
      }
  }

  static let fault = Style(.red, on: .standard, .bold)
}

extension NavigationBar.Sign {
  /// The colour, which says nothing that the sign does not say.
  var style: Style {
    switch self {
    case .nothing, .waiting: .dim
    case .guarding: Style(.yellow)
    case .detour: Style(.cyan)
    case .step: Style(.brightBlue)
    case .failedStep, .fault: OutcomeLook.fault
    case .commit, .more: .bold
    }
  }

  /// The meaning of the sign, for the legend.
  var meaning: String? {
    switch self {
    case .guarding: "guard"
    case .detour: "detour"
    case .step: "step"
    case .failedStep: "failed step"
    case .commit: "commit"
    case .fault: "went wrong"
    case .nothing, .waiting, .more: nil
    }
  }
}
