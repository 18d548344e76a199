import PodcastsCore
import Waymark
import WaymarkTerminal

extension TerminalHost<AppRoute> {
  /// Makes a host that names the tabs, and the key that quits.
  ///
  /// - Parameters:
  ///   - router: The router of the window.
  ///   - screens: What makes the screens.
  ///   - output: Where the picture goes.
  ///   - timer: What times slides and frames; the main queue unless said.
  package convenience init(
    router: Router<AppRoute>, screens: PodcastsScreens, output: any TerminalOutput,
    timer: (any NavigationTimer)? = nil
  ) {
    self.init(router: router, coordinator: screens, output: output, timer: timer)
    tabTitle = { $0.title }
    helpKey = "?"
    programHints = [KeyHint("Ctrl-Q", "quit")]
  }
}
