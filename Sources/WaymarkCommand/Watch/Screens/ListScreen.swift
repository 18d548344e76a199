import Waymark
import WaymarkInspector
import WaymarkTerminal

/// A list of the journal's navigations, its records or what went wrong, with the tree at the chosen moment where there is room.
final class ListScreen: TerminalScreen {
  private let kind: WatchListKind
  private let session: WatchSession
  private let context: WatchContext

  init(_ kind: WatchListKind, _ session: WatchSession, _ context: WatchContext) {
    self.kind = kind
    self.session = session
    self.context = context
  }

  var title: String { session.name }

  var hints: [KeyHint] {
    let escape = session.model.filter.isEmpty ? [] : [KeyHint("Esc", "all")]
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
    let parts = ListParts(of: body.size)
    drawList(on: body.region(parts.list))
    guard let preview = parts.preview, let moment = session.model.moment(in: kind) else { return }
    if parts.isBeside {
      for y in 0..<body.height { body.write("│", x: preview.minX - 1, y: y, style: .dim) }
    }
    MomentPreview(moment, session.model, isBeside: parts.isBeside).draw(on: body.region(preview))
  }

  private func drawList(on canvas: Canvas) {
    let model = session.model
    let (span, namesWindow) = (model.scale.span, model.tail.hasSeveralWindows)
    for row in model[kind].list.rows(on: canvas, placeholder: ListStatus(kind, session).placeholder) {
      let number = model[kind].list[row.index]
      if kind == .navigations {
        if let course = model.tail.course(number) {
          CourseRow(course, span: span, namesWindow: namesWindow).draw(row)
        }
      } else if let record = model.tail[number] {
        RecordRow(record, namesFault: kind == .problems, namesWindow: namesWindow).draw(row)
      }
    }
  }

  // MARK: - Keys

  func handle(_ key: Key) -> Bool {
    session.notice = nil
    if session.model[kind].handle(key) { return true }
    switch key {
    case .enter, .right, .character("l"): open { .details($0) }
    case .character("t"): open { .tree($0) }
    case .character("r"): goToRecords()
    case .character("f"): look(session.model.chooseLastFault(in: kind))
    case .character("n"): look(session.model.chooseFault(in: kind, by: 1))
    case .character("p"): look(session.model.chooseFault(in: kind, by: -1))
    case .character("w"): nextWindow()
    case .character("/"): context.present(.filter, as: .sheet)
    case .escape where !session.model.filter.isEmpty: session.model.filter = WatchFilter()
    default: return false
    }
    return true
  }

  private func open(_ route: (WatchMoment) -> WatchRoute) {
    guard let moment = session.model.moment(in: kind) else { return }
    context.push(route(moment))
  }

  private func goToRecords() {
    guard let moment = session.model.moment(in: kind) else { return }
    session.model.choose(moment)
    context.select(.list(.records))
  }

  private func look(_ isFound: Bool) {
    if !isFound { session.notice = "nothing listed there went wrong" }
  }

  /// Lists only the next window, and after the last one all windows.
  private func nextWindow() {
    let windows = session.model.tail.windows.keys.sorted()
    guard windows.count > 1 || session.model.filter.window != nil else {
      session.notice = "there is one window"
      return
    }
    let current = session.model.filter.window
    session.model.filter.window = windows.first { $0 > current ?? Int.min }
  }
}

/// How a list and the text about the chosen moment share the screen.
struct ListParts: Hashable {
  let list: Rect
  let preview: Rect?
  /// Whether the text is beside the list.
  let isBeside: Bool

  init(of size: Size) {
    let (width, height) = (size.width, size.height)
    isBeside = width >= 120 && height >= 6
    if isBeside {
      let left = width * 3 / 5
      list = Rect(x: 0, y: 0, width: left, height: height)
      preview = Rect(x: left + 1, y: 0, width: width - left - 1, height: height)
    } else if height >= 11 {
      let foot = max(5, height * 2 / 5)
      list = Rect(x: 0, y: 0, width: width, height: height - foot)
      preview = Rect(x: 0, y: height - foot, width: width, height: foot)
    } else {
      list = Rect(x: 0, y: 0, width: width, height: height)
      preview = nil
    }
  }
}
