import Testing
import Waymark
import WaymarkJournal

@testable import WaymarkTerminal

/// The router's history over the page, on a key of its own.
@MainActor @Suite struct HostHistoryTests {
  private let fixture: HostFixture

  init() {
    fixture = HostFixture(
      RouteTree(.home), size: Size(width: 60, height: 20), chrome: .standard)
    fixture.host.historyKey = .function(12)
  }

  private func press(_ keys: Key...) {
    for key in keys {
      fixture.host.handle(key)
      for _ in 0..<100 where !fixture.router.isSettled { fixture.timer.advance(by: .milliseconds(50)) }
    }
    fixture.timer.advance(by: .milliseconds(50))
  }

  @Test func theKeyIsTheScreensWhileNoHistoryIsKept() {
    press(.function(12))
    #expect(fixture.host.overlay == nil)
  }

  @Test func aMomentIsChosenAndGoneTo() {
    fixture.router.keepHistory()
    fixture.router.push(.page(1))
    fixture.router.push(.page(2))
    press(.function(12))
    let text = fixture.terminal.text
    #expect(
      text.contains("History: now") && text.contains("● 3  0:00  page(2)  push page(2)"))
    #expect(text.contains("  2  0:00  page(1)  push page(1)"))
    #expect(text.contains("  1  0:00  home  start"))
    press(.down, .enter)
    #expect(fixture.router.tree.description == "[home page(1)]")
    #expect(fixture.terminal.text.contains("History: moment 2 of 3"))
    #expect(fixture.terminal.text.contains("Esc back to now"))
    #expect(fixture.terminal.text.contains("Enter keep this moment"))
    press(.escape)
    #expect(fixture.router.tree.description == "[home page(1) page(2)]" && fixture.host.overlay == nil)
    #expect(!fixture.terminal.text.contains("History"))
  }

  @Test func aMomentIsKept() {
    fixture.router.keepHistory().screenTitle = { _ in "Page" }
    fixture.router.push(.page(1))
    press(.function(12), .down, .enter, .enter)
    #expect(fixture.router.tree.description == "[home]" && fixture.host.overlay == nil)
    press(.function(12))
    #expect(fixture.terminal.text.contains("● 1  0:00  Page  start"))
  }

  @Test func nothingBelowGetsAKey() {
    fixture.router.keepHistory()
    fixture.router.push(.page(1))
    press(.function(12))
    var count = 0
    fixture.host.onKey = { _ in
      count += 1
      return true
    }
    press(.character("q"), .left, .backspace, .paste("text"))
    fixture.host.handle([.character("a"), .character("b")])
    #expect(count == 0 && fixture.router.tree.description == "[home page(1)]")
  }

  @Test(arguments: 0...12, [0, 1, 5, 40])
  func anySizeWillDo(height: Int, width: Int) {
    fixture.router.keepHistory()
    for number in 0..<30 { fixture.router.push(.page(number)) }
    press(.function(12), .down)
    fixture.terminal.resize(to: Size(width: width, height: height))
    fixture.host.redraw()
    press(.down, .enter)
    #expect(fixture.router.history?.current.id == 29)
  }
}
