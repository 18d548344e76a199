import Testing

@testable import WaymarkTerminal

@MainActor @Suite struct RendererTests {
  private let size = Size(width: 20, height: 5)

  private func text(_ bytes: [UInt8]) -> String { Text.escaped(bytes: bytes) }

  @Test func anUnchangedFrameSendsNothing() {
    let renderer = Renderer()
    #expect(!renderer.render(size: size) { $0.write("abc", x: 0, y: 0) }.isEmpty)
    #expect(renderer.render(size: size) { $0.write("abc", x: 0, y: 0) }.isEmpty)
    #expect(renderer.lastFrame == Renderer.Statistics())
    #expect(renderer.frameCount == 2)
  }

  @Test func oneChangedCellSendsOneCell() {
    let renderer = Renderer()
    _ = renderer.render(size: size) { $0.write("abc", x: 2, y: 3) }
    let bytes = renderer.render(size: size) { $0.write("axc", x: 2, y: 3) }
    #expect(text(bytes) == "\\e[4;4Hx")
    #expect(renderer.lastFrame.cells == 1)
    #expect(renderer.lastFrame.bytes == bytes.count)
  }

  @Test func unchangedCellsBetweenAreSkipped() {
    let renderer = Renderer()
    _ = renderer.render(size: size) { $0.write("abcdef", x: 0, y: 0) }
    #expect(text(renderer.render(size: size) { $0.write("xbcxxf", x: 0, y: 0) }) == "\\rx\\e[2Cxx")
  }

  @Test func theNextRowsAreReachedByLineFeeds() {
    let renderer = Renderer()
    _ = renderer.render(size: size) { _ in }
    let bytes = renderer.render(size: size) { canvas in
      canvas.write("ab", x: 0, y: 0)
      canvas.write("c", x: 0, y: 1)
      canvas.write("d", x: 1, y: 2)
    }
    #expect(text(bytes) == "\\e[Hab\\r\\nc\\nd")
  }

  @Test func longBlankEndsAreErased() {
    let renderer = Renderer()
    _ = renderer.render(size: size) { $0.write("abcdefghij", x: 0, y: 0, style: .bold) }
    #expect(
      text(renderer.render(size: size) { $0.write("a", x: 0, y: 0, style: .bold) }) == "\\e[1;2H\\e[m\\e[K")
    #expect(renderer.lastFrame.cells == 9)
  }

  @Test(arguments: [
    (Style.plain, Style.bold, "\\e[1m"), (.bold, .plain, "\\e[m"), (.bold, .dim, "\\e[0;2m"),
    (Style(attributes: [.bold, .reverse]), .bold, "\\e[27m"),
    (Style(attributes: [.bold, .dim]), .bold, "\\e[0;1m"),
    (Style(.red), Style(.blue), "\\e[34m"), (Style(.red), Style(.red, on: .brightBlue), "\\e[104m"),
    (Style(.red, on: .green), Style(.red), "\\e[49m"), (.plain, Style(.indexed(200)), "\\e[38;5;200m"),
    (Style(.red, .bold), Style(.red, [.bold, .underline]), "\\e[4m"), (.plain, Style(.gray), "\\e[90m"),
  ])
  func stylesChangeByTheShortestSequence(_ from: Style, _ to: Style, _ sequence: String) {
    var writer = ANSIWriter()
    writer.set(from)
    writer.begin()
    writer.set(to)
    #expect(text(writer.bytes) == sequence)
  }

  @Test func scrollingAListSendsChangedCellsOnly() {
    let size = Size(width: 200, height: 50)
    let renderer = Renderer()
    func draw(_ canvas: Canvas, from first: Int) {
      for y in 0..<canvas.height { canvas.write("Item number \(first + y)", x: 0, y: y) }
    }
    _ = renderer.render(size: size) { draw($0, from: 100) }
    _ = renderer.render(size: size) { draw($0, from: 101) }
    // One digit on most rows, two where the tens change.
    #expect(renderer.lastFrame.cells == 55)
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
    #expect(renderer.lastFrame.bytes == bytes.count)
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
    let renderer = Renderer(colors: .none)
    terminal.write(
      renderer.render(size: size) {
        $0.write("a", x: 0, y: 0, style: Style(.red, on: .blue, [.bold, .reverse]))
      })
    #expect(terminal.style(x: 0, y: 0) == Style(attributes: [.bold, .reverse]))
    // A change of colour alone is none.
    #expect(
      renderer.render(size: size) { $0.write("a", x: 0, y: 0, style: Style(.green, [.bold, .reverse])) }
        .isEmpty)
  }

  @Test func onSixteenColorsTheNearestIsSent() {
    let terminal = VirtualTerminal(size: size)
    let renderer = Renderer(colors: .sixteen)
    terminal.write(renderer.render(size: size) { $0.write("a", x: 0, y: 0, style: Style(.indexed(196))) })
    #expect(terminal.style(x: 0, y: 0).foreground == .brightRed)
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

  @Test func errorsPassThrough() {
    struct Refusal: Error, Equatable {}
    let renderer = Renderer()
    _ = renderer.render(size: size) { $0.write("abc", x: 0, y: 0) }
    #expect(throws: Refusal()) {
      try renderer.render(size: size) { _ throws(Refusal) in throw Refusal() }
    }
    #expect(renderer.render(size: size) { $0.write("abc", x: 0, y: 0) }.isEmpty)
  }
}
