import Testing
import WaymarkStorage

@testable import WaymarkInspector

struct TreeOutlineTests {
  private func stack(_ places: Int...) -> JSONValue {
    ["stack": .array(places.map { ["e": .number("\($0)"), "r": .string("p\($0)")] })]
  }

  private func tree(_ root: JSONValue, modals: JSONValue = []) -> JournalTree? {
    JournalTree(written: ["root": root, "modals": modals])
  }

  /// An outline as a text, with a sign before what is marked.
  private func text(_ tree: JournalTree?, _ before: JournalTree?) -> [String] {
    TreeOutline(of: tree, since: before).lines.map { line in
      String(repeating: "  ", count: line.depth) + line.text + (line.mark.map { " \($0.rawValue)" } ?? "")
    }
  }

  @Test func pushAndPop() {
    let (one, two) = (tree(stack(1)), tree(stack(1, 2)))
    #expect(text(two, one) == ["window", "  p1 @1", "  p2 @2 added"])
    #expect(text(one, two) == ["window", "  p1 @1", "  p2 @2 removed"])
    #expect(text(two, two) == ["window", "  p1 @1", "  p2 @2"])
    #expect(text(two, nil) == ["window", "  p1 @1", "  p2 @2"])
    #expect(text(nil, two) == ["not known"])
  }

  @Test func modalComesAndGoes() {
    let bare = tree(stack(1))
    var alert = stack(2)
    alert = .object((alert.members ?? [:]).merging(["style": "alert"]) { $1 })
    let modal = tree(stack(1), modals: [alert])
    #expect(text(modal, bare) == ["window", "  p1 @1", "alert added", "  p2 @2 added"])
    #expect(text(bare, modal) == ["window", "  p1 @1", "alert removed", "  p2 @2 removed"])
  }

  @Test func tabIsSelected() {
    func tabs(_ selected: Int) -> JournalTree? {
      let tabs = [stack(1), stack(2)].enumerated().map { index, stack -> JSONValue in
        .object((stack.members ?? [:]).merging(["key": .string("k\(index)")]) { $1 })
      }
      return tree(["tabs": .array(tabs), "at": .number("\(selected)")])
    }
    #expect(
      text(tabs(1), tabs(0)) == [
        "window", "  tab k0", "    p1 @1", "  tab k1, selected chosen", "    p2 @2",
      ])
  }

  @Test func columnsAndMoves() {
    let before = tree(["columns": [stack(1), stack(2, 3)], "places": 3, "front": 1])
    let after = tree(["columns": [stack(1, 3), stack(2)], "places": 3, "front": 0])
    #expect(
      text(after, before) == [
        "window", "  column 1, in front chosen", "    p1 @1", "    p3 @3 moved", "  column 2", "    p2 @2",
        "  column 3, empty",
      ])
  }

  @Test func middleOfALongStackIsLeftOut() {
    func long(_ count: Int) -> JournalTree? {
      tree(["stack": .array((1...count).map { ["e": .number("\($0)"), "r": .string("p\($0)")] })])
    }
    let lines = text(long(1003), long(1002))
    #expect(lines.count == 55)
    #expect(lines[1...2] == ["  p1 @1", "  … 950 places not listed"])
    #expect(lines.filter { $0.hasSuffix("added") } == ["  p1003 @1003 added"])
  }
}
