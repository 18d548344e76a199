import Waymark
import WaymarkInspector
import WaymarkTerminal

/// Everything there is to say about a moment, in lines to scroll through.
final class MomentScreen: TerminalScreen {
  private var moment: WatchMoment
  private let session: WatchSession
  private let context: WatchContext
  private var scroll = ScrolledLines()
  /// The moment whose first change has been scrolled to.
  private var revealed: WatchMoment?

  init(_ moment: WatchMoment, _ session: WatchSession, _ context: WatchContext) {
    (self.moment, self.session, self.context) = (moment, session, context)
  }

  var title: String { MomentText(moment, in: session.model).heading }

  var hints: [KeyHint] { [KeyHint("Esc", "back"), KeyHint("↑↓", "scroll"), KeyHint("←→", "changes")] }

  func draw(on canvas: Canvas) {
    let text = MomentText(moment, in: session.model)
    if revealed != moment {
      (scroll, revealed) = (ScrolledLines(), moment)
      scroll.reveal(text.tree, height: canvas.height)
    }
    scroll.draw(text.tree + text.details, on: canvas)
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .left, .character("h"): go(by: -1)
    case .right, .character("l"): go(by: 1)
    default: return scroll.handle(key)
    }
    return true
  }

  /// Goes to another change and chooses it in the lists too, so that the user returns to it.
  private func go(by step: Int) {
    guard let found = session.model.change(from: moment, by: step) else { return }
    moment = found
    session.model.choose(found)
    context.update(to: .details(found))
  }
}
