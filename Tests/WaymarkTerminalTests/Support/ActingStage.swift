import Waymark
import WaymarkJournal
import WaymarkTesting

@testable import WaymarkTerminal

/// A terminal with columns, tabs and modals whose app does one thing in the middle of another.
@MainActor
final class ActingStage {
  /// What the app does.
  enum Act: CaseIterable {
    case attachAgain, comeBack, attachOther, detach, push, pop, present, dismiss, close, select, set, front,
      update
    case frame, type, pause, resize, overlay, endSlide, attachAgainAndFrame, setAndFrame, release
  }

  /// What it does that in the middle of.
  enum Occasion: CaseIterable {
    case push, pop, present, dismiss, set, fill, empty, select, update
    case escape, tab, digit, resized, redrawn, attached
  }

  static var tree: RouteTree<Place> {
    let tabs = RouteTabs<Place>(RouteTab(.files, [.files, .page(1)]), RouteTab(.recent, [.recent]))
    let columns = RouteColumns<Place>(
      places: 3, filled: [.stack([.home, .page(2)]), .tabs(tabs), .stack([.page(3)])], front: 1)
    return RouteTree(
      columns.map { .columns($0) } ?? .stack([.home]),
      modals: [Modal(.sheet, [.sheet(1), .sheet(2)]), Modal(.popover, [.sheet(3)])])
  }

  private(set) var router: Router<Place>?
  let host: TerminalHost<Place>
  let acting = Acting()
  let terminal: VirtualTerminal
  let timer = SteppedTimer()
  private var other: RecordingHost<Place>?

  init(_ tree: RouteTree<Place>, width: Int) {
    terminal = VirtualTerminal(size: Size(width: width, height: 14))
    let router = Router(tree, configuration: RouterConfiguration(log: nil, advanced: .init(timer: timer)))
    let acting = acting
    var chrome = Chrome.standard
    chrome.header = {
      acting.has(come: .chrome)
      Chrome.drawTitle(on: $0, $1)
    }
    host = TerminalHost(
      router: router, coordinator: ActingScreens(acting: acting), output: terminal,
      configuration: TerminalConfiguration(colors: .indexed, showsTitle: false), chrome: chrome, timer: timer)
    host.tabTitle = {
      acting.has(come: .tabTitle)
      return "\($0)"
    }
    self.router = router
    router.host.attach(host, isKept: false)
    timer.turn()
  }

  func settle() {
    // What an app does while a frame is drawn begins in that frame.
    for _ in 0..<3 { timer.turn() }
    for _ in 0..<100 where router?.isSettled == false || host.isSliding {
      timer.advance(by: .milliseconds(50))
    }
    for _ in 0..<3 { timer.turn() }
  }

  func perform(_ act: Act) {
    guard let router else { return }
    switch act {
    case .attachAgain: router.host.attach(host, isKept: false)
    case .comeBack:
      router.host.detach()
      router.host.attach(host, isKept: false)
    case .attachOther:
      let other = RecordingHost<Place>()
      self.other = other
      other.attach(to: router)
    case .detach: router.host.detach()
    case .push: router.push(.page(7))
    case .pop: router.pop()
    case .present: router.present(.sheet(7))
    case .dismiss: router.dismiss()
    case .close: if let shown = router.host.shown { router.close(shown.visibleElement.id) }
    case .select: router.select(.recent)
    case .set: router.set(RouteTree(columns: [.page(3)], [.home, .page(8)]))
    case .front: router.focusColumn(0)
    case .update: router.edit { $0.replaceTop(with: .page(9)) }
    case .frame:
      host.redraw()
      host.drawIfNeeded()
    case .type: host.receive("\u{7F}\t2".utf8)
    case .pause:
      host.pause()
      host.resume()
    case .resize:
      terminal.resize(to: Size(width: terminal.size.width == 50 ? 140 : 50, height: 12))
      host.redraw()
    case .overlay:
      router.keepHistory()
      host.historyKey = .function(12)
      host.handle([.function(12), .function(12)])
    case .endSlide: host.finishSlide()
    case .attachAgainAndFrame:
      router.host.attach(host, isKept: false)
      host.drawIfNeeded()
    case .setAndFrame:
      router.set(RouteTree(columns: [.page(3)], [.home, .page(8)]), options: .unanimated)
      host.drawIfNeeded()
    case .release: self.router = nil
    }
  }

  /// Lets what is to be interrupted happen.
  func begin(_ occasion: Occasion) {
    guard let router else { return }
    switch occasion {
    case .push: router.push(.page(4))
    case .pop: router.pop()
    case .present: router.present(.sheet(4), as: .fullScreen)
    case .dismiss: router.dismiss()
    case .set:
      router.set(RouteTree(tabs: RouteTab(.files, [.files]), RouteTab(.recent, [.recent, .page(5)])))
    case .fill: router.fill(.page(6), column: 2)
    case .empty: router.clearColumns(from: 1)
    case .select: router.select(.recent)
    case .update: router.edit { $0.replaceTop(with: .page(1)) }
    case .escape: host.handle(.escape)
    case .tab: host.handle(.tab)
    case .digit: host.receive("2".utf8)
    case .resized:
      terminal.resize(to: Size(width: 100, height: 14))
      host.redraw()
    case .redrawn: host.redraw()
    case .attached: router.host.attach(host, isKept: false)
    }
  }

  /// What is wrong now that everything should be at rest.
  var problem: String? {
    guard let router, other == nil, router.host.isAttached(to: host) else { return nil }
    guard router.isSettled, !host.isSliding else { return "it never comes to rest" }
    guard router.host.shown == router.host.tree, host.tree == router.host.tree else {
      return "what is shown is not the tree"
    }
    var ids = Set<EntryID>()
    router.host.tree.forEachElement { ids.insert($0.id) }
    guard Set(host.screens.all.keys) == ids else { return "there are other screens than places" }
    guard router.host.columnsThatFit == ColumnLayout.columnsThatFit(in: terminal.size.width) else {
      return "\(router.host.columnsThatFit) columns were said to fit in \(terminal.size)"
    }
    let fresh = ActingStage(router.host.tree.routes, width: terminal.size.width)
    fresh.terminal.resize(to: terminal.size)
    fresh.host.redraw()
    fresh.timer.turn()
    guard terminal.looksLike(fresh.terminal) else {
      return "it looks like this:\n\(terminal.text)\nand not like this:\n\(fresh.terminal.text)"
    }
    return nil
  }
}
