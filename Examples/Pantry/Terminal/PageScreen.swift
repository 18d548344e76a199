import Waymark
import WaymarkTerminal

/// A screen that shows a page, made anew each time, so that it follows its models.
final class PageScreen: TerminalScreen {
  private let page: () -> Page
  private var field = TerminalTextField()
  private var list = TerminalList(0..<0) { $0 }

  init(_ page: @escaping () -> Page) { self.page = page }

  var title: String { page().title }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    Size(width: min(available.width, 40), height: min(available.height, page().top + page().rows.count + 1))
  }

  func draw(on canvas: Canvas) {
    let page = page()
    if let (label, text, _) = page.field {
      show(text)
      canvas.write(label, x: 1, y: 1, style: .bold)
      field.draw(on: canvas.region(x: 7, y: 1, width: max(0, canvas.width - 8), height: 1))
    }
    if let line = page.line { canvas.write(line, x: 1, y: page.top - 2) }
    list.items = page.rows.indices
    let height = max(0, canvas.height - page.top)
    for row in list.rows(on: canvas.region(x: 0, y: page.top, width: canvas.width, height: height)) {
      row.write(" \(page.rows[row.index].title)")
    }
  }

  func handle(_ key: Key) -> Bool {
    let page = page()
    list.items = page.rows.indices
    if key == .enter {
      if let row = list.selectedItem { page.rows[row].choose() }
      return true
    }
    if let (_, text, edit) = page.field {
      show(text)
      if field.handle(key) {
        edit(field.text)
        return true
      }
    }
    return list.handle(key)
  }

  /// Takes over a text that something else has changed, as a link does.
  private func show(_ text: String) {
    if field.text != text { field = TerminalTextField(text) }
  }
}
