import Testing
import WaymarkTerminal

@Suite struct TerminalListTests {
  private func list(_ ids: [Int], height: Int) -> TerminalList<[Int], Int> {
    let list = TerminalList(ids) { $0 }
    list.show(height: height)
    return list
  }

  private func press(_ list: inout TerminalList<[Int], Int>, _ key: Key, letters: Bool = false) {
    let isUsed = list.handle(key, letters: letters)
    #expect(isUsed)
  }

  // MARK: Keys

  @Test func keysMove() {
    var list = list(Array(0..<100), height: 10)
    let moves: [(Key, Int)] = [
      (.down, 1), (.down, 2), (.up, 1), (.up, 0), (.up, 0), (.end, 99), (.down, 99), (.home, 0),
      (.pageDown, 9),
      (.control("f"), 18), (.pageUp, 9), (.control("b"), 0), (.pageUp, 0),
    ]
    for (key, row) in moves {
      press(&list, key)
      #expect(list.index == row && list.visible.contains(row), "\(key)")
    }
  }

  @Test func lettersMoveOnlyWhereAsked() {
    var list = list(Array(0..<100), height: 10)
    for letter in "jkgG " {
      let isUsed = list.handle(.character(letter))
      #expect(!isUsed)
    }
    for (letter, row) in zip("jjkG gj", [1, 2, 1, 99, 99, 0, 1]) {
      press(&list, .character(letter), letters: true)
      #expect(list.index == row)
    }
  }

  @Test(
    arguments: [
      .enter, .escape, .tab, .backTab, .left, .right, .backspace, .delete, .character("x"), .character("1"),
      .paste("x"),
      .function(1), .control("a"), .modified(.down, .shift), .alt("j"),
    ] as [Key])
  func allOtherKeysAreTheScreens(key: Key) {
    var list = list([1, 2, 3], height: 3)
    let isUsed = list.handle(key) || list.handle(key, letters: true)
    #expect(!isUsed && list.index == 0)
  }

  // MARK: Scrolling

  @Test func noNumberIsTooLarge() {
    var list = list(Array(0..<20), height: 5)
    list.move(to: .max)
    #expect(list.index == 19)
    list.page(by: .min)
    #expect(list.index == 0)
    list.page(by: .max)
    #expect(list.index == 19)
    list.move(to: .min)
    #expect(list.index == 0)
    list.show(height: .max)
    list.page(by: .max)
    #expect(list.visible == 0..<20 && list.index == 19)
    list.show(height: .min)
    #expect(list.visible.isEmpty)
  }

  // MARK: Identity

  @Test func aSelectionThatWasKeptIsTakenUp() {
    var list = TerminalList(Array(0..<100)) { $0 }
    list.selection = 50
    list.show(height: 9)
    #expect(list.selectedItem == 50 && list.visible == 46..<55)
    list.selection = 52
    #expect(list.visible == 46..<55)
    list.selection = 500
    list.selection = nil
    #expect(list.selectedItem == 52)
    list.selection = 99
    #expect(list.visible == 91..<100)

    var waiting = TerminalList([Int]()) { $0 }
    waiting.selection = 7
    #expect(waiting.selection == 7 && waiting.selectedItem == nil)
    waiting.items = Array(0..<10)
    #expect(waiting.selectedItem == 7)
  }

  @Test func aRowThatIsNotThereIsRefused() async {
    await #expect(processExitsWith: .failure) {
      let list = TerminalList([1, 2]) { $0 }
      _ = list[2]
    }
  }
}
