import BrowseCore
import Waymark
import WaymarkTerminal

/// A line at the foot of the page for a path or a link to go to.
final class PathScreen: TerminalScreen {
  private let browser: Browser
  private let close: @MainActor () -> Void
  private var field: TerminalTextField
  private var problem = ""

  init(_ browser: Browser, close: @escaping @MainActor () -> Void) {
    self.browser = browser
    self.close = close
    field = TerminalTextField(browser.router.tree.visibleRoute.path?.rawValue ?? "/")
  }

  var title: String { "Go to" }
  var hints: [KeyHint] { [KeyHint("Enter", "go there"), KeyHint("Esc", "stay here")] }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    Size(width: available.width, height: min(available.height, 2))
  }

  func draw(on canvas: Canvas) {
    field.draw(on: canvas.region(x: 1, y: 0, width: canvas.width - 2, height: 1), placeholder: "/usr/share")
    canvas.write(problem, x: 1, y: 1, width: canvas.width - 2, style: Look.problem)
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .escape: close()
    case .enter:
      problem = browser.go(to: field.text) ?? ""
      if problem.isEmpty { close() }
    default: return field.handle(key)
    }
    return true
  }
}
