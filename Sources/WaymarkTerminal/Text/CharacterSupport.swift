#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Darwin)
  public import Darwin
#endif

/// Which characters a terminal is sent.
@nonexhaustive
public enum CharacterSupport: Hashable, Sendable {
  /// Those of ASCII; others are shown as the nearest one, or as a question mark.
  case ascii
  /// All, in UTF-8.
  case unicode

  /// Reads the locale: all characters if the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set and not
  /// empty names UTF-8, and otherwise those of ASCII, as in the locale `C`, which also holds if none is set.
  ///
  /// - Parameter variable: Reads a variable of the environment.
  /// - Returns: Which characters to send.
  public static func detected(
    _ variable: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) -> CharacterSupport {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }

  /// A text as these characters can show it, as wide as it was.
  func reduce(_ text: String) -> String {
    guard self == .ascii, !Text.isPlain(text) else { return text }
    var result = ""
    for character in text {
      let scalar = character.unicodeScalars.first ?? "?"
      let isLone = character.unicodeScalars.count == 1
      result.unicodeScalars.append(isLone ? Self.ascii(scalar) : "?")
      if Text.width(of: character) == 2 { result += " " }
    }
    return result
  }

  /// The sign of ASCII that comes nearest to another one.
  static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    return switch scalar {
    case "─", "━", "–", "—", "‐", "−": "-"
    case "│", "┃": "|"
    case "╭", "╮", "╰", "╯", "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼", "✎", "†": "+"
    case "›", "»", "→", "▶", "▸": ">"
    case "‹", "«", "←", "◀", "◂", "⌫": "<"
    case "↑", "▲", "▴": "^"
    case "↓", "▼", "▾": "v"
    case "…": "~"
    case "·": "."
    case "★", "☆", "•", "●", "✱", "×", "◆", "◇": "*"
    case "○", "◐": "o"
    case "µ", "μ": "u"
    case "“", "”", "„": "\""
    case "‘", "’", "‚": "'"
    case "█", "▉", "▊", "▋", "▌", "▐", "■", "▓": "#"
    case "░", "▒", "□": ":"
    case "✓", "✔": "x"
    case "\u{A0}": " "
    default: "?"
    }
  }
}
