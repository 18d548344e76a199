import Testing
import Waymark

@testable import WaymarkTerminal

@MainActor @Suite("The window's title") struct HostTitleTests {
  @Test func itSaysWhichScreenIsVisible() {
    let fixture = HostFixture(RouteTree(.home), showsTitle: true)
    #expect(fixture.terminal.title == "Title of home")
    fixture.router.push(.page(1))
    fixture.settle()
    #expect(fixture.terminal.title == "Title of page(1)")
    fixture.router.present(.sheet(1))
    fixture.settle()
    #expect(fixture.terminal.title == "Title of sheet(1)")
    fixture.router.dismiss()
    fixture.settle()
    #expect(fixture.terminal.title == "Title of page(1)")
    #expect(fixture.terminal.unrecognized.isEmpty)
  }

  @Test(arguments: [
    ("evil\u{1B}\\\u{1B}]2;other\u{7}", "evil\\e\\\\e]2;other\\x07"), ("two\r\nlines", "two\\r\\nlines"),
    ("\u{9C}\u{9D}2;x", "\\u{9C}\\u{9D}2;x"), ("\u{202E}txt.exe", "\\u{202E}txt.exe"), ("日本語", "日本語"),
  ])
  func nothingInATitleActsOnTheTerminal(_ heading: String, _ shown: String) {
    let fixture = HostFixture(RouteTree(.home), showsTitle: true)
    fixture.top?.heading = heading
    fixture.top?.setNeedsDisplay()
    fixture.timer.turn()
    #expect(fixture.terminal.title == shown)
    #expect(fixture.terminal.unrecognized.isEmpty)
  }

  @Test(arguments: Samples.texts)
  func noTitleEndsItsSequence(_ text: String) {
    let fixture = HostFixture(RouteTree(.home), showsTitle: true)
    let before = fixture.terminal.text
    fixture.top?.heading = text + String(repeating: text, count: 200)
    fixture.top?.setNeedsDisplay()
    fixture.timer.turn()
    #expect(fixture.terminal.text == before)
    #expect(fixture.terminal.unrecognized.isEmpty)
    #expect(Text.width(fixture.terminal.title) <= 200)
  }

  @Test func itIsSaidAgainWhenTheTerminalComesBack() {
    let fixture = HostFixture(RouteTree(.home), showsTitle: true)
    fixture.terminal.write(Array("\u{1B}]2;the shell's\u{7}".utf8))
    fixture.host.redraw()
    fixture.timer.turn()
    #expect(fixture.terminal.title == "Title of home")
  }

  @Test func withoutATitleNothingIsWritten() {
    let fixture = HostFixture(RouteTree(.home), showsTitle: false)
    fixture.router.push(.page(1))
    fixture.settle()
    #expect(fixture.terminal.titles.isEmpty)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux-256color", true), ("screen", true), ("alacritty", true),
    ("xterm-kitty", true),
    ("linux", false), ("dumb", false), ("vt100", false), ("", false),
  ])
  func onlyTerminalsThatAreKnownToHaveOneAreAsked(_ name: String, _ hasTitle: Bool) {
    #expect(TerminalTraits.detected { $0 == "TERM" ? name : nil }.hasTitle == hasTitle)
    #expect(!TerminalTraits.detected { _ in nil }.hasTitle)
  }
}
