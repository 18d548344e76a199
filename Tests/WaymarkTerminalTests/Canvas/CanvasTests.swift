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

  @Test func overwritingTheMiddleOfTwoWideSignsBlanksBothEnds() {
    let shown = terminal(4, 1) { canvas in
      canvas.write("日本", x: 0, y: 0)
      canvas.write("語", x: 1, y: 0)
    }
    #expect(shown.rows == [" 語"])
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
    let shown = terminal(4, 3) { $0.stroke($0.bounds) }
    #expect(shown.rows == ["╭──╮", "│  │", "╰──╯"])
  }

  @Test func dimmingKeepsTheText() {
    let shown = terminal(4, 1) { canvas in
      canvas.write("ab", x: 0, y: 0, style: Style(.red, on: .blue, [.bold, .reverse]))
      canvas.dim(Rect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(shown.rows == ["ab"])
    #expect(shown.style(x: 0, y: 0) == Style(attributes: [.dim, .reverse]))
    #expect(shown.style(x: 1, y: 0) == Style(.red, on: .blue, [.bold, .reverse]))
  }

  @Test func theCursorIsShownWhereItIsPlaced() {
    let shown = terminal(4, 2) { $0.region(x: 1, y: 1, width: 2, height: 1).placeCursor(x: 1, y: 0) }
    #expect(shown.isCursorVisible)
    #expect(shown.cursor == Point(x: 2, y: 1))
    #expect(!terminal(4, 2) { $0.placeCursor(x: 9, y: 0) }.isCursorVisible)
    #expect(!terminal(4, 2) { _ in }.isCursorVisible)
  }

  @Test func nothingIsDrawnOnNothing() {
    let shown = terminal(0, 0) { canvas in
      canvas.write("abc", x: 0, y: 0)
      canvas.fill(.reverse)
      canvas.dim()
      canvas.stroke(canvas.bounds)
      canvas.placeCursor(x: 0, y: 0)
    }
    #expect(shown.rows.isEmpty)
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

  @Test func aMarkAfterTheLastCellThatFitsNeedsNoEllipsis() {
    let terminal = VirtualTerminal(size: Size(width: 3, height: 2))
    terminal.write(
      Renderer().render(size: terminal.size) { canvas in
        canvas.write("abc\u{301}", x: 0, y: 0, width: 3)
        canvas.write("abcd\u{301}", x: 0, y: 1, width: 3)
      })
    #expect(terminal.rows == ["abc\u{301}", "ab…"])
  }

  @Test func glyphsRefuseWhatIsNotText() {
    for value in [0x1B, 0x07, 0x9B, 0x202E, 0x301] as [UInt32] {
      #expect(Unicode.Scalar(value).map { Glyph($0) } == .replacement)
    }
    #expect(Glyph(ascii: 0x1B) == .replacement)
    #expect(Glyph(ascii: 0xC3) == .replacement)
  }

  @Test func whatIsAsWideAsNumbersGoIsClipped() {
    let shown = terminal(6, 5) { canvas in
      let part = canvas.region(x: 1, y: 1, width: .max, height: .max)
      part.fill(Rect(x: 1, y: 1, width: .max, height: .max), .reverse)
      part.write("ab", x: 0, y: 0, width: .max)
      part.write("no", x: 0, y: 1, width: .max, alignment: .trailing)
      part.restyle(Rect(x: 0, y: 3, width: .max, height: 1)) { $0 = .bold }
      part.stroke(Rect(x: 0, y: 2, width: .max, height: .max))
    }
    #expect(shown.rows == ["", " ab", "", " ╭────", " │"])
    #expect(shown.style(x: 5, y: 2) == .plain)
    #expect(shown.style(x: 5, y: 4) == .bold)
  }

  @Test(arguments: [Int.min, .min + 1, .max - 1, .max]) func whatIsTooFarToBeSeenIsNotDrawn(far: Int) {
    let shown = terminal(4, 2) { canvas in
      let part = canvas.region(x: 1, y: 0, width: 3, height: 2)
      part.write("é日", x: far, y: 0)
      part.write("abc", x: 0, y: far)
      part.placeCursor(x: far, y: far)
      part.region(x: far, y: far, width: 3, height: 3).write("ab", x: 0, y: 0)
      part.fill(Rect(x: far, y: far, width: 3, height: 3).inset(horizontal: far, vertical: far), .reverse)
      part.stroke(Rect(x: far, y: 0, width: 3, height: 2))
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
