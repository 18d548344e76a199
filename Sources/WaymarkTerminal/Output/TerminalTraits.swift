#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The abilities of a terminal that frames depend on.
public struct TerminalTraits: Hashable, Sendable {
  /// Whether colours are sent; bold, dim, underline and reverse always are.
  public var hasColors: Bool
  /// Whether all characters are sent, in UTF-8; if not, the nearest ones of ASCII are.
  public var hasUnicode: Bool
  /// Whether the window's title names the visible screen, which is how screen readers hear of it.
  public var hasTitle: Bool

  /// Makes traits.
  ///
  /// - Parameters:
  ///   - hasColors: Whether colours are sent.
  ///   - hasUnicode: Whether all characters are sent.
  ///   - hasTitle: Whether the window has a title that a program may set.
  public init(hasColors: Bool = true, hasUnicode: Bool = true, hasTitle: Bool = true) {
    self.hasColors = hasColors
    self.hasUnicode = hasUnicode
    self.hasTitle = hasTitle
  }

  /// Everything.
  public static let all = TerminalTraits()

  /// Reads the environment: colours unless `NO_COLOR` is set (no-color.org), all characters if the first of
  /// `LC_ALL`, `LC_CTYPE` and `LANG` that is set names UTF-8, and a title if `TERM` names a terminal that has one.
  ///
  /// - Parameter variable: Reads a variable of the environment.
  /// - Returns: The traits.
  static func detected(_ variable: (String) -> String? = Self.environment) -> TerminalTraits {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? ""
    let name = variable("TERM") ?? ""
    return TerminalTraits(
      hasColors: variable("NO_COLOR")?.isEmpty ?? true,
      hasUnicode: ["utf-8", "utf8"].contains { locale.lowercased().contains($0) },
      hasTitle: titledTerminals.contains { name.hasPrefix($0) })
  }

  /// The name in the environment of a terminal that cannot be drawn on.
  ///
  /// - Parameter variable: Reads a variable of the environment.
  /// - Returns: What `TERM` says, empty where it says nothing; nil for a terminal that can be drawn on.
  static func dumbName(_ variable: (String) -> String? = Self.environment) -> String? {
    let name = variable("TERM") ?? ""
    return ["", "dumb", "unknown", "network", "dialup"].contains(name) ? name : nil
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The terminals that take a title and can restore the old one, as `TERM` names them.
  ///
  /// Others are not asked: some show the sequence on the screen instead.
  private static var titledTerminals: [String] {
    [
      "xterm", "rxvt", "tmux", "screen", "alacritty", "foot", "kitty", "wezterm", "konsole", "vte", "gnome",
      "putty", "st-", "mintty", "contour", "iterm", "ghostty",
    ]
  }
}
