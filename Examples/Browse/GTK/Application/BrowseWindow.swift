#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// The browser in a window.
  @MainActor
  package final class BrowseWindow {
    /// The browser.
    package let browser: Browser

    /// The host that shows it.
    package let host: GTKHost<BrowseRoute>

    /// How long it takes at most until what others do to a folder or a file is seen.
    private static let watchInterval = Duration.seconds(1)

    /// How wide a pane is at least: no screen needs more, so that what is in a pane decides nothing about how many fit.
    private static let paneWidth = 380

    private lazy var location = LocationBar(over: host.window) { [browser] in browser.go(to: $0) }

    /// Makes a window, which is not shown yet.
    ///
    /// - Parameter browser: The browser.
    package init(_ browser: Browser) {
      self.browser = browser
      BrowseStyle.install()
      host = GTKHost(
        router: browser.router, coordinator: browser.coordinator { Self.screen(for: $0) }, size: (1000, 640))
      host.minimumColumnWidth = Self.paneWidth
      host.tabTitle = { Breadcrumbs.title(ofTab: $0) }
      host.emptyColumns = { _ in "Choose a file to see it here" }
      host.onKey = { [weak self] in self?.handle($0) ?? false }
      host.onCloseRequest = { [weak browser] in browser?.quit() }
      MainMenu.install(in: host.window)
      gtk_window_set_default_icon_name("system-file-manager")
      watch()
    }

    /// The window's screen for a model.
    private static func screen(for model: BrowseModel) -> any GTKScreen {
      switch model {
      case .folder(let model): FolderScreen(model)
      case .file(let model): ViewerScreen(model)
      case .information(let model): InformationScreen(model)
      case .note(let model): NoteScreen(model)
      case .unsavedNote(let model): QuestionScreen.unsavedNote(model)
      case .places(let model): PlacesScreen(model)
      case .notice(let message, let model): QuestionScreen.notice(message, model)
      }
    }

    /// Looks at what is on screen again and again, since folders and files change without being asked.
    private func watch() {
      Task { [weak self] in
        while true {
          try? await Task.sleep(for: Self.watchInterval)
          guard let self else { return }
          browser.reportProblems()
          guard !host.isMoving else { continue }
          for case let screen as BrowseScreen in browser.entriesInSight.map({ self.host.screen(of: $0) }) {
            screen.refresh()
          }
        }
      }
    }

    private func handle(_ press: KeyPress) -> Bool {
      switch (press.key, press.character) {
      case (GDK_KEY_q, _) where press.isControl: browser.quit()
      case (GDK_KEY_l, _) where press.isControl: location.show()
      case (GDK_KEY_F1, _), (_, "?"): MainMenu.showKeys(over: host.windows.last ?? host.window)
      case (GDK_KEY_F6, _): return browser.goToOtherPane()
      case (GDK_KEY_F12, _): HistoryWindow.toggle(for: browser.router, over: host.window)
      default:
        // With the keyboard on a tab or in the header bar, a screen's keys are its keys all the same.
        if (host.visibleScreen as? BrowseScreen)?.handle(press) == true { return true }
        return press.goesBack && browser.goToLeftPane()
      }
      return true
    }
  }
#endif
