import Testing
import WaymarkTesting

@testable import WaymarkTerminal

@MainActor @Suite struct CanvasTests {
  private func terminal(_ width: Int, _ height: Int, _ draw: (Canvas) -> Void) -> VirtualTerminal {
    let terminal = VirtualTerminal(size: Size(width: width, height: height))
    terminal.write(Renderer().render(size: terminal.size, draw))
    #expect(terminal.unrecognized.isEmpty)
    return terminal
  }

  @Test func writesTextAndSaysWhereItEnds() {
    var end = 0
    let shown = terminal(10, 2) { end = $0.write("日本x", x: 1, y: 1) }
    #expect(shown.rows == ["", " 日本x"])
    #expect(end == 6)
  }

  @Test func clipsAtAllSides() {
    let shown = terminal(4, 2) { canvas in
      canvas.write("abcdef", x: -1, y: 0)
      canvas.write("above", x: 0, y: -1)
      canvas.write("below", x: 0, y: 2)
      canvas.write("日本語", x: -1, y: 1)
    }
    #expect(shown.rows == ["bcde", " 本"])
  }

  @Test func regionsClipAndHaveTheirOwnOrigin() {
    let shown = terminal(8, 3) { canvas in
      canvas.fill(.plain)
      let part = canvas.region(x: 2, y: 1, width: 3, height: 1)
      part.write("abcdef", x: 0, y: 0)
      part.write("no", x: 0, y: 1)
      part.region(x: -1, y: 0, width: 2, height: 1).write("xy", x: 0, y: 0)
    }
    #expect(shown.rows == ["", "  ybc", ""])
  }

  @Test func aWideSignThatDoesNotFitIsABlank() {
    let shown = terminal(3, 1) { canvas in
      canvas.fill(.reverse)
      canvas.write("日本", x: 0, y: 0, style: .reverse)
    }
    #expect(shown.rows == ["日"])
    #expect(shown.style(x: 2, y: 0) == .reverse)
  }

  @Test(arguments: [(0, "x本"), (1, " x本"), (2, "日x"), (3, "日 x")])
  func overwritingHalfOfAWideSignBlanksTheOther(_ column: Int, _ row: String) {
    let shown = terminal(4, 1) { canvas in
      canvas.write("日本", x: 0, y: 0)
      canvas.write("x", x: column, y: 0)
    }
    #expect(shown.rows == [row == "x本" ? "x 本" : row])
  }

  @Test func fieldsAreFilledInTheirStyle() {
    let shown = terminal(12, 3) { canvas in
      canvas.write("ab", x: 1, y: 0, width: 4, style: .reverse)
      canvas.write("abcdef", x: 1, y: 1, width: 4, alignment: .trailing, style: .bold)
      canvas.write("ab", x: 0, y: 2, width: 6, alignment: .trailing, style: .underline)
    }
    #expect(shown.rows == [" ab", " abc…", "    ab"])
    #expect(shown.style(x: 4, y: 0) == .reverse)
    #expect(shown.style(x: 5, y: 0) == .plain)
    #expect(shown.style(x: 0, y: 2) == .underline)
  }

  @Test func strokesABox() {
    let shown = terminal(4, 3) { _ = $0.box(title: "") }
    #expect(shown.rows == ["╭──╮", "│  │", "╰──╯"])
  }

  @Test func dimmingKeepsTheTextAndNoBar() {
    let shown = terminal(4, 1) { canvas in
      canvas.write("ab", x: 0, y: 0, style: Style(.red, [.bold, .reverse]))
      canvas.region(x: 0, y: 0, width: 1, height: 1).dim()
    }
    #expect(shown.rows == ["ab"])
    #expect(shown.style(x: 0, y: 0) == .dim)
    #expect(shown.style(x: 1, y: 0) == Style(.red, [.bold, .reverse]))
  }

  @Test func theCursorIsShownWhereItIsPlaced() {
    let shown = terminal(4, 2) { $0.region(x: 1, y: 1, width: 2, height: 1).placeCursor(x: 1, y: 0) }
    #expect(shown.isCursorVisible)
    #expect(shown.cursor == Point(x: 2, y: 1))
    #expect(!terminal(4, 2) { $0.placeCursor(x: 9, y: 0) }.isCursorVisible)
    #expect(!terminal(4, 2) { _ in }.isCursorVisible)
  }

  @Test func neverSendsWhatWouldActOnTheTerminal() {
    var generator = SplitMix(seed: 5)
    for _ in 0..<500 {
      let text = Samples.random(using: &generator)
      let shown = terminal(60, 1) { $0.write(text, x: 0, y: 0) }
      // The terminal in memory notes everything it would have acted on.
      #expect(
        shown.rows[0] == trimmed(Text.clippedWithoutMark(Text.escaped(text), to: 60)), "\(Text.escaped(text))"
      )
    }
  }

  @Test(arguments: [Int.min, .min + 1, .max - 1, .max]) func whatIsTooFarToBeSeenIsNotDrawn(far: Int) {
    let shown = terminal(4, 2) { canvas in
      let part = canvas.region(x: 1, y: 0, width: 3, height: 2)
      part.write("é日", x: far, y: 0)
      part.write("abc", x: 0, y: far)
      part.placeCursor(x: far, y: far)
      part.region(x: far, y: far, width: 3, height: 3).write("ab", x: 0, y: 0)
      part.region(x: far, y: far, width: far, height: far).fill(.reverse)
    }
    #expect(shown.rows == ["", ""])
    #expect(!shown.isCursorVisible)
  }

  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Text {
  /// The beginning of a text that fits.
  fileprivate static func clippedWithoutMark(_ text: String, to width: Int) -> String {
    var result = ""
    var used = 0
    for character in text {
      used += Text.width(of: character)
      if used > width { break }
      result.append(character)
    }
    return result
  }
}
