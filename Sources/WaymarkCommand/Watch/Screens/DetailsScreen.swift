import Waymark
import WaymarkInspector
import WaymarkTerminal

/// Everything there is to say about a navigation or a record.
final class DetailsScreen: TerminalScreen {
  private let moment: WatchMoment
  private let session: WatchSession
  private let context: WatchContext
  private var scroll = ScrolledLines()

  init(_ moment: WatchMoment, _ session: WatchSession, _ context: WatchContext) {
    (self.moment, self.session, self.context) = (moment, session, context)
  }

  var title: String { moment.heading(in: session.model.timeline) }

  var hints: [KeyHint] {
    [KeyHint("Esc", "back"), KeyHint("↑↓", "scroll"), KeyHint("t", "tree"), KeyHint("r", "records")]
  }

  func draw(on canvas: Canvas) {
    scroll.draw(DetailsText(moment, in: session.model).lines, on: canvas)
  }

  func handle(_ key: Key) -> Bool {
    if scroll.handle(key) { return true }
    switch key {
    case .character("t"): context.push(.tree(moment))
    case .character("r"):
      session.model.choose(moment)
      context.select(.list(.records))
    default: return false
    }
    return true
  }
}
