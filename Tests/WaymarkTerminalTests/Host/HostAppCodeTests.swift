import Testing
import Waymark

@testable import WaymarkTerminal

/// An app's code that does something to the host while the host calls it.
@MainActor @Suite struct HostAppCodeTests {
  private static let tabs = RouteTree<Place>(
    tabs: RouteTab(.files, [.files, .page(1)]), RouteTab(.recent, [.recent]))

  /// The acts of users and of the app during which the host calls screens.
  private static let occasions: [(HostFixture) -> Void] = [
    { $0.router.push(.page(4)) }, { $0.router.present(.sheet(4)) }, { $0.router.set(tabs) },
    { $0.host.handle(.escape) }, { $0.host.handle(.tab) }, { $0.host.redraw() },
  ]

  private static let acts: [(HostFixture) -> Void] = [
    { $0.router.push(.page(7)) }, { $0.router.pop() }, { $0.router.present(.sheet(7)) },
    { $0.router.dismiss() },
    { $0.router.host.attach($0.host) }, { $0.host.drawIfNeeded() }, { $0.host.receive("\u{7F}\t2".utf8) },
    { $0.host.redraw() },
    {
      $0.terminal.resize(to: Size(width: 50, height: 12))
      $0.host.setNeedsDisplay()
    },
  ]

  @Test(arguments: ScreenMoment.allCases)
  func whateverTheAppDoesInTheMiddleTheTerminalShowsTheTree(moment: ScreenMoment) {
    let columns = RouteTree<Place>(
      .columns(RouteColumns([.home, .page(2)], [.page(3)])), modals: [Modal(.sheet, [.sheet(1), .sheet(2)])])
    for tree in [Self.tabs, columns] {
      for (number, occasion) in Self.occasions.enumerated() {
        for (act, perform) in Self.acts.enumerated() {
          let fixture = HostFixture(tree, size: Size(width: 100, height: 14), chrome: .standard)
          fixture.coordinator.acting.act(at: moment) { perform(fixture) }
          occasion(fixture)
          // An act in the middle of a frame begins with the next one.
          for _ in 0..<3 { fixture.settle() }
          fixture.coordinator.acting.forget()
          let fresh = HostFixture(fixture.router.tree.routes, size: fixture.terminal.size, chrome: .standard)
          #expect(
            fixture.router.isSettled && fixture.host.tree == fixture.router.tree
              && fixture.terminal.looksLike(fresh.terminal),
            "act \(act) at \(moment) in \(number):\n\(fixture.terminal.text)\n---\n\(fresh.terminal.text)")
        }
      }
    }
  }
}
