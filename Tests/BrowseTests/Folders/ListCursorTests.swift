import BrowseCore
import Testing

struct ListCursorTests {
  private func cursor(count: Int, height: Int) -> ListCursor {
    var cursor = ListCursor(count: count)
    cursor.show(height: height)
    return cursor
  }

  @Test func theChosenRowStaysInViewAndInTheList() {
    var cursor = cursor(count: 100, height: 10)
    cursor.move(by: 12)
    #expect(cursor.index == 12 && cursor.visible == 3..<13)
    cursor.move(by: -11)
    #expect(cursor.index == 1 && cursor.visible == 1..<11)
    cursor.move(to: 5000)
    #expect(cursor.index == 99 && cursor.visible == 90..<100)
    cursor.move(by: -5000)
    #expect(cursor.index == 0 && cursor.visible == 0..<10)
  }

  @Test func pagesOverlapByARow() {
    var cursor = cursor(count: 100, height: 10)
    cursor.page(by: 1)
    #expect(cursor.index == 9 && cursor.visible == 9..<19)
    cursor.page(by: -1)
    #expect(cursor.index == 0 && cursor.visible == 0..<10)
  }

  @Test func aShorterListTakesTheRowAlong() {
    var cursor = cursor(count: 100, height: 10)
    cursor.move(to: 99)
    cursor.resize(to: 5)
    #expect(cursor.index == 4 && cursor.visible == 0..<5)
    cursor.resize(to: 0)
    #expect(cursor.index == 0 && cursor.visible.isEmpty)
    cursor.move(by: 1)
    #expect(cursor.index == 0)
  }

  @Test func aGrownWindowIsFilled() {
    var cursor = cursor(count: 20, height: 5)
    cursor.move(to: 19)
    cursor.show(height: 15)
    #expect(cursor.visible == 5..<20)
  }
}
