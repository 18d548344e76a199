import Waymark
import WaymarkInspector
import WaymarkTerminal

/// A list of the journal's navigations, its records or what went wrong, with the tree at the chosen moment where there is room.
final class ListScreen: TerminalScreen {
  private let kind: WatchListKind
  private let session: WatchSession
  private let context: WatchContext

  init(_ kind: WatchListKind, _ session: WatchSession, _ context: WatchContext) {
    (self.kind, self.session, self.context) = (kind, session, context)
  }

  private var model: WatchModel { session.model }

  var title: String { session.name }

  var hints: [KeyHint] {
    let escape = model.filter.isEmpty ? [] : [KeyHint("Esc", "all")]
    return escape + [
      KeyHint("Enter", "details"), KeyHint("t", "tree"), KeyHint("f", "last failure"), KeyHint("/", "filter"),
      KeyHint("End", "follow"),
    ]
  }

  // MARK: - Drawing

  func draw(on canvas: Canvas) {
    let hasStatus = canvas.height > 3
    if hasStatus { ListStatus(kind, session).draw(on: canvas) }
    let top = hasStatus ? 1 : 0
    let body = canvas.region(x: 0, y: top, width: canvas.width, height: max(0, canvas.height - top))
    guard let moment = model.moment(in: kind), body.height >= 10 || (body.width >= 120 && body.height >= 6)
    else {
      return drawList(on: body)
    }
    let preview = MomentPreview(moment, model)
    if body.width >= 120 {
      let left = body.width * 3 / 5
      drawList(on: body.region(x: 0, y: 0, width: left, height: body.height))
      for y in 0..<body.height { body.write("│", x: left, y: y, style: .dim) }
      preview.draw(
        on: body.region(x: left + 1, y: 0, width: body.width - left - 1, height: body.height),
        hasDetails: true)
    } else {
      // The tree has all that it needs, as long as some rows of the list are left.
      let needed = preview.treeHeight(width: body.width) + 1
      let foot = min(needed, max(body.height * 2 / 5, body.height - min(model[kind].count + 1, 8)))
      drawList(on: body.region(x: 0, y: 0, width: body.width, height: body.height - foot))
      preview.draw(
        on: body.region(x: 0, y: body.height - foot, width: body.width, height: foot), hasDetails: false)
    }
  }

  private func drawList(on canvas: Canvas) {
    let hasBar = kind == .navigations && canvas.width >= 70
    let hasLegend = hasBar && canvas.height > 4
    let height = canvas.height - (hasLegend ? 1 : 0)
    let table = WatchTable(kind, model, barWidth: hasBar ? max(14, canvas.width / 5) : 0)
    let list = canvas.region(x: 0, y: 0, width: canvas.width, height: height)
    for row in model[kind].list.rows(on: list, placeholder: ListStatus(kind, session).placeholder) {
      table.draw(model[kind].list[row.index], on: row)
    }
    if hasLegend { table.drawLegend(on: canvas.region(x: 0, y: height, width: canvas.width, height: 1)) }
  }

  // MARK: - Keys

  func handle(_ key: Key) -> Bool {
    session.notice = nil
    if session.model[kind].handle(key) { return true }
    switch key {
    case .enter, .right, .character("l"): open { .details($0) }
    case .character("t"): open { .tree($0) }
    case .character("r"):
      guard let moment = model.moment(in: kind) else { break }
      session.model.choose(moment)
      context.select(.list(.records))
    case .character("f"): look(session.model.chooseFault(in: kind, by: -1, fromEnd: true))
    case .character("n"): look(session.model.chooseFault(in: kind, by: 1))
    case .character("p"): look(session.model.chooseFault(in: kind, by: -1))
    case .character("w"): nextWindow()
    case .character("/"): context.present(.filter, as: .sheet)
    case .escape where !model.filter.isEmpty: session.model.filter = WatchFilter()
    default: return false
    }
    return true
  }

  private func open(_ route: (WatchMoment) -> WatchRoute) {
    guard let moment = model.moment(in: kind) else { return }
    context.push(route(moment))
  }

  private func look(_ isFound: Bool) {
    if !isFound { session.notice = "nothing listed there went wrong" }
  }

  /// Lists only the next window, and after the last one all windows.
  private func nextWindow() {
    let windows = model.timeline.windows.keys.sorted()
    guard windows.count > 1 || model.filter.window != nil else {
      session.notice = "there is one window"
      return
    }
    let current = model.filter.window
    session.model.filter.window = windows.first { $0 > current ?? Int.min }
  }
}
