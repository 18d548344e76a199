#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Darwin)
  public import Darwin
#endif

/// How many colours to send to a terminal.
@nonexhaustive
public enum ColorSupport: Hashable, Sendable {
  /// No colours; bold, dim, underline and reverse are still sent.
  case none
  /// The sixteen basic colours; others are shown as the nearest of them.
  case sixteen
  /// The 256 colours of xterm's palette.
  case indexed

  /// Reads the environment: no colours if `NO_COLOR` is set and not empty (no-color.org) or the terminal
  /// is `dumb`, 256 if `TERM` names 256 colours or `COLORTERM` is set, and otherwise sixteen.
  ///
  /// - Parameter variable: Reads a variable of the environment.
  /// - Returns: How many colours to send.
  public static func detected(
    _ variable: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) -> ColorSupport {
    if let refused = variable("NO_COLOR"), !refused.isEmpty { return .none }
    let terminal = variable("TERM") ?? ""
    if terminal == "dumb" { return .none }
    if variable("COLORTERM")?.isEmpty == false { return .indexed }
    return ["256", "kitty", "direct"].contains { terminal.contains($0) } ? .indexed : .sixteen
  }

  /// A style as this many colours can show it.
  ///
  /// - Parameter style: The style wanted.
  /// - Returns: The style to send.
  func reduce(_ style: Style) -> Style {
    switch self {
    case .indexed: return style
    case .none: return style.withoutColors
    case .sixteen:
      var reduced = style
      reduced.foreground = style.foreground.nearestBasic
      reduced.background = style.background.nearestBasic
      return reduced
    }
  }
}
