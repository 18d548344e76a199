import WaymarkInspector
import WaymarkTerminal

/// How an outcome is shown: by a sign, a word and a colour, any of which is enough.
struct OutcomeLook: Hashable {
  let sign: String
  let word: String
  let style: Style

  init(_ outcome: String) {
    switch outcome {
    case "completed": self.init("●", outcome, Style(.green))
    case "unchanged": self.init("○", outcome, Style.dim)
    case "blocked": self.init("■", outcome, Style(.yellow))
    case "failed": self.init("▲", outcome, Style(.red, on: .standard, .bold))
    case "superseded": self.init("◆", outcome, Style(.magenta))
    case "cancelled": self.init("◇", outcome, Style(.cyan))
    case "user": self.init("◐", "by the user", Style(.brightBlue))
    // This includes outcomes that this version does not know.
    default: self.init("…", outcome, Style(.yellow, on: .standard, .dim))
    }
  }

  private init(_ sign: String, _ word: String, _ style: Style) {
    (self.sign, self.word, self.style) = (sign, word, style)
  }

  static let fault = Style(.red, on: .standard, .bold)
}
