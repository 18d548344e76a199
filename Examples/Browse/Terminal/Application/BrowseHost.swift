import BrowseCore
import Waymark
import WaymarkTerminal

/// The browser shown in a terminal, or in a terminal in memory.
@MainActor
package final class BrowseHost {
  /// The browser.
  package let browser: Browser
  /// The host that shows it.
  package let host: TerminalHost<BrowseRoute>
  /// Opens a file with another program.
  package var onEdit: (@MainActor (FilePath) -> Void)?

  /// How long it takes at most until a change to a folder or a file is seen that others have made.
  private static let watchInterval = Duration.seconds(1)

  private let timer: any NavigationTimer

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - browser: The browser.
  ///   - output: Where the picture goes.
  ///   - timer: What times slides and frames; the main queue unless said.
  package init(
    _ browser: Browser, output: any TerminalOutput, timer: (any NavigationTimer)? = nil
  ) {
    self.browser = browser
    let timer = timer ?? browser.router.host.timer
    self.timer = timer
    let chrome = Chrome(
      header: { [weak browser] canvas, context in
        guard let browser else { return }
        var context = context
        context.path = Breadcrumbs.names(of: browser.router.host.tree)
        Chrome.drawTitle(on: canvas, context)
      },
      footer: { Chrome.drawHints(on: $0, $1) })
    weak var this: BrowseHost?
    let edit: @MainActor (FilePath) -> Void = { this?.onEdit?($0) }
    host = TerminalHost(
      router: browser.router, coordinator: browser.coordinator { Self.screen(for: $0, edit: edit) },
      output: output, chrome: chrome, timer: timer)
    host.tabTitle = { Breadcrumbs.title(ofTab: $0) }
    host.historyKey = .function(12)
    host.helpKey = "?"
    this = self
    host.onKey = { [weak browser, weak host] key in
      switch key {
      case .character(":"):
        if let browser { host?.overlay = PathScreen(browser) { host?.overlay = nil } }
      case .character("q"), .control("q"): browser?.quit()
      default: return false
      }
      return true
    }
    watch()
  }

  private static func screen(
    for model: BrowseModel, edit: @escaping @MainActor (FilePath) -> Void
  ) -> any TerminalScreen {
    switch model {
    case .folder(let model): FolderScreen(model, edit: edit)
    case .file(let model): ViewerScreen(model, edit: edit)
    case .information(let model):
      TerminalPairsScreen("Information", model.lines, key: "i") { model.close() }
    case .note(let model): NoteScreen(model)
    case .unsavedNote(let model): QuestionScreen.unsavedNote(model)
    case .places(let model): PlacesScreen(model)
    case .notice(let message, let model): QuestionScreen.notice(message, model)
    }
  }

  /// Draws again and again, since screens look at their folders and files when they are drawn.
  private func watch() {
    timer.schedule(at: timer.now + Self.watchInterval) { [weak self] in
      guard let self else { return }
      browser.reportProblems()
      host.setNeedsDisplay()
      watch()
    }
  }
}
