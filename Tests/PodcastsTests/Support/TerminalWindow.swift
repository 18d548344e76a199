import PodcastsAccount
import PodcastsCore
import PodcastsTerminal
import Waymark
import WaymarkTerminal
import WaymarkTesting

/// A window on a terminal in memory, and somebody who presses its keys.
@MainActor
final class TerminalWindow {
  let stores: Stores
  let router: Router<AppRoute>
  let terminal: VirtualTerminal
  let host: TerminalHost<AppRoute>
  private let clock = ManualClock()

  init(_ stores: Stores = Stores()) {
    self.stores = stores
    router = Podcasts.router(stores.session, timer: clock)
    terminal = VirtualTerminal(size: Size(width: 80, height: 24))
    host = TerminalHost(router: router, screens: PodcastsScreens(stores), output: terminal, timer: clock)
    router.host.attach(host)
    settle()
  }

  /// Presses keys, each after what the one before led to has come to rest.
  func press(_ keys: Key...) {
    for key in keys {
      host.handle(key)
      settle()
    }
  }

  /// Types a text.
  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Waits until the screen says something.
  func shows(_ text: String) async -> Bool {
    await eventually(within: 300) {
      settle()
      return terminal.shows(text)
    }
  }

  /// Where the user is.
  var visible: AppRoute { router.host.tree.visibleRoute }

  private func settle() {
    clock.advance(by: .seconds(1))
    host.drawIfNeeded()
  }
}
