import Testing
import WaymarkInspector

struct TreeOutlineTests {
  private func stack(_ places: Int...) -> JournalContainer {
    .stack(places.map { JournalPlace(id: $0, text: "p\($0)") })
  }

  /// An outline as a text, with a sign before what is marked.
  private func text(_ tree: JournalTree?, _ before: JournalTree?) -> [String] {
    TreeOutline(of: tree, since: before).lines.map { line in
      String(repeating: "  ", count: line.depth) + line.text + (line.mark.map { " \($0.rawValue)" } ?? "")
    }
  }

  @Test func pushAndPop() {
    let (one, two) = (JournalTree(root: stack(1)), JournalTree(root: stack(1, 2)))
    #expect(text(two, one) == ["window", "  p1 @1", "  p2 @2 added"])
    #expect(text(one, two) == ["window", "  p1 @1", "  p2 @2 removed"])
    #expect(text(two, two) == ["window", "  p1 @1", "  p2 @2"])
    #expect(text(two, nil) == ["window", "  p1 @1", "  p2 @2"])
    #expect(text(nil, two) == ["not known"])
  }

  @Test func modalComesAndGoes() {
    let bare = JournalTree(root: stack(1))
    let modal = JournalTree(root: stack(1), modals: [.init(style: "alert", container: stack(2))])
    #expect(text(modal, bare) == ["window", "  p1 @1", "alert added", "  p2 @2 added"])
    #expect(text(bare, modal) == ["window", "  p1 @1", "alert removed", "  p2 @2 removed"])
  }

  @Test func tabIsSelected() {
    func tree(_ selected: Int) -> JournalTree {
      let tabs = [stack(1), stack(2)].enumerated().map {
        JournalContainer.Tab(key: "k\($0.offset)", container: $0.element)
      }
      return JournalTree(root: .tabs(tabs, selected: selected))
    }
    #expect(
      text(tree(1), tree(0)) == [
        "window", "  tab k0", "    p1 @1", "  tab k1, selected chosen", "    p2 @2",
      ])
  }

  @Test func columnsAndMoves() {
    let before = JournalTree(root: .columns([stack(1), stack(2, 3)], places: 3, front: 1))
    let after = JournalTree(root: .columns([stack(1, 3), stack(2)], places: 3, front: 0))
    #expect(
      text(after, before) == [
        "window", "  column 1, in front chosen", "    p1 @1", "    p3 @3 moved", "  column 2", "    p2 @2",
        "  column 3: empty",
      ])
  }

  @Test func middleOfALongStackIsLeftOut() {
    let places = (1...1000).map { (id: Int) in JournalPlace(id: id, text: "p\(id)") }
    let before = JournalTree(root: .stack(places))
    let lines = text(JournalTree(root: .stack(places + [JournalPlace(id: 1001, text: "p1001")])), before)
    #expect(lines.count == TreeOutline.listedPlaces + 2)
    #expect(lines[1...2] == ["  p1 @1", "  … 881 places not listed"])
    #expect(lines.last == "  p1001 @1001 added")
  }
}
