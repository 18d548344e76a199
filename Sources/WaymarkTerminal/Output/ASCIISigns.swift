/// The signs of ASCII that stand for others in a locale that has no others.
enum ASCIISigns {
  /// The sign that comes nearest to another one, a question mark if none does.
  static func nearest(to sign: Character) -> String {
    if sign.isASCII { return String(sign) }
    return table.first { $0.signs.contains(sign) }?.ascii ?? "?"
  }

  /// A text as these signs can show it, as wide as it was.
  static func nearest(to text: String) -> String {
    text.map { nearest(to: $0) + (Text.width(of: $0) == 2 ? " " : "") }.joined()
  }

  private static let table: [(ascii: String, signs: String)] = [
    ("-", "─━–—‐−"), ("|", "│┃"), ("+", "╭╮╰╯┌┐└┘├┤┬┴┼✎†"), (">", "›»→▶▸↳"), ("<", "‹«←◀◂⌫"), ("^", "↑▲▴"),
    ("v", "↓▼▾"),
    ("~", "…"), (".", "·"), ("*", "★☆•●✱×◆◇"), ("o", "○◐"), ("u", "µμ"), ("\"", "“”„"), ("'", "‘’‚"),
    ("#", "█▉▊▋▌▐■▓"),
    (":", "░▒□"), ("x", "✓✔"), (" ", "\u{A0}"),
  ]
}
