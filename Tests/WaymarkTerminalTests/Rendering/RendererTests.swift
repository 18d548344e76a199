import Testing

@testable import WaymarkTerminal

@MainActor @Suite struct RendererTests {
  private let size = Size(width: 20, height: 5)

  private func text(_ bytes: [UInt8]) -> String { Text.escaped(String(decoding: bytes, as: UTF8.self)) }

  @Test func anUnchangedFrameSendsNothing() {
    let renderer = Renderer()
    #expect(!renderer.render(size: size) { $0.write("abc", x: 0, y: 0) }.isEmpty)
    #expect(renderer.render(size: size) { $0.write("abc", x: 0, y: 0) }.isEmpty)
  }

  @Test func oneChangedCellSendsOneCell() {
    let renderer = Renderer()
    _ = renderer.render(size: size) { $0.write("abc", x: 2, y: 3) }
    let bytes = renderer.render(size: size) { $0.write("axc", x: 2, y: 3) }
    #expect(text(bytes) == "\\e[4;4Hx")
  }

  @Test func scrollingAListSendsChangedCellsOnly() {
    let size = Size(width: 200, height: 50)
    let renderer = Renderer()
    func draw(_ canvas: Canvas, from first: Int) {
      for y in 0..<canvas.height { canvas.write("Item number \(first + y)", x: 0, y: y) }
    }
    _ = renderer.render(size: size) { draw($0, from: 100) }
    let bytes = renderer.render(size: size) { draw($0, from: 101) }
    // One digit on most rows, two where the tens change, with the way there.
    #expect(bytes.count < 55 * 10)
  }

  @Test func aNewSizeDrawsEverything() {
    let terminal = VirtualTerminal(size: size)
    let renderer = Renderer()
    terminal.write(renderer.render(size: size) { $0.write("abc", x: 0, y: 0) })
    terminal.resize(to: Size(width: 10, height: 3))
    terminal.write(renderer.render(size: terminal.size) { $0.write("abc", x: 1, y: 1) })
    #expect(terminal.rows == ["", " abc", ""])
  }

  @Test func aLongFrameIsShownAllAtOnce() {
    let size = Size(width: 100, height: 30)
    let renderer = Renderer()
    let bytes = renderer.render(size: size) { canvas in
      for y in 0..<canvas.height { canvas.write("Item number \(y)", x: 0, y: y) }
    }
    #expect(text(bytes).hasPrefix("\\e[?2026h") && text(bytes).hasSuffix("\\e[?2026l"))
    // However it is torn, a terminal that knows the mode is between two updates only when all of it is there.
    let terminal = VirtualTerminal(size: size)
    for byte in bytes.dropLast() {
      terminal.write([byte])
      #expect(terminal.isUpdating == (terminal.byteCount >= 8))
    }
    terminal.write(bytes.suffix(1))
    #expect(!terminal.isUpdating && terminal.unrecognized.isEmpty && terminal.rows[29] == "Item number 29")
  }

  @Test func invalidatingDrawsEverything() {
    let terminal = VirtualTerminal(size: size)
    let renderer = Renderer()
    terminal.write(renderer.render(size: size) { $0.write("abc", x: 0, y: 0) })
    terminal.write(Array("\u{1B}[2;2H\u{1B}[31mgarbage\u{1B}[?25h".utf8))
    renderer.invalidate()
    terminal.write(renderer.render(size: size) { $0.write("abc", x: 0, y: 0) })
    #expect(terminal.text == "abc")
    #expect(terminal.style(x: 0, y: 0) == .plain)
    #expect(!terminal.isCursorVisible)
  }

  @Test func withoutColorsBoldAndReverseStay() {
    let terminal = VirtualTerminal(size: size)
    let renderer = Renderer(TerminalTraits(hasColors: false))
    terminal.write(
      renderer.render(size: size) {
        $0.write("a", x: 0, y: 0, style: Style(.red, [.bold, .reverse]))
      })
    #expect(terminal.style(x: 0, y: 0) == Style(attributes: [.bold, .reverse]))
  }

  @Test func theLastCellOfTheScreenDoesNotScroll() {
    let terminal = VirtualTerminal(size: Size(width: 3, height: 2))
    let renderer = Renderer()
    terminal.write(Array(Terminal.entering.utf8))
    for text in ["abc", "xyz", "日本"] {
      terminal.write(
        renderer.render(size: terminal.size) { canvas in
          canvas.write(text, x: 0, y: 0)
          canvas.write(text, x: 0, y: 1)
        })
    }
    #expect(terminal.rows == ["日", "日"])
  }
}
