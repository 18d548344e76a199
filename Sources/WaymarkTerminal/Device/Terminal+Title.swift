#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Darwin)
  public import Darwin
#endif

extension Terminal {
  /// The terminals that take a title and can restore the old one, as `TERM` names them.
  ///
  /// Others are not asked: some show the sequence on the screen instead.
  private nonisolated static var titledTerminals: [String] {
    [
      "xterm", "rxvt", "tmux", "screen", "alacritty", "foot", "kitty", "wezterm", "konsole", "vte", "gnome",
      "putty",
      "st-", "mintty", "contour", "iterm", "ghostty",
    ]
  }

  /// Whether the terminal's window has a title that a program may set.
  ///
  /// - Parameter variable: Reads a variable of the environment.
  /// - Returns: Whether `TERM` names a terminal that is known to have one; not the Linux console, nor a `dumb` one.
  public nonisolated static func hasTitle(
    _ variable: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) -> Bool {
    guard let name = variable("TERM") else { return false }
    return titledTerminals.contains { name.hasPrefix($0) }
  }
}
