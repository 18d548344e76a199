/// How a terminal host behaves.
public struct TerminalConfiguration: Sendable {
  /// How many colours are sent.
  public var colors: ColorSupport
  /// How long a stack slides; zero for no slide.
  public var slideDuration: Duration
  /// The time between the frames of a slide.
  public var frameInterval: Duration
  /// How long to wait after Escape before it counts as a key of its own, because nothing has followed.
  public var escapeDelay: Duration
  /// How long a paste, or an answer of the terminal's, may bring next to nothing before it counts as ended
  /// without its end mark.
  public var pasteDelay: Duration
  /// Whether the window's title names the visible screen, which is how screen readers hear of it.
  public var showsTitle: Bool

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - colors: How many colours are sent.
  ///   - slideDuration: How long a stack slides; zero for no slide.
  ///   - frameInterval: The time between the frames of a slide.
  ///   - escapeDelay: How long to wait after Escape before it counts as a key of its own.
  ///   - pasteDelay: How long a paste may bring next to nothing before it counts as ended.
  ///   - showsTitle: Whether the window's title names the visible screen; by default if the terminal has a
  ///     title.
  public init(
    colors: ColorSupport = .detected(), slideDuration: Duration = .milliseconds(120),
    frameInterval: Duration = .milliseconds(15), escapeDelay: Duration = .milliseconds(50),
    pasteDelay: Duration = .seconds(2), showsTitle: Bool = Terminal.hasTitle()
  ) {
    self.colors = colors
    self.slideDuration = slideDuration
    self.frameInterval = frameInterval
    self.escapeDelay = escapeDelay
    self.pasteDelay = pasteDelay
    self.showsTitle = showsTitle
  }
}
