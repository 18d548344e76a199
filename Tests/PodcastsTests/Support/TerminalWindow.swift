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
  let coordinator: PodcastsScreens
  private let clock = ManualClock()

  init(
    _ stores: Stores = Stores(), size: Size = Size(width: 80, height: 24),
    restoring snapshot: Snapshot<AppRoute>? = nil
  ) {
    self.stores = stores
    router = Podcasts.router(stores.session, timer: clock)
    if let snapshot { router.restore(snapshot) }
    terminal = VirtualTerminal(size: size)
    coordinator = PodcastsScreens(stores)
    host = TerminalHost(router: router, screens: coordinator, output: terminal, timer: clock)
    router.attach(host)
    settle()
  }

  /// A window of somebody who is signed in.
  static func ofAda() -> TerminalWindow {
    TerminalWindow(Stores(session: Session(name: "Ada")))
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

  /// Gives the window another size, as a terminal's signal does.
  func resize(to size: Size) {
    terminal.resize(to: size)
    host.redraw()
    settle()
  }

  /// Waits until the screen says something.
  func shows(_ text: String) async -> Bool {
    await eventually(within: 300) {
      settle()
      return terminal.shows(text)
    }
  }

  /// Where the user is.
  var visible: AppRoute { router.tree.visibleElement.route }

  private func settle() {
    clock.advance(by: .seconds(1))
    host.drawIfNeeded()
  }
}
