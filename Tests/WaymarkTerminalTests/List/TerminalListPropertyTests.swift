import Testing
import WaymarkTerminal
import WaymarkTesting

/// Whatever happens to a list, the item that is chosen and the rows in view are those of a slow and obvious one.
@Suite struct TerminalListPropertyTests {
  /// A list that looks at every row it could begin with.
  private struct SlowList {
    var items: [Int]
    var chosen: Int?
    var row = 0
    var top = 0
    var height = 1

    /// Has the view begin as near to a row as it can with the chosen item in it, and no row empty that could have an item.
    mutating func show(from wanted: Int) {
      let possible = (0...max(0, items.count - height)).filter {
        items.isEmpty || ($0..<$0 + height).contains(row)
      }
      top = possible.min { (abs($0 - wanted), $0) < (abs($1 - wanted), $1) } ?? 0
    }

    mutating func choose(_ wanted: Int) {
      row = items.isEmpty ? 0 : min(max(0, wanted), items.count - 1)
      if !items.isEmpty { chosen = items[row] }
    }

    mutating func change(to items: [Int]) {
      let rowOnScreen = row - top
      self.items = items
      choose(chosen.flatMap { items.firstIndex(of: $0) } ?? row)
      show(from: row - rowOnScreen)
    }

    mutating func page(by pages: Int) {
      let distance = pages * max(1, height - 1)
      let wanted = min(max(0, top + distance), max(0, items.count - height))
      choose(row + distance)
      show(from: wanted)
    }
  }

  private func changed(_ items: [Int], _ next: inout Int, using chance: inout SplitMix) -> [Int] {
    var items = items
    switch Int.random(in: 0..<7, using: &chance) {
    case 0: items = []
    case 1: items.shuffle(using: &chance)
    case 2: items.reverse()
    case 3: items = items.filter { _ in Bool.random(using: &chance) }
    case 4: items.removeFirst(min(items.count, Int.random(in: 0...4, using: &chance)))
    default:
      let place = Int.random(in: 0...items.count, using: &chance)
      let added = next..<(next + Int.random(in: 1...12, using: &chance))
      next = added.upperBound
      items.insert(contentsOf: added, at: place)
    }
    return items
  }

  @Test(arguments: 0..<40)
  func itIsLikeASlowOne(seed: Int) {
    var chance = SplitMix(seed: UInt64(seed))
    var next = 0
    var slow = SlowList(items: [])
    var list = TerminalList([Int]()) { $0 }
    list.show(height: 1)
    for _ in 0..<400 {
      var isRestored = false
      switch Int.random(in: 0..<10, using: &chance) {
      case 0..<3:
        let items = changed(slow.items, &next, using: &chance)
        slow.change(to: items)
        list.items = items
      case 3..<5:
        slow.height = Int.random(in: 1...12, using: &chance)
        slow.show(from: slow.top)
        list.show(height: slow.height)
      case 5:
        // A window without room for a row, and some keys before there is one again.
        list.show(height: 0)
        let distance = Int.random(in: -3...3, using: &chance)
        slow.choose(slow.row + distance)
        list.move(to: list.index + distance)
        #expect(list.visible.isEmpty)
        list.show(height: slow.height)
        isRestored = true
      case 6:
        let pages = Int.random(in: -2...2, using: &chance)
        slow.page(by: pages)
        list.page(by: pages)
      default:
        let key = [Key.up, .down, .home, .end].randomElement(using: &chance) ?? .up
        let target = [Key.up: slow.row - 1, .down: slow.row + 1, .home: 0, .end: slow.items.count - 1]
        slow.choose(target[key] ?? 0)
        slow.show(from: slow.top)
        _ = list.handle(key)
      }
      if isRestored {
        // Where it begins is its own choice, as long as the chosen item is in view.
        slow.show(from: list.visible.lowerBound)
      }
      #expect(list.index == slow.row && list.selection == slow.chosen)
      #expect(list.selectedItem == (slow.items.isEmpty ? nil : slow.chosen))
      #expect(list.visible == slow.top..<min(slow.items.count, slow.top + slow.height))
    }
  }
}
