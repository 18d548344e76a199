import Testing
import WaymarkTerminal

@Suite struct TerminalListTests {
  private struct Message: Identifiable {
    var id: Int
    var subject: String
  }

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

  @Test func anEmptyListTakesItsKeysAndStaysEmpty() {
    var list = list([], height: 5)
    for key in [Key.up, .down, .home, .end, .pageUp, .pageDown] {
      press(&list, key)
      #expect(list.index == 0 && list.visible.isEmpty && list.selectedItem == nil && list.selection == nil)
    }
  }

  // MARK: Scrolling

  @Test func aPageKeepsARowAndARowIsAPageOfOne() {
    var list = list(Array(0..<20), height: 5)
    list.page(by: 1)
    #expect(list.index == 4 && list.visible == 4..<9)
    list.page(by: 100)
    #expect(list.index == 19 && list.visible == 15..<20)
    list.show(height: 1)
    #expect(list.visible == 19..<20)
    list.page(by: -1)
    #expect(list.index == 18 && list.visible == 18..<19)
  }

  @Test func withoutARowNothingIsInViewAndNothingIsLost() {
    var list = list(Array(0..<20), height: 5)
    list.move(to: 10)
    list.show(height: 0)
    #expect(list.visible.isEmpty && list.selectedItem == 10)
    press(&list, .down)
    press(&list, .pageDown)
    list.show(height: 5)
    #expect(list.selectedItem == 12 && list.visible.contains(12))
  }

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

  @Test func theChosenItemStaysChosenWhereItIs() {
    var list = list(Array(0..<20), height: 5)
    list.move(to: 12)
    #expect(list.visible == 8..<13)
    list.items.insert(contentsOf: [100, 101], at: 0)
    #expect(list.selectedItem == 12 && list.index == 14 && list.visible == 10..<15)
    list.items.removeFirst(12)
    #expect(list.selectedItem == 12 && list.index == 2 && list.visible == 0..<5)
    list.items.reverse()
    #expect(list.selectedItem == 12 && list.visible.contains(list.index))
  }

  @Test func theOneThatTakesThePlaceOfAGoneOneIsChosen() {
    var list = list([1, 2, 3, 4], height: 5)
    list.move(to: 1)
    list.items.remove(at: 1)
    #expect(list.selectedItem == 3)
    list.items.removeLast()
    #expect(list.selectedItem == 3)
    list.items.removeLast()
    #expect(list.selectedItem == 1)
    // The one that had gone is not chosen again when it comes back.
    list.items = [3, 2, 1]
    #expect(list.selectedItem == 1)
  }

  @Test func whatWasChosenIsChosenAgainAfterAllWasAway() {
    var list = list(Array(0..<20), height: 5)
    list.move(to: 12)
    list.items = []
    #expect(list.selectedItem == nil && list.selection == 12 && list.index == 0)
    list.items = Array(5..<20)
    #expect(list.selectedItem == 12)
  }

  @Test func anItemThatChangesStaysChosen() {
    var list = TerminalList((0..<5).map { Message(id: $0, subject: "old") })
    list.move(to: 3)
    list.items[3].subject = "new"
    #expect(list.selectedItem?.subject == "new" && list.selection == 3)
  }

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

  @Test func theNextOneOfAKindIsFoundRoundAndRound() {
    var list = list([3, 5, 8, 9, 11], height: 2)
    let isEven: (Int) -> Bool = { $0.isMultiple(of: 2) }
    func next(_ matches: (Int) -> Bool) -> Int? {
      guard let row = list.nextRow(where: matches) else { return nil }
      list.move(to: row)
      return list.selectedItem
    }
    #expect(next(isEven) == 8 && list.visible == 1..<3)
    #expect(next(isEven) == 8)
    #expect(next { $0 < 8 } == 3)
    #expect(next { $0 > 11 } == nil && list.selectedItem == 3)
    list.items = []
    #expect(next(isEven) == nil)
  }

  @Test func aCopyGoesItsOwnWay() {
    var list = list(Array(0..<100), height: 10)
    list.move(to: 20)
    let copy = list
    list.page(by: 3)
    #expect(copy.index == 20 && copy.visible == 11..<21)
    #expect(list.index == 47 && list.visible.contains(47))
  }

  @Test func aRowThatIsNotThereIsRefused() async {
    await #expect(processExitsWith: .failure) {
      let list = TerminalList([1, 2]) { $0 }
      _ = list[2]
    }
  }
}
