import Waymark
import WaymarkInspector
import WaymarkTerminal

/// A list of the journal's navigations, its records or what went wrong, with the tree at the chosen moment where there is room.
final class ListScreen: TerminalScreen {
  private let kind: WatchListKind
  private let session: WatchSession
  private let context: WatchContext
  /// Asks what to list, while the user types; and the filter before.
  private var field: TerminalTextField?
  private var before = JournalFilter()

  init(_ kind: WatchListKind, _ session: WatchSession, _ context: WatchContext) {
    (self.kind, self.session, self.context) = (kind, session, context)
  }

  private var model: WatchModel { session.model }

  var title: String { "\(session.name) · \(session.stateText)" }

  var hints: [KeyHint] {
    if field != nil {
      return [KeyHint("Enter", "keep it"), KeyHint("^U", "clear"), KeyHint("Esc", "as it was")]
    }
    let escape = model.filter.isEmpty ? [] : [KeyHint("Esc", "all")]
    return escape + [
      KeyHint("Enter", "details"), KeyHint("/", "filter"), KeyHint("End", "follow"),
    ]
  }

  // MARK: - Drawing

  func draw(on canvas: Canvas) {
    let hasStatus = canvas.height > 3
    let top = hasStatus ? 1 : 0
    if hasStatus { drawStatus(on: canvas.region(x: 1, y: 0, width: max(0, canvas.width - 2), height: 1)) }
    let (width, height) = (canvas.width, max(0, canvas.height - top))
    let isWide = width >= 120 && height >= 6
    guard let moment = model.moment(in: kind), isWide || height >= 10 else {
      return drawList(on: canvas.region(x: 0, y: top, width: width, height: height))
    }
    let text = MomentText(moment, in: model)
    if isWide {
      let left = width * 3 / 5
      drawList(on: canvas.region(x: 0, y: top, width: left, height: height))
      for y in 0..<height { canvas.write("│", x: left, y: top + y, style: .dim) }
      let side = canvas.region(x: left + 1, y: top, width: width - left - 1, height: height)
      draw(text.tree + text.details, of: text, on: side)
    } else {
      // The tree has all that it needs, as long as some rows of the list are left.
      let needed = text.tree.reduce(1) { $0 + $1.wrapped(to: max(0, width - 1)).count }
      let foot = min(needed, max(height * 2 / 5, height - min(model[kind].count + 1, 8)))
      drawList(on: canvas.region(x: 0, y: top, width: width, height: height - foot))
      let below = canvas.region(x: 0, y: top + height - foot, width: width, height: foot)
      draw(text.tree, of: text, on: below)
    }
  }

  private func drawStatus(on canvas: Canvas) {
    guard let field else {
      let style = model[kind].isFollowing ? Style.dim : Style(.magenta)
      return canvas.write(status, x: 0, y: 0, width: canvas.width, style: style)
    }
    let found = " \(model[kind].count) \(kind.noun)"
    let width = max(0, canvas.width - Text.width(found))
    canvas.write(found, x: width, y: 0, style: .dim)
    field.draw(
      on: canvas.region(x: 0, y: 0, width: width, height: 1),
      placeholder: "words, of which all have to be there", style: .underline)
  }

  /// Draws lines about the chosen moment below its heading.
  private func draw(_ lines: [WatchLine], of text: MomentText, on canvas: Canvas) {
    canvas.write(String(repeating: "─", count: canvas.width), x: 0, y: 0, style: .dim)
    let heading = Text.clipped(text.heading, to: max(0, canvas.width - 6), at: .middle)
    canvas.write(" \(heading) ", x: 2, y: 0, style: .bold)
    var scroll = ScrolledLines()
    let body = canvas.region(x: 0, y: 1, width: canvas.width, height: max(0, canvas.height - 1))
    scroll.reveal(text.tree, height: body.height)
    scroll.draw(lines, on: body)
  }

  private func drawList(on canvas: Canvas) {
    let hasBar = kind == .navigations && canvas.width >= 70
    let hasLegend = hasBar && canvas.height > 4
    let height = canvas.height - (hasLegend ? 1 : 0)
    let table = WatchTable(kind, model, barWidth: hasBar ? max(14, canvas.width / 5) : 0)
    let list = canvas.region(x: 0, y: 0, width: canvas.width, height: height)
    for row in model[kind].list.rows(on: list, placeholder: placeholder) {
      table.draw(model[kind].list[row.index], on: row)
    }
    if hasLegend { table.drawLegend(on: canvas.region(x: 0, y: height, width: canvas.width, height: 1)) }
  }

  // MARK: - Words

  /// How many rows there are, what went wrong, and what was left out, the most useful part first.
  private var status: String {
    let (list, timeline) = (model[kind], model.timeline)
    let place = "\(list.count == 0 ? 0 : list.list.index + 1) of \(list.count) \(kind.noun)"
    let words = model.filter.isEmpty ? "" : " with \(model.filter.text.harmless(limit: 40))"
    let faults = kind == .problems ? "" : "\(timeline.faultCount) went wrong"
    let dropped = timeline.rows.lowerBound
    let parts = [
      list.isFollowing ? "" : "End follows", place + words,
      timeline.rows.isEmpty ? "" : timeline.faultCount == 0 ? nothingWrong : faults,
      dropped == 0 ? "" : "\(dropped) older records left out",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var nothingWrong: String {
    let count = model.timeline.navigations.count
    return "Nothing went wrong in \(count) \(count == 1 ? "navigation" : "navigations")"
  }

  /// The text in place of an empty list.
  private var placeholder: String {
    if model.timeline.rows.isEmpty { return "Nothing is written yet." }
    if !model.filter.isEmpty { return "Nothing is like that." }
    return kind == .problems ? "\(nothingWrong)." : "No navigation of a journal."
  }

  // MARK: - Keys

  func handle(_ key: Key) -> Bool {
    if field != nil { return edit(key) }
    if session.model[kind].handle(key) { return true }
    switch key {
    case .enter, .right, .character("l"):
      guard let moment = model.moment(in: kind) else { break }
      context.push(.details(moment))
    case .character("/"):
      before = model.filter
      field = TerminalTextField(before.text, limit: 200)
    case .escape where !model.filter.isEmpty: session.model.filter = JournalFilter()
    default: return false
    }
    return true
  }

  /// Edits the filter, which the lists follow with every key.
  private func edit(_ key: Key) -> Bool {
    switch key {
    case .enter: field = nil
    case .escape:
      session.model.filter = before
      field = nil
    default:
      guard field?.handle(key) == true else { return false }
      session.model.filter.text = field?.text ?? ""
    }
    return true
  }
}
