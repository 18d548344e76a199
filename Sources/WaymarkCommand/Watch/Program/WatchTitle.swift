import WaymarkInspector
import WaymarkTerminal

/// The title line: where the user is, and the state of the file.
struct WatchTitle {
  let title: String
  let model: WatchModel

  /// The state of the file, in a word or two.
  var state: String {
    switch model.source.state {
    case .missing: return "waiting for the file"
    case .unreadable(let error): return "cannot be read: \(error)"
    case .followed: break
    }
    if model.source.isForeign { return "no journal" }
    guard let progress = model.source.progress else { return "following" }
    return "reading \(Int(progress * 100)) %"
  }

  @MainActor
  func draw(on canvas: Canvas) {
    let bar = Style(attributes: .reverse)
    canvas.fill(bar)
    let room = max(0, canvas.width - 2)
    let stateWidth = Text.width(state)
    // If there is little room, the place of the user comes first.
    let hasState = room > stateWidth + 12
    let left = hasState ? room - stateWidth - 2 : room
    canvas.write(Text.clipped(title, to: left), x: 1, y: 0, style: bar.adding(.bold))
    if hasState { canvas.write(state, x: 1 + room - stateWidth, y: 0, style: bar) }
  }
}

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
