import Waymark
import WaymarkTerminal

/// The page of a screen: a few lines to read, and rows to choose from.
struct Page {
  /// Something to choose.
  struct Row {
    let title: String
    let detail: String
    let choose: @MainActor () -> Void
    /// Whether it does something, where other rows lead to what is listed.
    var isAction = false

    init(_ title: String, _ detail: String = "", _ choose: @escaping @MainActor () -> Void) {
      self.title = title
      self.detail = detail
      self.choose = choose
    }

    /// A row that does something.
    static func action(_ title: String, _ choose: @escaping @MainActor () -> Void) -> Row {
      var row = Row(title, "", choose)
      row.isAction = true
      return row
    }
  }

  var title: String
  var lines: [String] = []
  var rows: [Row] = []
}

/// A screen of lines and rows.
///
/// A change of an `@Observable` model that is read when the page is made has the screen drawn again.
final class PageScreen: TerminalScreen {
  private let make: @MainActor () -> Page
  private var list = TerminalList([(offset: Int, element: Page.Row)]()) { $0.offset }

  init(_ make: @escaping @MainActor () -> Page) { self.make = make }

  var title: String { make().title }

  var hints: [KeyHint] { [KeyHint("↑↓", "move"), KeyHint("Enter", "choose")] }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    let page = make()
    let width = min(available.width, 44)
    let top = Self.top(below: Self.wrapped(page.lines, to: width).count)
    return Size(width: width, height: min(available.height, top + page.rows.count + 1))
  }

  func draw(on canvas: Canvas) {
    let page = make()
    var lines = Self.wrapped(page.lines, to: canvas.width)
    var top = Self.top(below: lines.count)
    // Where there is little room, it is for the rows.
    let isNarrow = top + min(page.rows.count, 3) > canvas.height
    if isNarrow {
      lines = Array(lines.prefix(max(0, canvas.height - min(page.rows.count, 3))))
      top = lines.count
    }
    for (y, line) in lines.enumerated() { canvas.write(line, x: 1, y: isNarrow ? y : y + 1) }
    list.items = Array(page.rows.enumerated())
    let below = canvas.region(x: 0, y: top, width: canvas.width, height: max(0, canvas.height - top))
    for row in list.rows(on: below, placeholder: "") {
      let shown = page.rows[row.index]
      row.write(
        (shown.isAction ? "▸ " : "") + shown.title, detail: shown.detail,
        style: shown.isAction ? Style(.blue, .bold) : .plain)
    }
  }

  func handle(_ key: Key) -> Bool {
    list.items = Array(make().rows.enumerated())
    if list.handle(key, letters: true) { return true }
    guard key == .enter || key == .right, let row = list.selectedItem?.element else { return false }
    row.choose()
    return true
  }

  /// Where the rows begin.
  private static func top(below lineCount: Int) -> Int { lineCount == 0 ? 1 : lineCount + 2 }

  private static func wrapped(_ lines: [String], to width: Int) -> [String] {
    lines.flatMap { Text.wrapped($0, to: max(1, width - 2)) }
  }
}
