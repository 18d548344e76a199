import Testing
import Waymark
import WaymarkTesting

@testable import WaymarkTerminal

/// The terminal's host is held against the same rules as every other; what it shows is read from the picture too.
@MainActor @Suite struct ContractTests {
  private func check(seed: UInt64, slide: Duration, chrome: Chrome, isPaused: Bool = false) throws {
    let timer = SteppedTimer()
    let contract = HostContract<Place>(
      routes: [.home, .files, .bookmarks, .recent, .page(1), .page(2), .sheet(1), .sheet(2)], seed: seed,
      walkCount: 10, advance: { timer.advance(by: .milliseconds(50)) },
      makeHost: { router in
        let terminal = VirtualTerminal(size: Size(width: 60, height: 16))
        let host = TerminalHost(
          router: router, coordinator: NoteCoordinator(), output: terminal,
          configuration: TerminalConfiguration(colors: .indexed, slideDuration: slide), chrome: chrome,
          timer: timer)
        if isPaused { host.pause() }
        return HostUnderTest(
          host,
          reading: .entries {
            if !isPaused {
              host.drawIfNeeded()
              guard let top = host.visibleScreen as? NoteScreen, terminal.text.contains("\(top.place)") else {
                return nil
              }
            }
            return host.tree
          },
          screens: { host.screens.all.mapValues { $0 as AnyObject } })
      })
    try contract.check().expectMet()
  }

  @Test(arguments: [1, 2] as [UInt64])
  func theHostKeepsTheContract(seed: UInt64) throws {
    try check(seed: seed, slide: .milliseconds(120), chrome: .standard)
  }

  @Test func soItDoesWithoutSlides() throws {
    try check(seed: 100, slide: .zero, chrome: .none)
  }

  @Test func soItDoesWhileSomebodyElseHasTheTerminal() throws {
    try check(seed: 200, slide: .milliseconds(120), chrome: .standard, isPaused: true)
  }
}
