import BrowseCore
import BrowseTerminal
import Waymark
import WaymarkTerminal
import WaymarkTesting

/// The browser on a terminal in memory, and somebody who presses its keys.
@MainActor
final class ScreenDriver {
  let browser: Browser
  let terminal: VirtualTerminal
  private let host: BrowseHost
  private let clock = ManualClock()
  private let data: TemporaryFolder

  init(_ path: FilePath, _ kind: FileKind = .folder, size: Size = Size(width: 80, height: 24)) throws {
    data = try TemporaryFolder()
    browser = Browser(BrowseTree.showing(path, kind), stores: Stores(folder: data.url))
    terminal = VirtualTerminal(size: size)
    host = BrowseHost(browser, output: terminal, timer: clock)
    browser.router.host.attach(host.host)
    wait()
  }

  /// Presses keys, each after what the one before led to has come to rest.
  func press(_ keys: Key...) {
    for key in keys {
      host.host.handle(key)
      wait()
    }
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  func resize(to size: Size) {
    terminal.resize(to: size)
    host.host.setNeedsDisplay()
    wait()
  }

  /// Lets time pass in which no key is pressed.
  func wait() {
    clock.advance(by: .seconds(2))
    host.host.drawIfNeeded()
  }

  func shows(_ text: String) -> Bool { terminal.shows(text) }

  var title: String { String(terminal.row(0).drop { $0 == " " }) }
  var tree: RouteTree<BrowseRoute> { browser.router.host.tree.routes }
}
