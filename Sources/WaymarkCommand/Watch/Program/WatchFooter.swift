import WaymarkTerminal

/// The line that lists keys.
///
/// The key for help is always in it.
struct WatchFooter {
  private static let help = KeyHint("?", "help")

  let hints: [KeyHint]

  @MainActor
  func draw(on canvas: Canvas, _ context: Chrome.Context) {
    var context = context
    let width = Text.width(WatchFooter.help.key) + 1 + Text.width(WatchFooter.help.action) + 2
    context.hints = hints + [KeyHint("q", "quit")]
    Chrome.drawHints(on: canvas.region(x: 0, y: 0, width: max(0, canvas.width - width), height: 1), context)
    context.hints = [WatchFooter.help]
    Chrome.drawHints(
      on: canvas.region(x: max(0, canvas.width - width), y: 0, width: width, height: 1), context)
  }
}
