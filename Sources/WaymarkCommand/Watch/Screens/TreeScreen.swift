import Waymark
import WaymarkInspector
import WaymarkTerminal

/// The tree at a moment, with its changes marked.
///
/// From here the user goes from change to change, back through the file and forward to its end.
final class TreeScreen: TerminalScreen {
  private let session: WatchSession
  private let context: WatchContext
  private var scroll = ScrolledLines()
  /// Whether the tree on the screen is shown, and not the one asked for.
  private var isOnScreen = false
  /// Whether to scroll to the first change.
  private var isNew = true

  init(_ session: WatchSession, _ context: WatchContext) {
    (self.session, self.context) = (session, context)
  }

  private var moment: WatchMoment {
    guard case .tree(let moment) = context.route else { return .record(0) }
    return moment
  }

  var title: String { isOnScreen ? "On the screen" : "The tree" }

  var hints: [KeyHint] {
    [
      KeyHint("Esc", "back"), KeyHint("←→", "changes"), KeyHint("Home End", "first, last"),
      KeyHint("s", isOnScreen ? "as asked for" : "as on the screen"),
    ]
  }

  func draw(on canvas: Canvas) {
    let hasHead = canvas.height > 3
    if hasHead {
      canvas.write(
        moment.heading(in: session.model.timeline), x: 1, y: 0, width: max(0, canvas.width - 2), style: .bold)
    }
    let top = hasHead ? 2 : 0
    let body = canvas.region(x: 0, y: top, width: canvas.width, height: max(0, canvas.height - top))
    let trees = session.model.trees(at: moment)
    let (before, after) =
      isOnScreen
      ? (trees?.before.shown, trees?.after.shown) : (trees?.before.tree, trees?.after.tree)
    let lines = TreeOutline(of: after, since: before).watchLines
    if isNew {
      isNew = false
      scroll.reveal(lines, height: body.height)
    }
    scroll.draw(lines, on: body)
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .left, .character("h"): go(by: -1)
    case .right, .character("l"): go(by: 1)
    case .home: go(by: -1, farthest: true)
    case .end: go(by: 1, farthest: true)
    case .character("s"): isOnScreen.toggle()
    default: return scroll.handle(key)
    }
    return true
  }

  /// Goes to another change and chooses it in the lists too, so that the user returns to it.
  private func go(by step: Int, farthest isFarthest: Bool = false) {
    let model = session.model
    guard let found = model.change(from: moment, by: step, farthest: isFarthest, onScreen: isOnScreen) else {
      return
    }
    isNew = true
    session.model.choose(found)
    context.update(to: .tree(found))
  }
}
