import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkTerminal

/// Whatever was navigated, typed and awaited on the way, the terminal shows the router's tree in the end.
@MainActor @Suite struct HostPropertyTests {
  private func randomStack(using generator: inout SplitMix) -> RouteStack<Place> {
    RouteStack(
      root: .home,
      pushed: (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        .page(Int.random(in: 0...3, using: &generator))
      })
  }

  private func randomTree(using generator: inout SplitMix) -> RouteTree<Place> {
    let keys = [Place.files, .bookmarks, .recent].prefix(Int.random(in: 1...3, using: &generator))
    let tabs = RouteTabs(
      checking: keys.map { RouteTab($0, randomStack(using: &generator)) },
      selectedKey: keys.randomElement(using: &generator))
    let stack = Container.stack(randomStack(using: &generator))
    let root = Bool.random(using: &generator) ? stack : tabs.map { .tabs($0) } ?? stack
    let modals = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
      Modal(Presentation.modals.randomElement(using: &generator) ?? .sheet, randomStack(using: &generator))
    }
    return RouteTree(root, modals: modals)
  }

  private func act(on fixture: HostFixture, using generator: inout SplitMix) {
    let options = NavigationOptions(isAnimated: Bool.random(using: &generator))
    let page = Place.page(Int.random(in: 0...3, using: &generator))
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: fixture.router.push(page, options: options)
    case 1: fixture.router.pop(options: options)
    case 2:
      fixture.router.present(
        page, as: Presentation.modals.randomElement(using: &generator) ?? .sheet, options: options)
    case 3: fixture.router.dismiss(options: options)
    case 4:
      fixture.router.select(
        [.files, .bookmarks, .recent].randomElement(using: &generator) ?? .files, options: options)
    case 5:
      let stack = randomStack(using: &generator)
      fixture.router.edit(options: options) { $0.setStack(stack) }
    case 6: fixture.router.set(randomTree(using: &generator), options: options)
    case 7:
      fixture.type(["\t", "\u{7F}", "\u{1B}", "2", "x", "\u{1B}[Z"].randomElement(using: &generator) ?? "x")
    case 8:
      fixture.terminal.resize(
        to: Size(
          width: Int.random(in: 0...50, using: &generator), height: Int.random(in: 0...14, using: &generator))
      )
      fixture.host.redraw()
    case 9:
      fixture.host.pause()
      fixture.host.resume()
    default: fixture.timer.advance(by: .milliseconds(Int.random(in: 0...90, using: &generator)))
    }
  }

  @Test(arguments: 0..<30)
  func theTerminalShowsTheTreeInTheEnd(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    let fixture = HostFixture(randomTree(using: &generator), chrome: .standard)
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...4, using: &generator) { act(on: fixture, using: &generator) }
      guard Bool.random(using: &generator) else { continue }
      fixture.timer.advance(by: .milliseconds(60))
      fixture.settle()
      #expect(fixture.router.isSettled)
      #expect(fixture.router.shown == fixture.router.tree)
      #expect(fixture.host.tree == fixture.router.tree)
      var ids = Set<EntryID>()
      fixture.router.tree.forEachElement { ids.insert($0.id) }
      #expect(Set(fixture.host.screens.all.keys) == ids)
      let fresh = HostFixture(fixture.router.tree.routes, size: fixture.terminal.size, chrome: .standard)
      #expect(
        fixture.terminal.looksLike(fresh.terminal), "\(fixture.terminal.text)\n---\n\(fresh.terminal.text)")
      #expect(fixture.terminal.unrecognized.isEmpty)
    }
  }
}
