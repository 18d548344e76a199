import Waymark
import WaymarkInspector
import WaymarkTerminal

/// Asks what to list.
///
/// The lists change with every key.
final class FilterScreen: TerminalScreen {
  private let session: WatchSession
  private let context: WatchContext
  private let before: JournalFilter
  private var field: TerminalTextField

  init(_ session: WatchSession, _ context: WatchContext) {
    (self.session, self.context) = (session, context)
    before = session.model.filter
    field = TerminalTextField(before.text, limit: 200)
  }

  var title: String { "Filter" }

  var hints: [KeyHint] {
    [KeyHint("Enter", "keep it"), KeyHint("^U", "clear"), KeyHint("Esc", "as it was")]
  }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    Size(width: min(available.width, 60), height: min(available.height, 4))
  }

  func draw(on canvas: Canvas) {
    let isHigh = canvas.height > 2
    let width = max(0, canvas.width - 2)
    field.draw(
      on: canvas.region(x: 1, y: isHigh ? 1 : 0, width: width, height: 1),
      placeholder: "words, of which all have to be there", style: .underline)
    let model = session.model
    let found = "\(model[.navigations].count) navigations, \(model[.records].count) records"
    if canvas.height > 1 { canvas.write(found, x: 1, y: isHigh ? 2 : 1, width: width, style: .dim) }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .enter: context.close()
    case .escape:
      session.model.filter = before
      context.close()
    default:
      guard field.handle(key) else { return false }
      session.model.filter.text = field.text
    }
    return true
  }
}
