import BrowseCore
import Waymark
import WaymarkTerminal

/// The browser shown in a terminal, or in a terminal in memory.
@MainActor
public final class BrowseHost {
  /// The browser.
  public let browser: Browser
  /// What shows it.
  public let host: TerminalHost<BrowseRoute>
  /// How long it takes at most until what others do to a folder or a file is seen.
  private static let watchInterval = Duration.seconds(1)

  private let timer: any NavigationTimer

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - browser: The browser.
  ///   - output: Where the picture goes.
  ///   - configuration: How the host behaves.
  ///   - timer: What times slides and frames; the main queue unless said.
  public init(
    _ browser: Browser, output: any TerminalOutput, configuration: TerminalConfiguration = .init(),
    timer: (any NavigationTimer)? = nil
  ) {
    self.browser = browser
    let keyNames = KeyNames(characters: output.characters)
    let chrome = Chrome(
      header: { [weak browser] canvas, _ in
        guard let browser else { return }
        let limit = TitleLine.mostNames(width: canvas.width)
        TitleLine(names: Breadcrumbs.names(of: browser.router.tree, limit: limit)).draw(on: canvas)
      },
      footer: { canvas, context in
        var context = context
        context.hints = Self.withoutRepetition(context.hints).map {
          KeyHint(keyNames.name($0.key), $0.action)
        }
        Chrome.drawHints(on: canvas, context)
      })
    let timer = timer ?? MainQueueTimer()
    self.timer = timer
    host = TerminalHost(
      router: browser.router,
      coordinator: browser.coordinator { BrowseScreens.screen(for: $0, timer: timer, keyNames: keyNames) },
      output: output, configuration: configuration, chrome: chrome, timer: timer)
    host.tabTitle = { Breadcrumbs.title(ofTab: $0) }
    host.historyKey = .function(12)
    host.onKey = { [weak self] in self?.handle($0) ?? false }
    browser.isTyping = { [weak self] in self?.isTyping ?? false }
    watch()
  }

  /// Whether letters are text and no keys.
  private var isTyping: Bool {
    switch host.visibleScreen {
    case is NoteScreen: true
    case let folder as FolderScreen: folder.model.isFiltering
    default: false
    }
  }

  /// Looks at what is on screen again and again, since folders and files change without being asked.
  private func watch() {
    timer.schedule(at: timer.now + Self.watchInterval) { [weak self] in
      guard let self else { return }
      for case let folder as FolderScreen in browser.entriesInSight.map({ host.screen(of: $0) }) {
        folder.model.refresh()
      }
      browser.lookAgain()
      host.setNeedsDisplay()
      watch()
    }
  }

  /// Tells the user what is not as it should be, such as bookmarks that cannot be read.
  public func didStart() { browser.reportProblems() }

  /// What a screen says of its keys goes before what the host says of the same key or for the same purpose.
  private static func withoutRepetition(_ hints: [KeyHint]) -> [KeyHint] {
    var shown: [KeyHint] = []
    for hint in hints where !shown.contains(where: { $0.key == hint.key || $0.action == hint.action }) {
      shown.append(hint)
    }
    return shown
  }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .character("q"), .control("q"): browser.quit()
    case .character("?"), .function(1): browser.showHelp()
    default: return false
    }
    return true
  }
}
