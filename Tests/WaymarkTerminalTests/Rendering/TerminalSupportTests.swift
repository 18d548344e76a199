import Testing

@testable import WaymarkTerminal

@MainActor @Suite("Which colours and characters are sent") struct TerminalSupportTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], ColorSupport.indexed), (["TERM": "xterm"], .sixteen), ([:], .sixteen),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
      (["TERM": "dumb"], .none), (["TERM": "xterm", "COLORTERM": "truecolor"], .indexed),
      (["TERM": "xterm-kitty"], .indexed),
    ] as [([String: String], ColorSupport)])
  func detectedFromTheEnvironment(_ environment: [String: String], _ support: ColorSupport) {
    #expect(ColorSupport.detected { environment[$0] } == support)
  }

  @Test(arguments: [
    ([:], CharacterSupport.ascii), (["LANG": "C"], .ascii), (["LANG": "en_US.UTF-8"], .unicode),
    (["LANG": "C.utf8"], .unicode), (["LANG": "de_DE.ISO-8859-1"], .ascii),
    (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], .unicode), (["LANG": "C.UTF-8", "LC_ALL": "C"], .ascii),
    (["LANG": "C.UTF-8", "LC_ALL": ""], .unicode),
  ])
  func theLocaleSaysWhich(variables: [String: String], expected: CharacterSupport) {
    #expect(CharacterSupport.detected { variables[$0] } == expected)
  }

  @Test func asciiKeepsEveryCellInItsPlace() {
    let renderer = Renderer(colors: .none, characters: .ascii)
    let terminal = VirtualTerminal(size: Size(width: 12, height: 3))
    terminal.write(
      renderer.render(size: terminal.size) { canvas in
        canvas.stroke(canvas.bounds)
        canvas.write("日é👩‍👧›x", x: 1, y: 1)
      })
    #expect(terminal.rows == ["+----------+", "|? ?? >x   |", "+----------+"])
  }

  @Test func aTextIsAsWideAsItWas() {
    #expect(CharacterSupport.ascii.reduce("日é…x") == "? ?~x")
    #expect(CharacterSupport.ascii.reduce("310 µs ○◐◆◇") == "310 us oo**")
    #expect(CharacterSupport.unicode.reduce("日é…x") == "日é…x")
  }

  @Test(arguments: ["dumb", "unknown", ""])
  func aTerminalThatCannotPlaceTextIsKnown(kind: String) {
    #expect(Terminal.dumbName { _ in kind } == kind)
    #expect(Terminal.dumbName { _ in nil } == "")
    #expect(Terminal.dumbName { _ in "xterm" } == nil)
  }
}
