import Testing

@testable import WaymarkTerminal

@MainActor @Suite struct ListDrawingTests {
  private func terminal(_ width: Int, _ height: Int, _ draw: (Canvas) -> Void) -> VirtualTerminal {
    let terminal = VirtualTerminal(size: Size(width: width, height: height))
    terminal.write(Renderer().render(size: terminal.size, draw))
    #expect(terminal.unrecognized.isEmpty)
    return terminal
  }

  private func draw(_ list: TerminalList<[String], String>, on canvas: Canvas) {
    for row in list.rows(on: canvas, placeholder: "Nothing here") { row.write(list[row.index], style: .bold) }
  }

  private func list(_ items: [String], at row: Int = 0) -> TerminalList<[String], String> {
    var list = TerminalList(items) { $0 }
    list.move(to: row)
    return list
  }

  @Test func theChosenRowIsABarAcrossTheCanvas() {
    let list = list(["one", "two", "three"], at: 1)
    let shown = terminal(8, 4) { draw(list, on: $0) }
    #expect(shown.rows == ["one", "two", "three", ""])
    #expect((0..<8).allSatisfy { shown.style(x: $0, y: 1) == .reverse })
    #expect(shown.style(x: 0, y: 0) == .bold && shown.style(x: 7, y: 3) == .plain)
  }

  @Test func partsOfARowAreDrawnByTheScreen() {
    let list = list(["a", "b"])
    let shown = terminal(9, 2) { canvas in
      for row in list.rows(on: canvas, selection: Style(.green, .reverse)) {
        row.canvas.write(list[row.index], x: 2, y: 0, style: row.style(.bold))
        row.canvas.write(row.selection != nil ? "yes" : "no", x: 4, y: 0, style: row.style())
        row.canvas.write("outside", x: 0, y: 1)
      }
    }
    #expect(shown.rows == ["  a yes", "  b no"])
    #expect(shown.style(x: 2, y: 0) == Style(.green, .reverse) && shown.style(x: 2, y: 1) == .bold)
    #expect(shown.style(x: 8, y: 0) == Style(.green, .reverse) && shown.style(x: 4, y: 1) == .plain)
  }

  @Test func longAndWideNamesAreCutWhereTheyDoNotFit() {
    let list = list(["日本語の", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", "abcdef", "a\u{1B}[31m"])
    #expect(terminal(6, 4) { draw(list, on: $0) }.rows == ["日本…", "éééééé", "abcdef", "a\\e[3…"])
    #expect(terminal(3, 4) { draw(list, on: $0) }.rows == ["日…", "éé…", "ab…", "a\\…"])
    #expect(terminal(1, 4) { draw(list, on: $0) }.rows == ["…", "…", "…", "…"])
  }

  @Test(arguments: [(0, 0), (0, 3), (5, 0), (1, 1), (2, 1)])
  func anySizeWillDo(width: Int, height: Int) {
    let list = list((0..<50).map { "\($0)" }, at: 20)
    let shown = terminal(width, height) { draw(list, on: $0) }
    #expect(list.selectedItem == "20")
    if width == 2 { #expect(shown.rows == ["20"]) }
    let large = terminal(4, 5) { draw(list, on: $0) }
    #expect(large.shows("20"))
  }

  @Test func anEmptyListSaysSo() {
    let list = list([])
    let shown = terminal(20, 3) { draw(list, on: $0) }
    #expect(shown.rows == ["", "    Nothing here", ""] && shown.style(x: 4, y: 1) == .dim)
    #expect(terminal(8, 2) { draw(list, on: $0) }.rows == ["Nothing", "  here"])
    #expect(terminal(8, 1) { draw(list, on: $0) }.rows == ["Nothing"])
    #expect(terminal(0, 1) { draw(list, on: $0) }.rows == [""])
    #expect(terminal(8, 0) { draw(list, on: $0) }.rows == [])
  }

  /// Items that count how often one is asked for.
  private struct CountedItems: RandomAccessCollection {
    final class Counter {
      var value = 0
    }

    let counter = Counter()
    var startIndex: Int { 0 }
    var endIndex: Int { 1_000_000 }

    subscript(index: Int) -> Int {
      counter.value += 1
      return index
    }
  }

  @Test func aMillionRowsCostThoseInView() {
    let items = CountedItems()
    var list = TerminalList(items) { $0 }
    var shown = terminal(10, 20) { _ in }
    for key in [Key.end, .pageUp, .up, .home, .pageDown] {
      _ = list.handle(key)
      items.counter.value = 0
      shown = terminal(10, 20) { canvas in
        for row in list.rows(on: canvas) { row.write("\(list[row.index])") }
      }
      #expect(items.counter.value == 20)
    }
    #expect(shown.row(0) == "19")
    items.counter.value = 0
    _ = list.handle(.end)
    list.items = items
    list.selection = list.selection.map { $0 - 5 }
    #expect(list.index == 999_994 && items.counter.value < 20)
  }

  @Test func aModelsOwnPositionIsMovedAndShownTheSame() {
    struct Position: ListPosition {
      var count = 9
      var index = 0
      var top = 0
      var height = 0
      var visible: Range<Int> { top..<min(count, top + height) }
      mutating func move(to row: Int) {
        index = max(0, min(row, count - 1))
        top = max(0, min(top, index), index - height + 1)
      }
      mutating func page(by pages: Int) {
        top = max(0, min(top + pages * (height - 1), count - height))
        move(to: index + pages * (height - 1))
      }
      mutating func show(height: Int) {
        self.height = height
        move(to: index)
      }
    }
    var (position, list) = (Position(), TerminalList(0..<9) { $0 })
    (position.height, position.top) = (3, 0)
    list.show(height: 3)
    for key in [Key.down, .pageDown, .up, .end, .home, .down, .down] {
      let areUsed = (position.handle(key), list.handle(key))
      #expect(areUsed == (true, true))
      let first = terminal(5, 3) { for row in position.rows(on: $0) { row.write("row \(row.index)") } }
      let second = terminal(5, 3) { for row in list.rows(on: $0) { row.write("row \(row.index)") } }
      #expect(position.index == list.index && first.row(0) == second.row(0))
      #expect(first.looksLike(second))
    }
  }
}
