import WaymarkTerminal

/// Nothing, for the moment between the last screen and the end.
final class FarewellScreen: TerminalScreen {
  var title: String { "" }

  func draw(on canvas: Canvas) {}
}
