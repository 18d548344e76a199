import Waymark
import WaymarkRemote
import WaymarkTerminal

/// A line for a link, which the running app opens.
final class LinkScreen: TerminalScreen {
  private let session: WatchSession
  private let context: WatchContext
  private var field = TerminalTextField(limit: 2000)

  init(_ session: WatchSession, _ context: WatchContext) {
    (self.session, self.context) = (session, context)
  }

  var title: String { "Open a link in the app" }
  var hints: [KeyHint] { [KeyHint("Enter", "open"), KeyHint("Esc", "close")] }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    Size(width: min(available.width, 74), height: 1)
  }

  func draw(on canvas: Canvas) {
    field.draw(on: canvas, placeholder: "a URL, or a path that begins with a slash")
  }

  func handle(_ keys: ArraySlice<Key>) -> Int { field.handle(keys) }

  func handle(_ key: Key) -> Bool {
    guard key == .enter || key == .escape else { return field.handle(key) }
    if key == .enter, !field.text.isEmpty { session.app?.open(field.text) }
    context.close()
    return true
  }
}
