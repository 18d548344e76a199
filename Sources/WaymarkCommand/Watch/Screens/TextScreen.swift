import Waymark
import WaymarkInspector
import WaymarkTerminal

/// Lines to scroll through: everything there is to say about a moment, or the keys and the signs.
final class TextScreen: TerminalScreen {
  private static let keys = [
    ("↑ ↓  k j", "the row above or below, or scroll"),
    ("PgUp PgDn", "a page up or down"),
    ("Home g", "the first one"),
    ("End G", "the last one, and follow what comes"),
    ("1 2 3  Tab", "navigations, records, what went wrong"),
    ("Enter", "everything about this moment"),
    ("← →", "there: the change before, the next one"),
    ("/", "filter: words, of which all have to be there,"),
    ("", "w2 a window, #5 a navigation, ! what went wrong"),
    ("Esc", "back; in a list: no filter"),
    ("b o F2 F3", "live: the app goes back, opens a link, makes a choice"),
    ("?", "this help"),
    ("q", "quit"),
    ("", ""),
    ("g d s x", "in a bar: guards, detour, steps, a step that failed"),
    ("| ! →", "commit, something went wrong, it goes on"),
    ("+ - ~ ^ *", "in a tree: added, removed, changed, moved, now in front"),
  ]

  private let session: WatchSession
  private let context: WatchContext
  private var scroll = ScrolledLines()
  /// The moment whose first change has been scrolled to.
  private var revealed: WatchMoment?

  init(_ session: WatchSession, _ context: WatchContext) {
    (self.session, self.context) = (session, context)
  }

  /// The moment; `nil` on the help.
  private var moment: WatchMoment? {
    guard case .details(let moment) = context.route else { return nil }
    return moment
  }

  var title: String { moment.map { MomentText($0, in: session.model).heading } ?? "Help" }

  var hints: [KeyHint] {
    [KeyHint("Esc", "back"), KeyHint("↑↓", "scroll")] + (moment == nil ? [] : [KeyHint("←→", "changes")])
  }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    Size(width: min(available.width, 74), height: min(available.height, Self.keys.count))
  }

  func draw(on canvas: Canvas) {
    guard let moment else {
      return scroll.draw(Self.keys.map { WatchLine(text: $0.padded(to: 12) + $1) }, on: canvas)
    }
    let text = MomentText(moment, in: session.model)
    if revealed != moment {
      (scroll, revealed) = (ScrolledLines(), moment)
      scroll.reveal(text.tree, height: canvas.height)
    }
    scroll.draw(text.tree + text.details, on: canvas)
  }

  func handle(_ key: Key) -> Bool {
    switch (key, moment) {
    case (.left, let moment?), (.character("h"), let moment?): go(from: moment, by: -1)
    case (.right, let moment?), (.character("l"), let moment?): go(from: moment, by: 1)
    case (.escape, nil), (.enter, nil), (.character("?"), nil): context.close()
    default: return scroll.handle(key)
    }
    return true
  }

  /// Goes to another change and chooses it in the lists too, so that the user returns to it.
  private func go(from moment: WatchMoment, by step: Int) {
    guard let found = session.model.change(from: moment, by: step) else { return }
    session.model.choose(found)
    context.update(to: .details(found))
  }
}
