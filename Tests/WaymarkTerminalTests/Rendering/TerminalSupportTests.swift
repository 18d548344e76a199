import Testing

@testable import WaymarkTerminal

@MainActor @Suite("Which colours and characters are sent") struct TerminalSupportTests {
  @Test(arguments: [
    ([:], false, true), (["LANG": "C"], false, true), (["LANG": "en_US.UTF-8"], true, true),
    (["LANG": "C.utf8"], true, true), (["LANG": "de_DE.ISO-8859-1"], false, true),
    (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], true, true),
    (["LANG": "C.UTF-8", "LC_ALL": "C"], false, true),
    (["LANG": "C.UTF-8", "LC_ALL": ""], true, true), (["NO_COLOR": "1"], false, false),
    (["NO_COLOR": ""], false, true),
  ])
  func theEnvironmentSaysWhich(variables: [String: String], hasUnicode: Bool, hasColors: Bool) {
    let traits = TerminalTraits.detected { variables[$0] }
    #expect(traits.hasUnicode == hasUnicode && traits.hasColors == hasColors)
  }

  @Test func asciiKeepsEveryCellInItsPlace() {
    let renderer = Renderer(TerminalTraits(hasUnicode: false))
    let terminal = VirtualTerminal(size: Size(width: 12, height: 3))
    terminal.write(
      renderer.render(size: terminal.size) { canvas in
        canvas.box(title: "").write("日é👩‍👩‍👧›x", x: 0, y: 0)
      })
    #expect(terminal.rows == ["+----------+", "|? ?? >x   |", "+----------+"])
  }

  @Test func aTextIsAsWideAsItWas() {
    #expect(ASCIISigns.nearest(to: "日é…x") == "? ?~x")
    #expect(ASCIISigns.nearest(to: "310 µs ○◐◆◇") == "310 us oo**")
  }

  @Test(arguments: ["dumb", "unknown", ""])
  func aTerminalThatCannotPlaceTextIsKnown(kind: String) {
    #expect(TerminalTraits.dumbName { _ in kind } == kind)
    #expect(TerminalTraits.dumbName { _ in nil } == "")
    #expect(TerminalTraits.dumbName { _ in "xterm" } == nil)
  }
}
