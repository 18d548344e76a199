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
  private var side = WatchModel.Side.askedFor
  /// Whether to scroll to the first change.
  private var isNew = true

  init(_ session: WatchSession, _ context: WatchContext) {
    (self.session, self.context) = (session, context)
  }

  private var moment: WatchMoment {
    guard case .tree(let moment) = context.route else { return .record(0) }
    return moment
  }

  var title: String { side == .onScreen ? "On the screen" : "The tree" }

  var hints: [KeyHint] {
    [
      KeyHint("Esc", "back"), KeyHint("←→", "changes"), KeyHint("Home End", "first, last"),
      KeyHint("s", side == .onScreen ? "as asked for" : "as on the screen"),
    ]
  }

  func draw(on canvas: Canvas) {
    let hasHead = canvas.height > 3
    if hasHead {
      canvas.write(heading, x: 1, y: 0, width: max(0, canvas.width - 2), style: .bold)
    }
    let top = hasHead ? 2 : 0
    let body = canvas.region(x: 0, y: top, width: canvas.width, height: max(0, canvas.height - top))
    let trees = session.model.trees(at: moment)
    let (before, after) =
      side == .onScreen
      ? (trees?.before.shown, trees?.after.shown) : (trees?.before.tree, trees?.after.tree)
    let lines = TreeOutline(of: after, since: before).watchLines
    if isNew {
      isNew = false
      scroll.reveal(lines, height: body.height)
    }
    scroll.draw(lines, on: body)
  }

  private var heading: String {
    switch moment {
    case .navigation(let id):
      guard let course = session.model.tail.course(id) else {
        return "left out: only the last records are kept"
      }
      return "#\(course.number) \(course.title): \(course.outcomeText)"
    case .record(let row):
      guard let record = session.model.tail[row] else { return "left out: only the last records are kept" }
      let number = record.navigation.map { " #\($0)" } ?? ""
      return "\(record.time?.clock ?? "")\(number) \(record.kind): \(record.text)"
    }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .left, .character("h"): go(to: session.model.change(nearest: moment, by: -1, on: side))
    case .right, .character("l"): go(to: session.model.change(nearest: moment, by: 1, on: side))
    case .home: go(to: session.model.firstChange(likeIn: moment, on: side))
    case .end: go(to: session.model.lastChange(likeIn: moment, on: side))
    case .character("s"): side = side == .onScreen ? .askedFor : .onScreen
    default: return scroll.handle(key)
    }
    return true
  }

  /// Goes to another moment and chooses it in the lists too, so that the user returns to it.
  private func go(to moment: WatchMoment?) {
    guard let moment else { return }
    isNew = true
    session.model.choose(moment)
    context.update(to: .tree(moment))
  }
}
