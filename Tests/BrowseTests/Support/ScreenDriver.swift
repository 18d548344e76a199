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
  /// Where the browser keeps its data.
  let data: TemporaryFolder

  init(
    _ folder: TemporaryFolder, from path: FilePath? = nil, kind: FileKind = .folder,
    size: Size = Size(width: 80, height: 24), colors: ColorSupport = .indexed
  ) throws {
    data = try TemporaryFolder()
    let stores = BrowseStores(folder: DataFolder(path: data.path))
    browser = Browser(showing: path ?? folder.path, kind: kind, stores: stores)
    terminal = VirtualTerminal(size: size)
    host = BrowseHost(
      browser, output: terminal, configuration: TerminalConfiguration(colors: colors), timer: clock)
    browser.router.attach(host.host)
    settle()
  }

  /// Presses keys, each after what the one before led to has come to rest.
  func press(_ keys: Key...) {
    for key in keys {
      host.host.handle(key)
      settle()
    }
  }

  /// Takes bytes as the terminal sends them, all at once.
  func receive(_ bytes: [UInt8]) {
    host.host.receive(bytes)
    settle()
  }

  /// Presses keys faster than anything is drawn.
  func burst(_ keys: Key...) {
    host.host.handle(keys)
    settle()
  }

  /// Types a text.
  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Draws one frame and tells what it cost.
  func frame() -> Renderer.Statistics {
    host.host.setNeedsDisplay()
    host.host.drawIfNeeded()
    return host.host.lastFrame
  }

  func resize(to size: Size) {
    terminal.resize(to: size)
    host.host.redraw()
    settle()
  }

  /// Lets time pass in which no key is pressed.
  func wait() { settle() }

  private func settle() {
    clock.advance(by: .seconds(2))
    host.host.drawIfNeeded()
  }

  var title: String { terminal.row(0).trimmed }
  var tree: RouteTree<BrowseRoute> { browser.router.tree.routes }

  /// The row that is exchanged, as the chosen one is.
  var selectedRow: String? {
    (2..<terminal.size.height).first { terminal.style(x: 4, y: $0).attributes.contains(.reverse) }
      .map { terminal.row($0).trimmed }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
