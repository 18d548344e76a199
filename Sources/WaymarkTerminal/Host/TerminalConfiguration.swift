/// How a terminal host behaves.
public struct TerminalConfiguration: Sendable {
  /// How many colours are sent.
  public var colors: ColorSupport
  /// How long a stack slides; zero for not at all.
  public var slideDuration: Duration
  /// How far the frames of a slide are apart.
  public var frameInterval: Duration
  /// How long after Escape it is a key of its own, because nothing has followed.
  public var escapeDelay: Duration
  /// How long a paste, or an answer of the terminal's, may bring next to nothing before it counts as ended, although its
  /// end was not marked.
  public var pasteDelay: Duration
  /// Whether the window's title says which screen is visible, which is how screen readers hear of it.
  public var showsTitle: Bool

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - colors: How many colours are sent.
  ///   - slideDuration: How long a stack slides; zero for not at all.
  ///   - frameInterval: How far the frames of a slide are apart.
  ///   - escapeDelay: How long after Escape it is a key of its own, because nothing has followed.
  ///   - pasteDelay: How long a paste may bring next to nothing before it counts as ended.
  ///   - showsTitle: Whether the window's title says which screen is visible; where the terminal has one unless said.
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
